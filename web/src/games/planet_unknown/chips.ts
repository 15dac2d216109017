/* Where the medals of rows and columns stand: like a pinwheel around the planet, so that they hug it and never collide. */

import { spot } from './art/shapes';
import type { Line, Lines } from './board';

/** A medal's place, in squares, and the direction in which it points. */
export interface Chip {
  id: string;
  line: Line;
  x: number;
  y: number;
  angle: number;
}

/** Where a line's letter or number stands, in squares. */
export interface Name {
  id: string;
  x: number;
  y: number;
}

const FAR = 0.52,
  NEAR = 0.27;
type Place = Omit<Chip, 'id' | 'line'>;

function ends(line: Line, row: boolean): [Place, Place, Place] {
  const along = line.cells.map((c) => spot(c)[row ? 0 : 1]),
    low = Math.min(...along) - FAR,
    high = Math.max(...along) + 1 + FAR,
    across = line.index + 0.5;
  return row
    ? [
        { x: low, y: across, angle: 0 },
        { x: high, y: across, angle: 180 },
        { x: -FAR, y: across, angle: 0 },
      ]
    : [
        { x: across, y: low, angle: 90 },
        { x: across, y: high, angle: -90 },
        { x: across, y: -FAR, angle: 90 },
      ];
}

/** Give every row and column its place: rows on the left above and on the right below, columns in the other two quarters. */
export function chipsOf(lines: Lines): Chip[] {
  const placed: Chip[] = [];
  const add = (line: Line, row: boolean) => {
    if (!line.total) return;
    const [low, high, edge] = ends(line, row),
      first = row === line.index < 6 ? low : high;
    const free = (at: Place) => placed.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > 0.8);
    const at = [first, first === low ? high : low, edge].find(free) ?? edge;
    placed.push({ id: row ? `row:${line.index + 1}` : `column:${'abcdefghijkl'[line.index]}`, line, ...at });
  };
  for (const line of lines.rows) add(line, true);
  for (const line of lines.columns) add(line, false);
  return placed;
}

/** Give the letters and numbers of the lines: outside their medals, or at the other end of the line; one without room is left out. */
export function namesOf(chips: Chip[]): Name[] {
  const names: Name[] = [],
    far = (at: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(other.x - at.x, other.y - at.y);
  for (const { id, line, x, y, angle } of chips) {
    const row = id.startsWith('row'),
      [low, high] = ends(line, row),
      end = (row ? x : y) < 6 ? high : low,
      turn = (angle * Math.PI) / 180,
      shift = end === low ? FAR - NEAR : NEAR - FAR;
    const name = id.split(':')[1]!,
      gap = name.length > 1 ? 0.6 : 0.54,
      outside = { x: x - gap * Math.cos(turn), y: y - gap * Math.sin(turn) },
      across = row ? { x: end.x + shift, y } : { x, y: end.y + shift };
    const free = (at: { x: number; y: number }) =>
      at.x > -0.5 &&
      at.x < 12.5 &&
      at.y > -0.5 &&
      at.y < 12.5 &&
      chips.every((chip) => chip.id === id || far(chip, at) > 0.6) &&
      names.every((other) => far(other, at) > 0.4);
    const found = [outside, across].find(free);
    if (found) names.push({ id: name, ...found });
  }
  return names;
}

/** How much room a planet needs around its grid, in squares: a square one leaves no corners free. */
export const marginOf = (round: boolean): number => (round ? 0.98 : 1.5);
