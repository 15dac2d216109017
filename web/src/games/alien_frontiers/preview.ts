/* What the action under consideration would put where: counted from the elements that it touches, never from rules. */

import type { Hull } from '../../art/pieces';
import type { Colour } from '../../art/geometry';
import type { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import type { Change } from '../module';
import type { AlienFrontiers } from './view';
import { costOf } from './words';

/** Give the ships that the previewed action brings to a facility. */
export function ghostShips(place: string, choice: Choosing, colour: Colour): { hull: Hull; value: number }[] {
  const action = choice.settled;
  if (!action?.at.includes(`facility:${place}`)) return [];
  return action.at
    .filter((id) => id.startsWith('ship:'))
    .map((id) => ({ hull: id.endsWith('r') ? 'relic' : colour, value: parseInt(id.slice(5)) }));
}

/** Count the ships that a facility would take from the picks made so far. */
export function shipsWanted(place: string, choice: Choosing): number {
  const id = `facility:${place}`;
  const sizes = choice.left
    .filter((offer) => offer.at.includes(id))
    .map((offer) => offer.at.filter((other) => other.startsWith('ship:')).length);
  return sizes.length ? Math.min(...sizes) : 0;
}

/** Tell whether the previewed action lands a colony on a territory. */
export const landsOn = (territory: string, choice: Choosing): boolean => choice.settled?.text === `land ${territory}`;

/** Say what an action would leave its player with: tokens paid for a facility, a colony out of the reserve. */
export function changes(offer: Offer, { view }: { view: AlienFrontiers }): Change[] {
  const me = view.players[view.active],
    place = offer.text.startsWith('dock ') ? offer.at.find((id) => id.startsWith('facility:'))?.slice(9) : undefined;
  if (!me || !place) return [];
  return (costOf(place, view) ?? [])
    .filter((part) => part.n > 0)
    .map((part) => ({ kind: part.kind, from: me[part.kind], to: me[part.kind] - part.n }));
}

/** Give what the previewed docking costs its player, as the server priced the facility. */
export function previewCost(choice: Choosing, view: AlienFrontiers): { fuel: number; ore: number } {
  const place = choice.settled?.text.startsWith('dock ')
    ? choice.settled.at.find((id) => id.startsWith('facility:'))?.slice(9)
    : undefined;
  const cost = place ? (costOf(place, view) ?? []) : [];
  const sum = (kind: 'fuel' | 'ore') =>
    cost.filter((part) => part.kind === kind).reduce((all, part) => all - part.n, 0);
  return { fuel: sum('fuel'), ore: sum('ore') };
}
