/* Points, shapes and a small generator, shared by pieces, boards and posters.
   Angles are degrees clockwise from 12 o'clock. */

import { COLORS, type Color } from '../lib/wire';

export type Point = [number, number];

/** Give the point at a distance and an angle from a centre. */
export function polar(cx: number, cy: number, r: number, deg: number): Point {
  const a = ((deg - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

/** Write a point as path data. */
export const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Write an open line through points as path data. */
export const line = (points: Point[]): string => 'M' + points.map(at).join('L');

/** Give a generator of numbers 0..1, so that painted ground looks the same on every visit. */
export function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Shape = 'triangle' | 'circle' | 'square' | 'diamond' | 'hexagon' | 'star';

export type Colour = Color;
export const COLOURS = COLORS;

/* A seat is always a colour and a shape. The relic is nobody's: it wears the star. */
export const SHAPES: Record<Colour | 'relic', Shape> = {
  red: 'triangle',
  blue: 'circle',
  green: 'square',
  yellow: 'diamond',
  violet: 'hexagon',
  pearl: 'star',
  relic: 'star',
};

/** Outline a shape around 0,0; shapes of one radius look equally heavy. */
export function shapePath(shape: Shape, r: number): string {
  const corners = (n: number, radius: number, turn = 0) =>
    line(Array.from({ length: n }, (_, i) => polar(0, 0, radius, turn + (i * 360) / n))) + 'Z';
  switch (shape) {
    case 'triangle':
      return `M0 ${-r * 1.05}L${r * 1.08} ${r * 0.82}H${-r * 1.08}Z`;
    case 'square':
      return `M${-r * 0.86} ${-r * 0.86}H${r * 0.86}V${r * 0.86}H${-r * 0.86}Z`;
    case 'diamond':
      return corners(4, r * 1.16);
    case 'hexagon':
      return corners(6, r * 1.04, 30);
    case 'star':
      return line(Array.from({ length: 10 }, (_, i) => polar(0, 0, i % 2 ? r * 0.55 : r * 1.2, i * 36))) + 'Z';
    default:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
}

/** Draw a sky with stars that stay where they are. */
export function stars(n: number, w: number, h: number, seed = 1, big = 0.06): string {
  const rand = seeded(seed);
  return Array.from({ length: n }, () => {
    const x = rand() * w,
      y = rand() * h,
      b = rand();
    const r = b < big ? 1.3 : 0.45 + b * 0.45;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="${rand() > 0.8 ? 'var(--star-warm)' : 'var(--star-cold)'}" opacity="${(0.15 + rand() * 0.6).toFixed(2)}"/>`;
  }).join('');
}
