/* Planeteers: from the Sun to the Oort Cloud. Regions are bands between wide arcs, each planet in its band among its moons. */

import { seeded, type Point } from '../../../art/geometry';
import { BOARDS } from '../facts';
import { beyond, type BorderMark, type ChartPlan, type Place } from './chart';
import { arc, body, dot, ring, sector, stroke, type BodyKind } from './draw';

const SUN_X = -1500,
  MID = 262,
  H = 532;
const BANDS: Record<string, [number, number]> = {
  inner: [0, 72],
  belt: [72, 206],
  jupiter: [206, 370],
  saturn: [370, 530],
  uranus: [530, 664],
  neptune: [664, 760],
  pluto: [760, 852],
  oort: [852, 924],
};
const LINE = 'var(--sc-line)',
  SOFT = 'var(--sc-soft)',
  INK = 'var(--sc-ink)',
  PALE = 'var(--sc-pale)';

/** Follow the orbit that crosses the middle line at x. */
export const bend = (x: number, y: number): number => SUN_X + Math.sqrt((x - SUN_X) ** 2 - (y - MID) ** 2);

const SITES: Record<string, Point> = {
  inner_system: [37, 262],
  ceres: [102, 58],
  vesta: [102, 140],
  pallas: [102, 222],
  hygiea: [102, 304],
  interamnia: [102, 386],
  davida: [102, 468],
  io: [244, 62],
  europa: [272, 158],
  ganymede: [298, 254],
  callisto: [272, 356],
  himalia: [244, 456],
  titan: [406, 62],
  enceladus: [434, 158],
  dione: [460, 254],
  rhea: [434, 356],
  iapetus: [406, 456],
  ariel: [560, 62],
  umbriel: [580, 158],
  titania: [594, 254],
  oberon: [580, 356],
  miranda: [560, 456],
  triton: [680, 76],
  proteus: [682, 288],
  nereid: [680, 379],
  pluto_site: [776, 118],
  charon: [776, 254],
  oort_cloud: [888, 262],
};

function place(id: string): Place {
  const site = BOARDS.planeteers.sites.find((each) => each.id === id)!,
    [x0, y] = SITES[id]!,
    x = bend(x0, y);
  if (site.is_start)
    return {
      at: [x, y],
      look: { kind: 'body', r: 14, body: 'globe' },
      label: [x, y + 42, 'middle'],
      boxes: [],
      base: [x, y],
      teams: [x - 17, y + 78],
      row: 2,
      reach: [x, y - 34],
    };
  if (site.is_beyond) return beyond(x, y);
  const kind: BodyKind = site.tags.includes('asteroid') ? 'rock' : 'moon';
  return {
    at: [x, y],
    look: { kind: 'body', r: site.gravity ? 11 : 9, body: kind },
    label: [x + 38, y + 37, 'middle'],
    costs: [x + 38, y + 52, 'middle'],
    gravity: [x - 8, y + 22],
    boxes: [[x + 16, y - 23]],
    base: [x + 59, y + 18],
    teams: [x + 73, y - 12],
    row: 1,
    rises: true,
    reach: [x, y - 26],
  };
}
const places = Object.fromEntries(Object.keys(SITES).map((id) => [id, place(id)]));

const CROSSING_Y: Record<string, number> = {
  inner: 182,
  belt: 306,
  jupiter: 322,
  saturn: 322,
  uranus: 322,
  neptune: 196,
  pluto: 196,
};
const borders: BorderMark[] = BOARDS.planeteers.borders.map((border) => {
  const y = CROSSING_Y[border.a]!;
  return { ...border, at: [bend(BANDS[border.a]![1], y), y] };
});

const band = (x1: number, x2: number): string => sector(SUN_X, MID, x1 - SUN_X, x2 - SUN_X, 78, 102);
const orbit = (x: number): string => arc(SUN_X, MID, x - SUN_X, 78, 102);

function ground(): string {
  const out: string[] = [
    `<circle cx="-60" cy="${MID}" r="300" fill="url(#sc-sunlight)"/><circle cx="-60" cy="${MID}" r="84" fill="var(--sc-gold-97b)" opacity=".14"/>`,
  ];
  for (let x = 30; x < 925; x += 30) out.push(stroke(orbit(x), SOFT, 'stroke-opacity=".2" stroke-dasharray="1 5"'));
  Object.values(BANDS).forEach(([x1, x2], i) => {
    out.push(`<path d="${band(x1, x2)}" fill="var(--sc-blue-54)" fill-opacity="${i % 2 ? 0.07 : 0.02}"/>`);
    if (i < 7) out.push(stroke(orbit(x2), LINE, 'stroke-width="1.6"'));
  });
  const rand = seeded(8);
  const dust = (n: number, x: number, w: number, fill: string, most: number) => {
    for (let i = 0; i < n; i++) {
      const y = rand() * H;
      out.push(dot(bend(x + rand() * w, y), y, 0.5 + rand() * most, fill, 0.12 + rand() * 0.32));
    }
  };
  dust(150, 84, 118, INK, 1.6);
  dust(60, 764, 84, INK, 0.9);
  dust(150, 858, 60, PALE, 1.1);
  const planet = (id: string, x: number, y: number, r: number, kind: BodyKind, orbits: number[], cx = x) =>
    out.push(
      `<clipPath id="sc-band-${id}"><path d="${band(...BANDS[id]!)}"/></clipPath><g clip-path="url(#sc-band-${id})">${orbits.map((q) => ring(cx, y, q, INK, 'stroke-opacity=".2" stroke-dasharray="2 4"')).join('')}<g transform="translate(${x} ${y})">${body(`sc-${id}`, r, kind)}</g></g>`,
    );
  planet('jupiter', 218, 256, 46, 'giant', [80, 113, 197]);
  planet('saturn', 388, 256, 31, 'ringed', [76, 110, 196], 384);
  planet('uranus', 546, 256, 25, 'ice', [56, 106, 196], 538);
  planet('neptune', 690, 182, 23, 'ice', [46, 104], 682);
  return out.join('');
}

/** The little table of transit additions, lower right. */
export const TRANSIT = { x: 676, y: 436, w: 246, h: 92, ids: ['saturn', 'uranus', 'neptune', 'pluto'] };
/** Where radiation begins. */
export const RADIATION: Point = [bend(218, 516), 522];

export const planeteers: ChartPlan = {
  era: 'planeteers',
  w: 924,
  h: H,
  places,
  borders,
  ground: ground(),
  names: Object.entries({ belt: 142, jupiter: 291, saturn: 453, uranus: 600, neptune: 714, pluto: 808, oort: 892 }).map(
    ([region, x]) => ({ region, at: [bend(x, 20), 20] as Point }),
  ),
};
