/* Where the medals of rows and columns stand: like a pinwheel around the planet, so that they hug it and never collide. */

import { spot } from './art/shapes';
import type { Line, Lines } from './board';

/** A medal's place, in squares, and the direction in which it points. */
export interface Chip { id: string; line: Line; x: number; y: number; angle: number }

const FAR = .52;
type Place = Omit<Chip, 'id' | 'line'>;

function ends(line: Line, row: boolean): [Place, Place, Place] {
  const along = line.cells.map(c => spot(c)[row ? 0 : 1]), low = Math.min(...along) - FAR, high = Math.max(...along) + 1 + FAR, across = line.index + .5;
  return row ? [{ x: low, y: across, angle: 0 }, { x: high, y: across, angle: 180 }, { x: -FAR, y: across, angle: 0 }] : [{ x: across, y: low, angle: 90 }, { x: across, y: high, angle: -90 }, { x: across, y: -FAR, angle: 90 }];
}

/** Give every row and column its place: rows on the left above and on the right below, columns in the other two quarters. */
export function chipsOf(lines: Lines): Chip[] {
  const placed: Chip[] = [];
  const add = (line: Line, row: boolean) => {
    if (!line.total) return;
    const [low, high, edge] = ends(line, row), first = row === line.index < 6 ? low : high;
    const free = (at: Place) => placed.every(other => Math.hypot(other.x - at.x, other.y - at.y) > .8);
    const at = [first, first === low ? high : low, edge].find(free) ?? edge;
    placed.push({ id: row ? `row:${line.index + 1}` : `column:${'abcdefghijkl'[line.index]}`, line, ...at });
  };
  for (const line of lines.rows) add(line, true);
  for (const line of lines.columns) add(line, false);
  return placed;
}

/** How much room a planet needs around its grid, in squares: a square one leaves no corners free. */
export const marginOf = (round: boolean): number => round ? .98 : 1.5;
