/* Where things stand in the senate: a fan of three floors (rings) and six columns (rays). */

import { polar, type Point } from '../../art/geometry';
import { sector } from './art/kit';

export const W = 1052,
  SENATE_H = 410,
  PLANETS_H = 196,
  GAP = 6,
  H = SENATE_H + GAP + PLANETS_H;

/** A fan: its centre, the radius of the first floor, the depth of a floor, half its angle, half the aisle's. */
export interface Fan {
  cx: number;
  cy: number;
  r0: number;
  ring: number;
  spread: number;
  aisle: number;
  compact: boolean;
  w: number;
  h: number;
}

export const WIDE: Fan = {
  cx: 526,
  cy: 722,
  r0: 424,
  ring: 78,
  spread: 36,
  aisle: 2.7,
  compact: false,
  w: W,
  h: SENATE_H,
};
export const SMALL: Fan = {
  cx: 195,
  cy: 1020,
  r0: 756,
  ring: 71,
  spread: 10.9,
  aisle: 1.25,
  compact: true,
  w: 390,
  h: 312,
};

/** Give the angle that one column takes. */
export const columnWidth = (fan: Fan): number => (fan.spread - fan.aisle) / 3;

/** Give the angle of the middle of a column, 1 to 6. */
export const columnAngle = (fan: Fan, column: number): number =>
  column <= 3 ? -fan.spread + (column - 0.5) * columnWidth(fan) : fan.aisle + (column - 3.5) * columnWidth(fan);

export interface Place {
  path: string;
  lip: string;
  x: number;
  y: number;
  angle: number;
}

/** Outline a cell of the senate, and say where its middle is. */
export function cellPlace(fan: Fan, floor: number, column: number): Place {
  const ra = fan.r0 + (floor - 1) * fan.ring,
    rb = ra + fan.ring - (fan.compact ? 4 : 5),
    angle = columnAngle(fan, column),
    half = columnWidth(fan) / 2 - (fan.compact ? 0.1 : 0.28);
  const [x, y] = polar(fan.cx, fan.cy, (ra + rb) / 2, angle);
  return {
    path: sector(fan.cx, fan.cy, ra, rb, angle - half, angle + half),
    lip: sector(fan.cx, fan.cy, ra, ra + 4, angle - half, angle + half),
    x,
    y,
    angle,
  };
}

/** Give the first radius above the floors. */
export const rim = (fan: Fan): number => fan.r0 + 3 * fan.ring;

/** Outline the steps of a column's project, the first one on the left. */
export function trackSteps(fan: Fan, column: number, steps: number): { path: string; at: Point }[] {
  const angle = columnAngle(fan, column),
    half = columnWidth(fan) / 2 - (fan.compact ? 0.12 : 0.5),
    r = rim(fan) + (fan.compact ? 3 : 5),
    wide = (2 * half) / steps,
    gap = fan.compact ? 0.035 : 0.12;
  return Array.from({ length: steps }, (_, i) => {
    const a = angle - half + i * wide + gap,
      b = a + wide - 2 * gap;
    return { path: sector(fan.cx, fan.cy, r, r + 9, a, b), at: polar(fan.cx, fan.cy, r + 4.5, (a + b) / 2) };
  });
}

/** Give the height of the middle of a floor in the aisle. */
export const floorY = (fan: Fan, floor: number): number => fan.cy - (fan.r0 + (floor - 0.5) * fan.ring - 2);

/** Give the middle of each cell of Neo's map by its depth: influence is the depth, cells of one depth stand above each other. */
export function minePlaces(cells: { id: string; influence: number }[]): Record<string, Point> {
  const deepest = Math.max(1, ...cells.map((cell) => cell.influence));
  return Object.fromEntries(
    cells.map((cell): [string, Point] => {
      const beside = cells.filter((other) => other.influence === cell.influence),
        row = beside.indexOf(cell) - (beside.length - 1) / 2;
      const x = 20 + (cell.influence * 200) / deepest;
      return [
        cell.id,
        [x, 100 + row * (beside.length > 1 ? 62 : 0) - Math.sin((cell.influence / deepest) * Math.PI) * 8],
      ];
    }),
  );
}

/** Give the middle of each position of 6Moon: the moons on an arc, the last one is the planet itself. */
export const moonPlace = (position: number, last: number): Point =>
  position === last ? [93, 140] : polar(93, 148, 78, -90 + (position * 180) / Math.max(1, last - 1));
