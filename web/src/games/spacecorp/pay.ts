/* What the words of a payment mean: their signs, names and numbers. */

import type { Seat } from '../../lib/wire';
import { cardOf, progressOf, type ActionType } from './facts';
import type { Source } from './preview';
import { cardLook } from './signs';
import type { PlayerView, SpaceCorp } from './view';
import { cardName, edgeName, modeText, nameOf, sc } from './words';

const BASE_SIGN: Record<string, string> = {
  port: 'control-tower',
  industrial: 'factory',
  shield: 'energy-shield',
  base: 'base-dome',
};

/** Give the kind of value that a goal needs: colonies are helped by building. */
export const kindOf = (game: SpaceCorp): ActionType =>
  game.goal?.action === 'colonize' ? 'build' : (game.goal?.action ?? 'move');

/** Give the sign of a source. */
export function signOf(source: Source): string {
  switch (source.kind) {
    case 'card': {
      const card = cardOf(source.id);
      return card ? cardLook(card).icon : 'hourglass';
    }
    case 'time':
      return 'hourglass';
    case 'profit':
      return 'coins';
    case 'edge':
      return 'hand-grip';
    case 'base':
      return BASE_SIGN[source.id] ?? 'base-dome';
    case 'hq':
      return 'plug';
  }
}

/** Name a source. */
export function labelOf(source: Source, seats: Seat[], me: number): string {
  switch (source.kind) {
    case 'hq':
      return source.seat === me ? sc('board-own-infra') : sc('board-infra-of', { who: nameOf(seats, source.seat!) });
    case 'card':
      return cardName(source.id);
    case 'time':
      return sc(source.id === 'time' ? 'board-time-double' : 'board-time-twice');
    case 'edge':
      return edgeName(source.id);
    case 'base':
      return sc(`board-use-${source.id}`, { who: nameOf(seats, source.seat!) });
    case 'profit':
      return sc('board-profit-title');
  }
}

/** Add up what the boxes of a headquarters show; shielded: the box that loses least by it uses its shielded number. */
export function lent(player: PlayerView | undefined, action: ActionType, shielded: boolean): number {
  const faces = (player?.boxes ?? []).flatMap((box) => (box[action] ? [box[action]] : []));
  const losses = faces.some((face) => face.shielded)
    ? []
    : faces.flatMap((face) => (face.other === null || face.multiplies ? [] : [face.value - face.other]));
  const sum =
    faces.filter((face) => !face.multiplies).reduce((total, face) => total + face.value, 0) -
    (shielded && losses.length ? Math.min(...losses) : 0);
  const times = faces.filter((face) => face.multiplies).reduce((total, face) => total * face.value, 1);
  return sum ? sum * times : times > 1 ? times : 0;
}

/** Give what the progress cards of a seat add to an action: '+2', '×2'. */
export function bonuses(player: PlayerView | undefined, action: ActionType): { id: string; text: string }[] {
  return (player?.progress ?? []).flatMap((id) =>
    progressOf(id).effects.flatMap((effect) =>
      effect.action !== action
        ? []
        : effect.op === 'add_action'
          ? [{ id, text: `+${effect.value}` }]
          : effect.op === 'multiply_action'
            ? [{ id, text: `×${effect.factor}` }]
            : [],
    ),
  );
}

/** Write what a source adds, '' if it adds no number. */
export function numberOf(source: Source, game: SpaceCorp, action: ActionType): string {
  switch (source.kind) {
    case 'hq':
      return String(lent(game.players[source.seat!], action, source.shielded));
    case 'card': {
      const modes = cardOf(source.id)?.actions.find((each) => each.type === action)?.modes ?? [],
        mode = modes.find((each) => each.shielded === source.shielded) ?? modes[0];
      return mode ? modeText(mode) : '';
    }
    case 'time':
      return source.id === 'time' ? '×2' : '';
    case 'profit':
      return `−${source.id}T`;
    default:
      return '';
  }
}
