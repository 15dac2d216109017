/* Mariners: from Earth to the Asteroid Belt, the Sun on the left, orbits as wide arcs. */

import { polar, seeded, type Point } from '../../../art/geometry';
import { BOARDS } from '../facts';
import { beyond, type BorderMark, type ChartPlan, type Place } from './chart';
import { arc, body, dot, r1, ring, sector, segment, stroke, type BodyKind } from './draw';

const SUN: Point = [-260, 296],
  EARTH: Point = [262, 296];
const R1 = 330,
  R2 = 760,
  R3 = 1045,
  R4 = 1160;
const LINE = 'var(--sc-line)',
  SOFT = 'var(--sc-soft)',
  INK = 'var(--sc-ink)';

/* Degrees below the line from the Sun to Mars. */
const at = (r: number, deg: number): Point => polar(...SUN, r, 90 + deg);

const world = (x: number, y: number, r: number, kind: BodyKind, more: Partial<Place>): Place => ({
  at: [x, y],
  look: { kind: 'body', r, body: kind },
  label: [x, y + r + 22, 'middle'],
  boxes: [[x + 24, y - 28]],
  base: [x + 70, y + 16],
  teams: [x + 84, y - 2],
  row: 2,
  reach: [x - 20, y - 20],
  ...more,
});
const point = (x: number, y: number, more: Partial<Place> = {}): Place => ({
  at: [x, y],
  look: { kind: 'lagrange' },
  label: [x, y + 30, 'middle'],
  boxes: [],
  base: [x, y],
  teams: [x + 25, y - 6],
  row: 2,
  reach: [x - 22, y - 17],
  ...more,
});
/* One of the two fields on Mars; its box and its price stand beside it. */
const pole = (y: number, box: number, reach: number): Place => ({
  at: [654, y],
  look: { kind: 'plate', w: 100, h: 44 },
  label: [648, y - 2, 'middle'],
  costs: [654, y + 15, 'middle'],
  gravity: [690, y - 6],
  boxes: [[736, box]],
  base: [782, box + 44],
  teams: [796, box + 10],
  row: 1,
  reach: [606, reach],
});

const places: Record<string, Place> = {
  earth: world(216, 316, 25, 'globe', {
    label: [196, 360, 'middle'],
    gravity: [238, 356],
    boxes: [],
    teams: [205, 384],
    row: 4,
    reach: [190, 290],
  }),
  luna: world(280, 250, 14, 'moon', {
    label: [258, 247, 'end'],
    boxes: [[268, 272]],
    costs: [268, 338, 'start'],
    base: [313, 314],
    teams: [310, 240],
    reach: [266, 230],
  }),
  l1: point(386, 330),
  l4: point(176, 200),
  l5: point(176, 398, { reach: [154, 381] }),
  solar_l2: point(440, 436, { reach: [418, 418] }),
  solar_l4: point(96, 88),
  solar_l5: point(260, 530),
  sisyphus: world(456, 150, 12, 'rock', {
    label: [456, 186, 'middle'],
    boxes: [[384, 112]],
    base: [430, 156],
    teams: [484, 140],
    row: 1,
    reach: [472, 128],
  }),
  eros: world(222, 58, 12, 'rock', {
    teams: [308, 42],
    reach: [200, 40],
  }),
  halley: world(612, 506, 12, 'rock', {
    label: [612, 542, 'middle'],
    boxes: [[642, 482]],
    base: [688, 524],
    teams: [704, 496],
    reach: [592, 488],
  }),
  mars_north: pole(184, 150, 164),
  mars_south: pole(242, 222, 224),
  phobos: world(538, 104, 11, 'rock', {
    label: [538, 138, 'middle'],
    teams: [624, 90],
    reach: [520, 82],
  }),
  deimos: world(556, 334, 10, 'rock', {
    label: [556, 368, 'middle'],
    boxes: [[580, 308]],
    base: [626, 352],
    teams: [642, 322],
    reach: [535, 316],
  }),
  asteroid_belt: beyond(842, 300),
};

/* Where each border is crossed: the place of its number, and the way that a team takes. */
const CROSSINGS: Record<string, Point> = {
  'earth_luna cislunar': [350, 272],
  'cislunar near_earth': [421, 250],
  'near_earth leading_orbit': at(600, -20.5),
  'near_earth trailing_orbit': at(600, 20.5),
  'near_earth comet_track': at(R2, 14),
  'near_earth mars': [497, 226],
  'leading_orbit mars': at(R2, -21.8),
  'trailing_orbit comet_track': at(R2, 22.2),
  'comet_track mars': at(905, 8),
  'mars belt_edge': at(R3, -9),
  'comet_track belt_edge': at(R3, 13),
};
const RINGS: Record<string, number> = { 'earth_luna cislunar': 92, 'cislunar near_earth': 166 };
const borders: BorderMark[] = BOARDS.mariners.borders.map((border) => {
  const key = `${border.a} ${border.b}`,
    r = RINGS[key];
  return { ...border, at: CROSSINGS[key]!, ...(r ? { ring: { at: EARTH, r } } : {}) };
});

