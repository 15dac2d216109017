/* SpaceCorp in words: what things on the table are called and what they do. */

import { texts, wordsOf } from '../../lib/texts.svelte';
import { nameOf } from '../../lib/seats';
import type { Seat } from '../../lib/wire';
import type { Explained } from '../../ui/explain.svelte';
import type { BoardProps, Described } from '../module';
import { cardOf, colonyOf, progressOf, siteOf, tileOf } from './facts';
import type { ActionType, Card, Era, Mode, TileSymbol } from './facts';
import { signed } from './signs';
import type { ContractView, SiteView, SpaceCorp } from './view';

const GAME = 'spacecorp';

/** Say a text of the game. */
export const sc = wordsOf(GAME);
const has = (key: string): boolean => texts.has(key, GAME);
/* The game's own texts write ids with hyphens. */
const named = (kind: string, id: string, part = ''): string =>
  sc(`${kind}-${id.replaceAll('_', '-')}${part && `.${part}`}`);

export const siteName = (id: string): string => named('site', id);
/** Name a site as briefly as a chart needs it. */
export const siteShort = (id: string): string => (has(`board-site-${id}`) ? sc(`board-site-${id}`) : siteName(id));
export const regionName = (id: string): string =>
  has(`board-region-${id}`) ? sc(`board-region-${id}`) : named('region', id);
export const cardName = (id: string): string => named('card', id);
export const tileName = (id: string): string => named('tile', id);
export const baseName = (id: string): string => named('base', id);
export const baseText = (id: string, era: Era): string => named('base', id, era);
/** Tell whether a type of base exists in an era. */
export const hasBase = (id: string, era: Era): boolean => has(`base-${id.replaceAll('_', '-')}.${era}`);
export const progressName = (id: string): string => named('progress', id);
export const progressText = (id: string): string => named('progress', id, 'text');
export const colonyName = (id: string): string => named('colony', id);
export const colonyText = (id: string): string => named('colony', id, 'text');
export const actionName = (type: ActionType): string => sc(`kind-${type}`);
/** Name an action as briefly as a card needs it. */
export const actionShort = (type: ActionType): string =>
  has(`board-short-${type}`) ? sc(`board-short-${type}`) : actionName(type);
export const eraName = (era: Era): string => sc(`era-${era}`);
/** Name an era without its name in other languages. */
export const eraShort = (era: Era): string => eraName(era).replace(/ *\(.*\)$/, '');
export const edgeName = (id: string): string => named('edge', id);
export const edgeText = (id: string): string => named('edge', id, 'text');
export const stackName = (id: string): string => (has(`board-stack-${id}`) ? sc(`board-stack-${id}`) : id);
export const symbolName = (id: TileSymbol): string => sc(`board-symbol-${id}`);
/** Say what a contract asks for. */
export const contractText = (contract: ContractView): string => sc(contract.text_key).replace(/\.$/, '');
/** Let a long word break: a soft hyphen between syllables, as far as spelling shows them. */
export const soft = (text: string): string =>
  text.replace(/\p{L}{12,}/gu, (word) =>
    word.replace(
      /([аеёиоуыэюяaeiouy])(?=[бвгджзйклмнпрстфхцчшщbcdfghjklmnpqrstvwxz][аеёиоуыэюяaeiouy])/giu,
      (vowel, _, at: number) => (at > 0 && at < word.length - 3 ? `${vowel}\u00AD` : vowel),
    ),
  );
/** Say an amount of profit. */
export const profit = (n: number): string => sc('board-profit', { n });

/** Write the number of a mode. */
export const modeText = (mode: Mode): string => `${mode.op === 'mul' ? '×' : ''}${mode.value}`;

/** Explain an action card: every action, how it may be used, its Edge. */
export function explainCard(id: string): Explained {
  if (id === 'time') return { title: cardName(id), lines: [sc('card-time.text')] };
  const card = cardOf(id);
  if (!card) return { title: cardName(id) };
  return { title: cardName(id), lines: cardLines(card) };
}

/** Say in lines what a card can do. */
export function cardLines(card: Card): string[] {
  const lines = card.actions.map((action) =>
    action.modes
      ? `${actionName(action.type)} ${action.modes.map((mode) => modeText(mode) + (mode.shielded ? ` ${sc('board-shielded')}` : '')).join(` ${sc('board-or')} `)}`
      : `${actionName(action.type)}: ${named('special', action.special!)}`,
  );
  if (card.actions.some((action) => (action.modes?.length ?? 0) > 1)) lines.push(sc('board-modes'));
  if (card.infra) lines.push(sc('board-infra-card'));
  if (card.edge) lines.push(`${sc('board-edge')}: ${edgeText(card.edge)}`);
  return lines;
}

