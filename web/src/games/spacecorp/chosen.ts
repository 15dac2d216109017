/* What the choice under consideration means on the chart: read from the offers and the view. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import { ACTIONS, type ActionType } from './facts';
import { oneOf } from '../../lib/named';
import type { Ways } from './findings';
import type { SpaceCorp, Way } from './view';

const words = (offer: Offer): string[] => offer.text.split(' ');

/** Tell which kind of action an answer to the main question is; null: none. */
export const actionOf = (offer: Offer): ActionType | null => oneOf(ACTIONS, words(offer)[0]) ?? null;

/** Give the place of the team that is picked, without its box on a star track. */
export function pickedTeam(choice: Choosing): string | null {
  const id =
    choice.picks.find((pick) => pick.id.startsWith('team:'))?.id ??
    choice.settled?.at.find((each) => each.startsWith('team:'));
  return id?.split(':')[1] ?? null;
}

/** A team on its way, as far as it is chosen. */
export interface Voyage {
  from: string;
  to: string;
  kind: 'move' | 'transport' | 'teleport';
}

/** Give the voyage that is previewed or being paid for. */
export function voyage(choice: Choosing, game: SpaceCorp): Voyage | null {
  const offer = choice.settled;
  if (offer) {
    const [kind, from, to] = words(offer);
    if ((kind === 'move' || kind === 'transport' || kind === 'teleport') && from && to)
      return { kind, from: from.split(':')[0]!, to: to.split(':')[0]! };
  }
  const goal = game.goal;
  return goal?.action === 'move' && goal.from && goal.to ? { kind: 'move', from: goal.from, to: goal.to } : null;
}

/** Give the way of a voyage, as the server tells it; null while that is not known. */
export function wayOf(trip: Voyage | null, choice: Choosing, game: SpaceCorp): Way | null {
  if (trip?.kind !== 'move') return null;
  if (game.goal?.way && game.goal.from === trip.from && game.goal.to === trip.to) return game.goal.way;
  return choice.inspect<Ways>(`ways ${trip.from}`)?.ways[trip.to] ?? null;
}

/** Give the bases that would be built, by site and box from 0. */
export function planned(choice: Choosing, game: SpaceCorp): { site: string; types: (string | null)[] } | null {
  const offer = choice.settled;
  if (offer) {
    const [kind, site, type] = words(offer);
    if (kind === 'build' && site) return { site, types: [type ?? null] };
    if (kind === 'base' && game.goal?.to)
      return { site: game.goal.to, types: [...(game.goal.bases ?? []), site ?? null] };
  }
  return game.goal?.action === 'build' && game.goal.to ? { site: game.goal.to, types: game.goal.bases ?? [] } : null;
}

/** Sort the answers to the main question by their kind of action. */
export function byAction(offers: Offer[]): Map<ActionType, Offer[]> {
  const found = new Map<ActionType, Offer[]>();
  for (const offer of offers) {
    const type = actionOf(offer);
    if (type) found.set(type, [...(found.get(type) ?? []), offer]);
  }
  return found;
}

/** Give the element that every one of some answers touches and that says what kind of answer it is. */
export const shared = (offers: Offer[]): string | null =>
  offers[0]?.at.find((id) => id.startsWith('action:') && offers.every((offer) => offer.at.includes(id))) ?? null;

/** Tell whether an element belongs to the kind of action that the player thinks about. */
export const inKind = (choice: Choosing, id: string, only: ActionType | null): boolean =>
  only === null || choice.left.some((offer) => actionOf(offer) === only && offer.at.includes(id));
