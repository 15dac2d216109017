/* Ways of a rover over the planet. The server says which first step is legal; each further one is asked for in turn. */

import type { Choosing } from '../../lib/choosing.svelte';
import { spot, code } from './art/shapes';
import { beside, codeOf, coveredOf, nameAt } from './board';
import { EVENT_CARDS, planetOf } from './facts';
import type { PlanetUnknown, PlayerView } from './view';

/** Give the squares to which a rover can go with the points there are, each with its way. */
export function reach(view: PlanetUnknown, player: PlayerView, choice: Choosing, from: string): Map<string, string[]> {
  const planet = planetOf(player.planet),
    covered = coveredOf(player),
    start = codeOf(from);
  const others = new Set(player.rovers.map(codeOf)),
    first = new Set<number>();
  for (const offer of choice.offers)
    if (offer.text.startsWith(`move ${from} `) && offer.at.length === 2) first.add(codeOf(offer.text.split(' ')[2]!));
  const card = view.events?.card,
    ban = card ? EVENT_CARDS.get(card)?.effects.find((effect) => effect.rule === 'rover_not_onto')?.terrain : undefined;
  const toxic = new Set((planet.special.toxic ?? []).map(([x, y]) => code(x, y)).filter((c) => !covered.has(c)));
  const diagonal =
    player.corporation === 'cosmos_inc' && player.techs.some((tech) => tech.level === 1 && tech.accessible);
  const blocked = new Set(
    (planet.special.blocked_edges ?? []).flatMap(([a, b]) => [
      `${code(...a)}-${code(...b)}`,
      `${code(...b)}-${code(...a)}`,
    ]),
  );
  const steps = (c: number) =>
    [...beside(c), ...(diagonal && !blocked.size ? [c + 33, c - 33, c + 31, c - 31] : [])].filter(
      (next) =>
        planet.squares.has(next) &&
        !others.has(next) &&
        !toxic.has(next) &&
        !blocked.has(`${c}-${next}`) &&
        (!ban || covered.get(next)?.terrain !== ban),
    );
  const found = new Map<string, string[]>(),
    ways = new Map<number, string[]>([[start, []]]);
  let edge = [start];
  for (let left = Math.max(player.movement, first.size ? 1 : 0); left > 0 && edge.length; left--) {
    const next: number[] = [];
    for (const c of edge)
      for (const to of c === start ? first : steps(c)) {
        if (ways.has(to) || to === start) continue;
        const way = [...ways.get(c)!, nameAt(to)];
        ways.set(to, way);
        found.set(nameAt(to), way);
        next.push(to);
      }
    edge = next;
  }
  return found;
}

/** Write a way as the answers that it takes. */
export const answersOf = (from: string, way: string[]): string[] =>
  way.map((to, i) => `move ${i ? way[i - 1] : from} ${to}`);

/** Give the middles of the squares of a way, in squares. */
export const pointsOf = (from: string, way: string[]): [number, number][] =>
  [from, ...way].map((name) => {
    const [x, y] = spot(codeOf(name));
    return [x + 0.5, y + 0.5];
  });
