/* Dice, as markup around 0,0: they stand in sentences of every game. Every function is pure. */

import { SHAPES, shapePath, type Colour } from './geometry';

export type Hull = Colour | 'relic';

/** Where the pips of a die stand. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Draw a die as a ship. `size` is the body; the engine pods stand out by a tenth on both sides. 0: no pips. */
export function die(hull: Hull, value: number, size = 30): string {
  const h = size / 2,
    w = size * 0.1,
    step = size * 0.26,
    pip = size * 0.1,
    r = size * 0.22;
  const mark = shapePath(SHAPES[hull], hull === 'relic' ? pip * 1.05 : pip);
  const pips = (PIPS[value] ?? [])
    .map(
      ([x, y]) =>
        `<path class="pip" d="${mark}" transform="translate(${(x * step).toFixed(1)} ${(y * step).toFixed(1)})"/>`,
    )
    .join('');
  return `<g class="die seat-${hull}">
    <path class="wing" d="M${-h - w} ${-h * 0.45}q0 ${-h * 0.25} ${w} ${-h * 0.3}V${h * 0.75}q${-w} ${-h * 0.05} ${-w} ${-h * 0.3}ZM${h + w} ${-h * 0.45}q0 ${-h * 0.25} ${-w} ${-h * 0.3}V${h * 0.75}q${w} ${-h * 0.05} ${w} ${-h * 0.3}Z"/>
    <rect class="body" x="${-h}" y="${-h}" width="${size}" height="${size}" rx="${r}" fill="url(#hull-${hull})"/>
    <path class="shade" d="M${-h} ${h * 0.45}v${h * 0.11}a${r} ${r} 0 0 0 ${r} ${r}H${h - r}a${r} ${r} 0 0 0 ${r} ${-r}v${-h * 0.11}Q0 ${h * 0.8} ${-h} ${h * 0.45}Z"/>
    ${pips}</g>`;
}

/** Give the gradients of hulls; they stand once in the page. */
export function hullDefs(): string {
  const hulls: Hull[] = ['red', 'blue', 'green', 'yellow', 'violet', 'pearl', 'relic'];
  return hulls
    .map(
      (hull) => `<linearGradient id="hull-${hull}" class="seat-${hull}" x1="0" y1="0" x2=".7" y2="1">
    <stop offset="0" stop-color="var(--hull-a)"/><stop offset=".45" stop-color="var(--seat)"/><stop offset="1" stop-color="var(--hull-b)"/></linearGradient>`,
    )
    .join('');
}
