/* What the server tells before an answer is given: where a tile fits and why not, what it would bring, how far a rover
   goes. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Message } from '../../lib/wire';
import type { Bonus } from './facts';
import type { CellName, Terrain, Track } from './view';

/** Cells that a marker would enter, with what stands on them. `cancelled`: bonuses that the event takes away. */
export interface Way {
  cells: CellName[];
  bonuses: Bonus[];
  cancelled: Bonus[];
  medal: number | null;
}

/** One station: the ways of its marker, several where the player has a choice. `medals`: what is certain; `dry`: water
    that needs no ice. */
export interface Step {
  terrain: Track;
  ways: Way[];
  medals: number;
  dry: boolean;
}

/** How a row or column would be: its filled squares, whether a meteorite blocks it, whether it is complete. */
export type LineNews = [filled: number, blocked: boolean, complete: boolean];

/** What would change on the planet. `counts`: by how much what an objective counts changes. */
export interface Ground {
  lines: Record<string, LineNews>;
  complete: { line: string; medals: number }[];
  blocked: number;
  cities: { n: number; medals: number };
  parts: { n: number; medals: number };
  counts: Record<string, number>;
  medals: number;
}

/** What a tile would bring. `idle`: stations that give nothing; `ignored`: the event that takes one station away. */
export interface Brings extends Ground {
  steps: Step[];
  energy: Step[] | null;
  idle: Terrain[];
  rock: string | null;
  pods: string[];
  rovers: string[];
  ignored: number | null;
}

/** A tile in one pose: what it brings on each corner where it fits, and why it does not on the others. */
export interface Placements {
  brings: Record<string, Brings>;
  refused: { why: Message; corners: string[] }[];
  elsewhere: Message;
}

/** Where an answer sends a marker. */
export interface Climb extends Way {
  marker: Track;
  down: boolean;
}

/** Give what a patch would bring on a square; what it destroys stands among the effects of the action. */
export function patchBrings(choice: Choosing, square: string): Brings | null {
  const ground = choice.inspect<{ patches: Record<string, Ground> }>('patches')?.patches[square];
  return ground
    ? { ...ground, steps: [], energy: null, idle: [], rock: null, pods: [], rovers: [], ignored: null }
    : null;
}

/** Give where the answers about markers send them. */
export const climbs = (choice: Choosing): Record<string, Climb> | null =>
  choice.offers.some((offer) => offer.at[0]?.startsWith('marker:'))
    ? (choice.inspect<{ climbs: Record<string, Climb> }>('climbs')?.climbs ?? null)
    : null;

/** Give the squares to which a rover can go, each with its way. */
export const reach = (choice: Choosing, from: string): Record<string, string[]> | null =>
  choice.inspect<{ ways: Record<string, string[]> }>(`rover ${from}`)?.ways ?? null;

/** Give a planet as it would lie there at the start. */
export const fresh = (choice: Choosing, planet: string): { lifepods: string[]; filled: number[] } | null =>
  choice.inspect(`planet ${planet}`);

/** Find why a tile does not fit with its corner on a square. */
export const whyNot = ({ refused, elsewhere }: Placements, corner: string): Message =>
  refused.find(({ corners }) => corners.includes(corner))?.why ?? elsewhere;
