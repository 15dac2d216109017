/* What the server tells before an answer is given: where a tile fits and why not, what it would bring, how far a rover
   goes. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Message } from '../../lib/wire';
import type { Brings, Climbs, FreshPlanet, Patches, Placements, Reach } from './findings';

/** Give what a patch would bring on a square; what it destroys stands among the effects of the action. */
export function patchBrings(choice: Choosing, square: string): Brings | null {
  const ground = choice.inspect<Patches>('patches')?.patches[square];
  return ground
    ? { ...ground, steps: [], energy: null, idle: [], rock: null, pods: [], rovers: [], ignored: null }
    : null;
}

/** Give where the answers about markers send them. */
export const climbs = (choice: Choosing): Climbs['climbs'] | null =>
  choice.offers.some((offer) => offer.at[0]?.startsWith('marker:'))
    ? (choice.inspect<Climbs>('climbs')?.climbs ?? null)
    : null;

/** Give the squares to which a rover can go, each with its way. */
export const reach = (choice: Choosing, from: string): Reach['ways'] | null =>
  choice.inspect<Reach>(`rover ${from}`)?.ways ?? null;

/** Give a planet as it would lie there at the start. */
export const fresh = (choice: Choosing, planet: string): FreshPlanet | null => choice.inspect(`planet ${planet}`);

/** Find why a tile does not fit with its corner on a square. */
export const whyNot = ({ refused, elsewhere }: Placements, corner: string): Message =>
  refused.find(({ corners }) => corners.includes(corner))?.why ?? elsewhere;
