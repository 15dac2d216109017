/* Where everything stands on the wide board, 1052 x 692: stations around a round window. */

import { polar, at, type Point } from '../../art/geometry';
import type { Place } from './parts';
import type { Territory } from './view';

export const W = 1052,
  H = 692,
  CX = 526,
  CY = 346,
  APERTURE = 258;

/* A station that frames the window: a box with one corner cut by the circle. */
function horn(left: boolean, top: boolean): string {
  const reach = 168,
    gap = 6,
    r = APERTURE + 4,
    x0 = 280,
    x1 = CX - gap,
    dy = CY - reach;
  const xCut = CX - Math.sqrt(r * r - dy * dy),
    yCut = CY - Math.sqrt(r * r - gap * gap);
  const p = (x: number, y: number) => `${(left ? x : 2 * CX - x).toFixed(1)} ${(top ? y : H - y).toFixed(1)}`;
  const turn = left === top ? 0 : 1;
  return (
    `M${p(x0 + 10, 0)}L${p(x1 - 10, 0)}Q${p(x1, 0)} ${p(x1, 10)}L${p(x1, yCut - 6)}Q${p(x1, yCut)} ${p(x1 - 7, yCut + 0.2)}` +
    `A${r} ${r} 0 0 ${turn} ${p(xCut + 3.5, reach - 4.5)}Q${p(xCut, reach)} ${p(xCut - 6, reach)}L${p(x0 + 10, reach)}Q${p(x0, reach)} ${p(x0, reach - 10)}L${p(x0, 10)}Q${p(x0, 0)} ${p(x0 + 10, 0)}Z`
  );
}

function box(x: number, y: number, w: number, h: number, r = 10): string {
  return `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

const row = (x: number, y: number, n: number, pitch: number): Point[] =>
  Array.from({ length: n }, (_, i) => [x + i * pitch, y]);

/** A rule drawn between docks: equal values, rising values, a run. */
export type Link = 'equal' | 'rising' | 'run';

export interface Station {
  shape: string;
  head: Point;
  room: number;
  docks: Point[];
  size: number;
  link?: Link;
  sets: number;
  want?: number;
}

/* The room of a station beside the window. */
const wing = (x: number, y: number, h: number): Pick<Station, 'shape' | 'head' | 'room'> => ({
  shape: box(x, y, 268, h),
  head: [x + 16, y + 14],
  room: 200,
});

export const STATIONS: Record<Place, Station> = {
  solar_converter: { ...wing(0, 0, 170), docks: [...row(36, 88, 4, 44), ...row(36, 132, 4, 44)], size: 38, sets: 1 },
  colony_constructor: {
    ...wing(0, 182, 130),
    docks: [...row(35, 276, 3, 38), ...row(157, 276, 3, 38)],
    size: 36,
    link: 'equal',
    sets: 3,
  },
  colonist_hub: { ...wing(0, 324, 368), docks: [], size: 33, sets: 1 },
  alien_artifact: { ...wing(784, 0, 382), docks: row(820, 88, 4, 44), size: 38, sets: 1 },
  shipyard: {
    ...wing(784, 394, 130),
    docks: [...row(819, 488, 2, 38), ...row(899, 488, 2, 38), ...row(979, 488, 2, 38)],
    size: 36,
    link: 'equal',
    sets: 2,
  },
  lunar_mine: {
    ...wing(784, 536, 156),
    docks: [
      [822, 642],
      [870, 633],
      [918, 630],
      [966, 633],
      [1014, 642],
    ],
    size: 38,
    link: 'rising',
    sets: 5,
  },
  orbital_market: {
    shape: horn(true, true),
    head: [296, 14],
    room: 176,
    docks: [...row(314, 80, 2, 37), ...row(397, 80, 2, 37)],
    size: 35,
    link: 'equal',
    sets: 2,
  },
  raiders_outpost: {
    shape: horn(false, true),
    head: [548, 14],
    room: 176,
    docks: row(664, 84, 3, 37),
    size: 35,
    link: 'run',
    sets: 3,
  },
  terraforming_station: {
    shape: horn(true, false),
    head: [296, 634],
    room: 176,
    docks: [[320, 590]],
    size: 44,
    sets: 1,
    want: 6,
  },
  maintenance_bay: { shape: horn(false, false), head: [548, 634], room: 176, docks: [], size: 26, sets: 1 },
};

/* Where pieces stand on the plates, from the centre of a planet of 240: bonus, colonies, fields. */
export const SPOTS: Record<Territory, { bonus: Point | null; colonies: Point; field: Point }> = {
  heinlein_plains: { bonus: [82, -160], colonies: [74, -116], field: [112, -108] },
  pohl_foothills: { bonus: [144, -68], colonies: [150, -24], field: [100, 2] },
  van_vogt_mountains: { bonus: [142, 76], colonies: [124, 118], field: [88, 82] },
  bradbury_plateau: { bonus: [0, 184], colonies: [0, 142], field: [0, 104] },
  asimov_crater: { bonus: [-142, 76], colonies: [-126, 118], field: [-86, 84] },
  herbert_valley: { bonus: [-140, -68], colonies: [-150, -24], field: [-104, 2] },
  lem_badlands: { bonus: [-80, -160], colonies: [-74, -116], field: [-112, -106] },
  burroughs_desert: { bonus: null, colonies: [0, 44], field: [52, 0] },
};

const rings = (x: number, y: number, radii: number[], squash = 1): string =>
  radii.map((r) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * squash}"/>`).join('');
