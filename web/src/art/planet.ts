/* The planet of Alien Frontiers, painted like cut paper: each territory is a height field, cut into terraces.
   Everything is plain vector paths: crisp at any zoom, no filters, computed once and kept.
   Radii are for a planet of 240; `k` scales it. */

import { line, polar, type Point } from './geometry';
import { TERRITORIES, type Territory } from '../games/alien_frontiers/view';
import { contours, noise, type Noise } from './noise';

/** The territories around the desert in the middle, clockwise. */
export const RING: Territory[] = TERRITORIES.filter((key) => key !== 'burroughs_desert');
const SECTOR = 360 / RING.length;

/** Give the angle of the middle of a territory on the ring. */
export const middle = (key: Territory): number => RING.indexOf(key) * SECTOR + SECTOR / 2;

/* ---------- the eight grounds ---------- */

/* `cuts` are the heights between the tones; `height` in planet units around the centre. */
interface Ground {
  cuts: number[];
  height: (n: Noise, x: number, y: number) => number;
}

/** Give a tone of a ground, from low (0) to high. */
export const tone = (key: Territory, level: number): string => `var(--af-${key.replace(/_/g, '-')}-${level + 1})`;

export const GROUND: Record<Territory, Ground> = {
  heinlein_plains: {
    cuts: [-0.28, -0.1, 0.05, 0.2, 0.38],
    height: (n, x, y) => n(x / 150, y / 38, 2) * 1.1,
  },
  pohl_foothills: {
    cuts: [-0.3, -0.12, 0.05, 0.2, 0.36],
    height: (n, x, y) => n(x / 52, y / 44, 2) * 1.05,
  },
  van_vogt_mountains: {
    cuts: [0.2, 0.42, 0.6, 0.76, 0.91],
    height: (n, x, y) => 1 - Math.abs(n(x / 58, y / 50, 3)) * 1.9,
  },
  bradbury_plateau: {
    cuts: [-0.12, 0.0, 0.12, 0.34],
    height: (n, x, y) => n(x / 62, y / 48, 3) * 1.1,
  },
  asimov_crater: {
    cuts: [-0.38, -0.16, 0.04, 0.26, 0.5],
    height: (n, x, y) => {
      const bowl = (a: number, r: number, size: number) => {
        const [cx, cy] = polar(0, 0, r, middle('asimov_crater') + a),
          d = Math.hypot(x - cx, (y - cy) * 1.12) / size;
        return d < 1 ? d * d * 1.3 - 0.75 : 0.55 * Math.exp(-(d - 1) * 3.2);
      };
      return (
        n(x / 60, y / 60, 2) * 0.45 +
        bowl(0, 152, 38) +
        bowl(-17, 205, 12) +
        bowl(15, 112, 10) +
        bowl(18, 196, 15) +
        bowl(-17, 116, 9)
      );
    },
  },
  herbert_valley: {
    cuts: [-0.62, -0.3, 0, 0.3, 0.62],
    height: (n, x, y) => {
      const bend = 16 * Math.sin(x / 26) + n(x / 40, y / 40, 2) * 22;
      return Math.min(1, Math.abs(y - (-38 + bend)) / 34 - 0.8) + 0.25 * n(x / 60, y / 24, 2);
    },
  },
  lem_badlands: {
    cuts: [-0.1, 0.14, 0.34, 0.52, 0.7],
    height: (n, x, y) => 0.9 - Math.abs(n(x / 34, y / 90, 3)) * 2.1,
  },
  burroughs_desert: {
    cuts: [-0.62, -0.3, 0.0, 0.3, 0.62],
    height: (n, x, y) => Math.sin(y / 8.5 + n(x / 50, y / 50, 2) * 4 + x / 46),
  },
};

/** Outline one territory: a sector with worn edges, or the disc in the middle. */
export function platePath(key: Territory, cx: number, cy: number, k = 1): string {
  const inner = 83,
    outer = 238,
    gap = 3.5;
  const i = RING.indexOf(key),
    disc = inner - gap;
  if (i < 0)
    return `M${cx - disc * k} ${cy}a${disc * k} ${disc * k} 0 1 0 ${2 * disc * k} 0a${disc * k} ${disc * k} 0 1 0 ${-2 * disc * k} 0Z`;
  const edge = (j: number, r: number, side: number) => {
    const n = j % RING.length,
      worn = 3.2 * Math.sin(r / 17 + n * 2.1) + 1.7 * Math.sin(r / 7 + n * 4.7);
    return j * SECTOR + (((worn + (side * gap) / 2) / r) * 180) / Math.PI;
  };
  const points: Point[] = [];
  for (let r = inner; r <= outer; r += 4.4) points.push([r, edge(i, r, 1)]);
  const a0 = points.at(-1)![1],
    a1 = edge(i + 1, outer, -1);
  for (let a = a0 + 2; a < a1 - 1; a += 2) points.push([outer, a]);
  for (let r = outer; r >= inner; r -= 4.4) points.push([r, edge(i + 1, r, -1)]);
  const b0 = points.at(-1)![1],
    b1 = points[0]![1];
  for (let a = b0 - 3; a > b1 + 1; a -= 3) points.push([inner, a]);
  return line(points.map(([r, a]) => polar(cx, cy, r * k, a))) + 'Z';
}