/** Say in lines what a discovery tile brings. */
export function tileLines(id: string): string[] {
  const tile = tileOf(id),
    lines: string[] = [];
  const rewards = tile.rewards.map((reward) =>
    reward.op === 'gain_profit' ? `+${reward.amount}T` : `${actionName(reward.cube)} +${reward.steps}`,
  );
  if (rewards.length) lines.push(sc('board-tile-pays', { what: rewards.join(', ') }));
  if (tile.production !== null) lines.push(sc('board-tile-produces', { n: tile.production }));
  if (tile.colony_points) lines.push(sc('board-tile-points', { n: tile.colony_points }));
  if (tile.base_modifier) lines.push(sc('board-tile-build', { n: signed(tile.base_modifier) }));
  if (tile.symbols.length) lines.push(`${sc('board-tile-shows')}: ${tile.symbols.map(symbolName).join(', ')}`);
  if (tile.special && has(`tile-${id.replaceAll('_', '-')}.text`)) lines.push(named('tile', id, 'text'));
  return lines;
}
export const explainTile = (id: string): Explained => ({ title: tileName(id), lines: tileLines(id) });

export const explainBase = (type: string, era: Era, owner?: string): Explained => ({
  title: owner ? sc('board-base-of', { base: baseName(type), who: owner }) : baseName(type),
  lines: [baseText(type, era)],
});
export function explainProgress(id: string): Explained {
  const card = progressOf(id),
    need = card.prerequisite;
  return {
    title: progressName(id),
    lines: [
      sc(`board-${card.kind}`),
      progressText(id),
      ...(need ? [sc(`board-needs-${need.kind}`, { n: need.min })] : []),
    ],
  };
}
export const explainColony = (id: string): Explained => ({
  title: sc('board-colony-value', { name: colonyName(id), n: colonyOf(id).value }),
  lines: [colonyText(id)],
});
export const explainAction = (type: ActionType): Explained => ({
  title: actionName(type),
  lines: has(`board-action-${type}`) ? [sc(`board-action-${type}`)] : [],
});

/** Explain a site: its costs, what lies there, whose it is. */
export function explainSite(id: string, site: SiteView | undefined, seats: Seat[]): Explained {
  const facts = siteOf(id),
    lines: string[] = [];
  if (facts.lagrange) lines.push(sc('board-lagrange'));
  if (facts.multi_star) lines.push(sc('board-multi-star'));
  const explore = site?.explore_cost ?? null,
    build = site?.build_cost ?? null;
  if (explore !== null) lines.push(sc('board-explore-cost', { n: explore }));
  if (build !== null) lines.push(sc('board-build-cost', { n: build }));
  if (facts.gravity) lines.push(sc('board-gravity', { n: facts.gravity }));
  if (site?.locked) lines.push(sc('board-locked'));
  for (const box of site?.boxes ?? []) {
    const tile = box.tile
      ? tileName(box.tile)
      : box.stack
        ? sc('board-unexplored', { stack: stackName(box.stack) })
        : null;
    const base = box.base
      ? sc('board-base-of', { base: baseName(box.base.type), who: nameOf(seats, box.base.seat) })
      : null;
    if (tile || base) lines.push([tile, base].filter(Boolean).join(': '));
  }
  if (site?.claim) lines.push(sc('board-claim', { who: nameOf(seats, site.claim.seat) }));
  if (site?.colony)
    lines.push(sc('board-colony-of', { name: colonyName(site.colony.tile), who: nameOf(seats, site.colony.seat) }));
  return { title: siteName(id), lines };
}

/** Say what an element is, for the list beside the board; most is pointed at where it lies. */
export function describe(id: string, { view, choice }: BoardProps<SpaceCorp>): Described | null {
  const game = view,
    [kind, key = ''] = id.split(':');
  if (choice.ask === null) return null;
  if (kind === 'contract') {
    const contract = game.contracts.find((each) => each.id === key);
    return contract
      ? {
          title: contractText(contract),
          icon: 'sc:scroll-unfurled',
          note: `+${contract.pays}T`,
        }
      : null;
  }
  return null;
}