const PITS: [number, number, number][] = [
  [832, 680, 12],
  [872, 672, 6],
  [908, 684, 16],
  [960, 676, 9],
  [1004, 684, 13],
  [1036, 690, 6],
  [802, 690, 5],
];

/* Quiet blueprints behind the docks: thin lines, one hue, never under text. */
export const SCENES: Partial<Record<Place, string>> = {
  solar_converter: `<circle cx="258" cy="112" r="100" fill="url(#sunlight)"/><g class="blue">${rings(258, 112, [34, 52, 74])}</g>`,
  colonist_hub: `<g class="blue">${rings(236, 352, [22, 34, 48])}<path d="M236 330v-10M236 386v14M214 352h-12M258 352h12"/></g>`,
  alien_artifact: '<ellipse cx="1012" cy="70" rx="90" ry="120" fill="url(#alienlight)"/>',
  shipyard:
    '<g class="blue"><path d="M936 394v10h116M936 394l10 10 10 -10 10 10 10 -10 10 10 10 -10 10 10 10 -10 10 10 10 -10 10 10M1012 404v14M1032 404v26"/></g>',
  lunar_mine: `<circle cx="918" cy="920" r="270" fill="url(#moonlight)"/><circle cx="918" cy="920" r="270" class="rim"/>${PITS.map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.42}" class="pit"/>`).join('')}`,
  orbital_market: `<g class="blue" transform="rotate(-20 296 138)">${rings(298, 138, [40, 31, 12], 0.4)}<path d="M258 138h80"/></g>`,
  raiders_outpost:
    '<g class="blue"><path d="M772 112 748 118 734 134 738 152 724 168M772 128 756 134 750 150 756 170M748 118l8 16M738 152l12 -2"/></g>',
  terraforming_station: `<g class="blue">${rings(320, 590, [34, 46, 60])}</g>`,
  maintenance_bay: `<g class="blue">${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M${772 - i * 14} 524l-60 60"/>`).join('')}</g>`,
};

/** Draw the ticks of the bezel around the window. */
export const BEZEL = Array.from(
  { length: 120 },
  (_, i) => `M${at(polar(CX, CY, APERTURE - 1, i * 3))}L${at(polar(CX, CY, APERTURE - (i % 10 ? 4 : 8), i * 3))}`,
).join('');