/** Paint the terraces of one territory, around 0,0. */
function terraces(key: Territory): string {
  const { cuts, height } = GROUND[key],
    n = noise(key.length * 31 + key.charCodeAt(0));
  let box: [number, number, number, number] = [-80, -80, 80, 80];
  if (key !== 'burroughs_desert') {
    const corners = [83, 238].flatMap((r) =>
      [0, 0.25, 0.5, 0.75, 1].map((t) => polar(0, 0, r, middle(key) + (t - 0.5) * SECTOR)),
    );
    const xs = corners.map((p) => p[0]),
      ys = corners.map((p) => p[1]);
    box = [Math.min(...xs) - 8, Math.min(...ys) - 8, Math.max(...xs) + 8, Math.max(...ys) + 8];
  }
  return cuts
    .map((cut, i) => {
      const d = contours((x, y) => height(n, x, y), box[0] - 10, box[1] - 10, box[2] + 10, box[3] + 10, cut);
      return `<path d="${d}" fill="var(--af-indigo-16)" fill-opacity=".22" transform="translate(1.3 1.9)"/><path d="${d}" fill="${tone(key, i + 1)}"/>`;
    })
    .join('');
}

/** Give the gradients that a globe needs. */
export function planetDefs(cx: number, cy: number, k: number, id = ''): string {
  return `
    <radialGradient id="sphere${id}" gradientUnits="userSpaceOnUse" cx="${cx - 76 * k}" cy="${cy - 96 * k}" r="${350 * k}">
      <stop offset="0" stop-color="var(--af-gold-97)" stop-opacity=".3"/><stop offset=".4" stop-color="var(--af-gold-97)" stop-opacity="0"/>
      <stop offset=".62" stop-color="var(--af-blue-19b)" stop-opacity=".1"/><stop offset=".84" stop-color="var(--af-blue-17)" stop-opacity=".42"/><stop offset="1" stop-color="var(--af-blue-14)" stop-opacity=".72"/></radialGradient>
    <radialGradient id="air${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${270 * k}">
      <stop offset=".87" stop-color="var(--af-sky-88)" stop-opacity=".85"/><stop offset=".905" stop-color="var(--af-sky-79)" stop-opacity=".36"/><stop offset=".94" stop-color="var(--af-blue-72)" stop-opacity=".13"/><stop offset="1" stop-color="var(--af-blue-72)" stop-opacity="0"/></radialGradient>
    <linearGradient id="airlight${id}" x1=".1" y1="0" x2=".9" y2="1"><stop offset=".1" stop-color="var(--gleam)"/><stop offset=".8" stop-color="var(--gleam)" stop-opacity=".1"/></linearGradient>
    <mask id="airmask${id}"><rect x="${cx - 280 * k}" y="${cy - 280 * k}" width="${560 * k}" height="${560 * k}" fill="url(#airlight${id})"/></mask>`;
}

const painted = new Map<Territory, string>();

/** Paint the whole globe without pieces: air, plates, light. */
export function globe(cx: number, cy: number, k = 1, id = ''): string {
  const plates = TERRITORIES.map((key) => {
    if (!painted.has(key)) painted.set(key, terraces(key));
    const d = platePath(key, cx, cy, k);
    return `<g class="plate" data-territory="${key}">
      <clipPath id="clip${id}-${key}"><path d="${d}"/></clipPath>
      <path d="${d}" fill="${tone(key, 0)}"/>
      <g clip-path="url(#clip${id}-${key})"><g transform="translate(${cx} ${cy}) scale(${k})">${painted.get(key)}</g>
        <path d="${d}" fill="none" stroke="var(--gleam)" stroke-opacity=".3" stroke-width="${2 * k}"/></g>
    </g>`;
  }).join('');
  return `<circle cx="${cx}" cy="${cy}" r="${270 * k}" fill="url(#air${id})" mask="url(#airmask${id})"/>
    <circle cx="${cx}" cy="${cy}" r="${240 * k}" fill="var(--af-blue-18)"/>
    ${plates}
    <circle cx="${cx}" cy="${cy}" r="${239 * k}" fill="url(#sphere${id})" pointer-events="none"/>
    <circle cx="${cx}" cy="${cy}" r="${238.5 * k}" fill="none" stroke="var(--af-sky-93)" stroke-opacity=".6" stroke-width="${1.5 * k}" mask="url(#airmask${id})"/>`;
}
