/* Painted ground: smooth noise, and the curves around everything higher than a level. */

import { at, seeded, type Point } from './geometry';

export type Height = (x: number, y: number) => number;
export type Noise = (x: number, y: number, octaves?: number) => number;

/** Give smooth noise around 0. */
export function noise(seed: number): Noise {
  const rand = seeded(seed),
    grid = Array.from({ length: 256 }, () => rand() * Math.PI * 2);
  const slope = (ix: number, iy: number, x: number, y: number) => {
    const a = grid[((ix * 73 + iy * 151) & 0xffff) % 251]!;
    return Math.cos(a) * (x - ix) + Math.sin(a) * (y - iy);
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const one = (x: number, y: number) => {
    const ix = Math.floor(x),
      iy = Math.floor(y),
      u = ease(x - ix),
      v = ease(y - iy);
    const top = slope(ix, iy, x, y) * (1 - u) + slope(ix + 1, iy, x, y) * u;
    const low = slope(ix, iy + 1, x, y) * (1 - u) + slope(ix + 1, iy + 1, x, y) * u;
    return top * (1 - v) + low * v;
  };
  return (x, y, octaves = 3) => {
    let sum = 0;
    for (let o = 0, amp = 1, f = 1; o < octaves; o++, amp /= 2, f *= 2) sum += amp * one(x * f + o * 17, y * f - o * 9);
    return sum;
  };
}

/* From which side of a cell to which the curve goes (0 top, 1 right, 2 low, 3 left), by the corners that are higher. */
const PAIRS = ['', '23', '12', '13', '01', '03 21', '02', '03', '30', '20', '32 10', '10', '31', '21', '32', ''].map(
  (ways) => ways.match(/\d\d/g) ?? [],
);

/** Draw closed curves around everything higher than `level` (marching squares, then smoothed). */
export function contours(
  height: Height,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  level: number,
  step = 5,
): string {
  const nx = Math.ceil((x1 - x0) / step) + 1,
    ny = Math.ceil((y1 - y0) / step) + 1,
    h: number[] = [];
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const rim = i === 0 || j === 0 || i === nx - 1 || j === ny - 1;
      h.push(rim ? level - 0.5 : height(x0 + i * step, y0 + j * step));
    }
  const cross = (i: number, j: number, k: number, l: number): Point => {
    const a = h[j * nx + i]!,
      b = h[l * nx + k]!,
      t = (level - a) / (b - a);
    return [x0 + (i + (k - i) * t) * step, y0 + (j + (l - j) * t) * step];
  };
  const next = new Map<string, [Point, Point]>();
  const key = (p: Point) => p[0].toFixed(2) + ',' + p[1].toFixed(2);
  for (let j = 0; j < ny - 1; j++)
    for (let i = 0; i < nx - 1; i++) {
      const up = (a: number, b: number) => (h[b * nx + a]! > level ? 1 : 0);
      const kind = up(i, j) * 8 + up(i + 1, j) * 4 + up(i + 1, j + 1) * 2 + up(i, j + 1);
      const side = (s: string | undefined) =>
        s === '0'
          ? cross(i, j, i + 1, j)
          : s === '1'
            ? cross(i + 1, j, i + 1, j + 1)
            : s === '2'
              ? cross(i, j + 1, i + 1, j + 1)
              : cross(i, j, i, j + 1);
      for (const [from, to] of PAIRS[kind]!) {
        const p = side(from);
        next.set(key(p), [p, side(to)]);
      }
    }
  let path = '';
  while (next.size) {
    const loop: Point[] = [];
    for (let here = next.keys().next().value!, step_ = next.get(here); step_; step_ = next.get(here)) {
      next.delete(here);
      loop.push(step_[0]);
      here = key(step_[1]);
    }
    if (loop.length < 6) continue;
    const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    path +=
      'M' +
      at(mid(loop.at(-1)!, loop[0]!)) +
      loop.map((p, i) => `Q${at(p)} ${at(mid(p, loop[(i + 1) % loop.length]!))}`).join('') +
      'Z';
  }
  return path;
}