function ground(): string {
  const [sx, sy] = SUN,
    [ex, ey] = EARTH,
    out: string[] = [];
  out.push(`<circle cx="${sx}" cy="${sy}" r="600" fill="url(#sc-sunlight)"/>`);
  for (let r = 380; r < 1200; r += 55) out.push(ring(sx, sy, r, SOFT, 'stroke-opacity=".28" stroke-dasharray="1 5"'));
  for (let a = -36; a <= 36; a += 6) out.push(stroke(segment(at(340, a), at(1160, a)), SOFT, 'stroke-opacity=".18"'));
  out.push(ring(sx, sy, 522, INK, 'stroke-opacity=".3"'), ring(sx, sy, 915, INK, 'stroke-opacity=".22"'));
  const wash = (a: number, b: number, p: number, q: number, opacity: number) =>
    out.push(`<path d="${sector(sx, sy, a, b, 90 + p, 90 + q)}" fill="var(--sc-blue-54)" fill-opacity="${opacity}"/>`);
  wash(R1, R2, -20.5, 20.5, 0.07);
  wash(R2, R3, -50, 8, 0.05);
  wash(R3, R4, -50, 50, 0.1);
  const line = (d: string) => out.push(stroke(d, LINE, 'stroke-width="1.6"'));
  for (const r of [R1, R2, R3, R4]) line(arc(sx, sy, r, 30, 150));
  for (const [a, b, deg] of [
    [R1, R2, -20.5],
    [R1, R2, 20.5],
    [R2, R3, 8],
  ] as const)
    line(segment(at(a, deg), at(b, deg)));
  out.push(
    `<circle cx="${ex}" cy="${ey}" r="166" fill="var(--sky-edge)" fill-opacity=".75" stroke="${LINE}" stroke-width="1.6"/>`,
    ring(ex, ey, 129, INK, 'stroke-opacity=".3" stroke-dasharray="2 5"'),
    `<circle cx="${ex}" cy="${ey}" r="92" fill="var(--sc-blue-27)" fill-opacity=".85" stroke="${LINE}" stroke-width="1.6"/>`,
  );
  for (let a = 0; a < 360; a += 6)
    out.push(stroke(segment(polar(ex, ey, 166, a), polar(ex, ey, a % 30 ? 170 : 174, a)), INK, 'stroke-opacity=".4"'));
  const rand = seeded(42);
  for (let i = 0; i < 190; i++) {
    const [x, y] = at(R3 + 8 + rand() * (R4 - R3 - 16), -18 + rand() * 36),
      q = 0.6 + rand() * rand() * 4.5,
      faint = 0.2 + rand() * 0.45;
    if (Math.hypot(x - 842, (y - 310) * 0.7) < 54) continue;
    out.push(
      q > 2.4
        ? `<g transform="translate(${r1(x)} ${r1(y)})">${body(`sc-belt${i}`, q + 1.2, 'rock', i)}</g>`
        : dot(x, y, q, INK, faint),
    );
  }
  out.push(
    `<ellipse cx="470" cy="610" rx="250" ry="88" transform="rotate(-14 470 610)" fill="none" stroke="${INK}" stroke-opacity=".35" stroke-dasharray="3 4"/><path d="M602 504Q540 512 500 548Q552 524 604 514Z" fill="url(#sc-tail)"/>`,
  );
  out.push(`<g transform="translate(654 212)">${body('sc-mars', 72, 'mars')}</g>`);
  return out.join('');
}

const [n1, n2] = [polar(...EARTH, 190, 212), polar(...EARTH, 190, 118)];

export const mariners: ChartPlan = {
  era: 'mariners',
  w: 924,
  h: 590,
  places,
  borders,
  ground: ground(),
  names: [
    { region: 'leading_orbit', at: [60, 24], anchor: 'start' },
    { region: 'trailing_orbit', at: [300, 580], anchor: 'start' },
    { region: 'mars', at: [520, 24], anchor: 'start' },
    { region: 'comet_track', at: [700, 568], anchor: 'start' },
    { region: 'cislunar', at: [0, 0], along: arc(...EARTH, 149, -80, 80) },
    { region: 'earth_luna', at: [0, 0], along: arc(...EARTH, 76, -80, 60) },
    { region: 'near_earth', at: [0, 0], along: `M${r1(n1[0])} ${r1(n1[1])}A190 190 0 0 0 ${r1(n2[0])} ${r1(n2[1])}` },
  ],
};
