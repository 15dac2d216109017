/* The way of a rover: as answers, and as a line on the planet. */

import { spot } from './art/shapes';
import { codeOf } from './board';

/** Write a way as the answers that it takes. */
export const answersOf = (from: string, way: string[]): string[] =>
  way.map((to, i) => `move ${i ? way[i - 1] : from} ${to}`);

/** Give the middles of the squares of a way, in squares. */
export const pointsOf = (from: string, way: string[]): [number, number][] =>
  [from, ...way].map((name) => {
    const [x, y] = spot(codeOf(name));
    return [x + 0.5, y + 0.5];
  });
