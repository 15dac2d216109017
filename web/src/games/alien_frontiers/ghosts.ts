/* What the action under consideration would put where: counted from the elements that it touches, never from rules. */

import type { Hull } from '../../art/pieces';
import type { Colour } from '../../art/geometry';
import type { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import type { Change } from '../module';
import { FACILITIES, type AlienFrontiers, type Price } from './view';

/** Give the ships that the previewed action brings to a facility. */
export function ghostShips(place: string, choice: Choosing, colour: Colour): { hull: Hull; value: number }[] {
  const action = choice.settled;
  if (!action?.at.includes(`facility:${place}`)) return [];
  return action.at
    .filter((id) => id.startsWith('ship:'))
    .map((id) => ({ hull: id.endsWith('r') ? 'relic' : colour, value: parseInt(id.slice(5)) }));
}

/** Give the docks that the previewed action takes, or that the ships picked so far would: `next` is the server's word. */
export function docksWanted(place: string, choice: Choosing, ghosts: number, next: number[][]): number[] {
  const state = choice.state(`facility:${place}`);
  if (state === 'quiet' || state === 'later') return [];
  return next[(ghosts || shipsWanted(place, choice)) - 1] ?? [];
}

/* How many ships a facility would take, after the picks made so far. */
function shipsWanted(place: string, choice: Choosing): number {
  const id = `facility:${place}`;
  const sizes = choice.left
    .filter((offer) => offer.at.includes(id))
    .map((offer) => offer.at.filter((other) => other.startsWith('ship:')).length);
  return sizes.length ? Math.min(...sizes) : 0;
}

/** Tell whether the previewed action lands a colony on a territory. */
export const landsOn = (territory: string, choice: Choosing): boolean => choice.settled?.text === `land ${territory}`;

/* What docking as previewed costs, as the server tells it. */
const priced = (offer: Offer | null, view: AlienFrontiers): Price[] => {
  const place = offer?.text.startsWith('dock ')
    ? offer.at.find((id) => id.startsWith('facility:'))?.slice(9)
    : undefined;
  return FACILITIES.flatMap((facility) => (facility === place ? (view.prices[facility] ?? []) : [])).filter(
    (price) => price.n > 0,
  );
};

/** Say what an action would leave its player with. */
export const changes = (offer: Offer, { view }: { view: AlienFrontiers }): Change[] =>
  priced(offer, view).map(({ kind, n, left }) => ({ picture: `af:${kind}`, from: left + n, to: left }));

/** Give what the previewed docking takes from its player, as the server priced the facility. */
export function previewCost(choice: Choosing, view: AlienFrontiers): { fuel: number; ore: number } {
  const spent = { fuel: 0, ore: 0 };
  for (const { kind, n } of priced(choice.settled, view)) spent[kind] = -n;
  return spent;
}
