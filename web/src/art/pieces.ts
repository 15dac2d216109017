/* Pieces that several boards share, as markup around 0,0. Every function is pure. */

import { SHAPES, shapePath, type Colour } from './geometry';

export type Hull = Colour | 'relic';

const PIPS: Record<number, [number, number][]> = {
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

/** Draw a colony: a dome whose window has the seat's shape. */
export function colony(colour: Colour, size = 24): string {
  const r = size / 2;
  return `<g class="colony seat-${colour}">
    <ellipse class="ground" cx="0" cy="${r * 0.62}" rx="${r * 1.08}" ry="${r * 0.36}"/>
    <path class="dome" d="M${-r} ${r * 0.5}C${-r} ${-r * 1.25} ${r} ${-r * 1.25} ${r} ${r * 0.5}Q0 ${r * 0.95} ${-r} ${r * 0.5}Z" fill="url(#hull-${colour})"/>
    <path class="glint" d="M${-r * 0.62} ${-r * 0.1}C${-r * 0.5} ${-r * 0.62} ${-r * 0.1} ${-r * 0.7} ${r * 0.1} ${-r * 0.68}"/>
    <path class="window" d="${shapePath(SHAPES[colour], r * 0.3)}" transform="translate(0 ${r * 0.08})"/></g>`;
}

const DROP = 'M12 2.5c3.9 4.6 6.5 8 6.5 11.6a6.5 6.5 0 0 1-13 0C5.5 10.5 8.1 7.1 12 2.5Z';
const ROCK = 'M7.5 4 14 2.5 20.5 8 21.5 14.5 16 21 7 20.5 2.5 13Z';

export type Resource = 'fuel' | 'ore';

/** Draw a token, 24 x 24: fuel and ore are told apart by shape as well, a drop and a faceted rock. */
export function token(kind: Resource): string {
  return kind === 'fuel'
    ? `<path d="${DROP}" fill="currentColor"/><path class="wet" d="M9 14.5a3.2 3.2 0 0 0 2.6 3.2"/>`
    : `<path d="${ROCK}" fill="currentColor"/><path class="lit" d="M7.5 4 14 2.5 12 9.5 2.5 13Z"/><path class="dark" d="M12 9.5 21.5 14.5 16 21 7 20.5Z"/><path class="dim" d="M12 9.5 2.5 13 7 20.5Z"/>`;
}

/** Give the gradients that dice and colonies use; they stand once in the page. */
export function hullDefs(): string {
  const hulls: Hull[] = ['red', 'blue', 'green', 'yellow', 'violet', 'pearl', 'relic'];
  return hulls
    .map(
      (hull) => `<linearGradient id="hull-${hull}" class="seat-${hull}" x1="0" y1="0" x2=".7" y2="1">
    <stop offset="0" stop-color="var(--hull-a)"/><stop offset=".45" stop-color="var(--seat)"/><stop offset="1" stop-color="var(--hull-b)"/></linearGradient>`,
    )
    .join('');
}
