/* Starfarers: thirteen suns around ours. A star stands in the direction in which it is seen from the Sun, by its right
   ascension, as far as lanes and tiles leave room. */

import { polar, type Point } from '../../../art/geometry';
import { BOARDS } from '../facts';
import { BOX, type BorderMark, type ChartPlan, type Place } from './chart';
import { ring, segment, stroke } from './draw';

const SUN: Point = [366, 262];
const STARS: Record<string, Point> = {
  sun: SUN,
  alpha_centauri: [236, 146],
  barnards_star: [494, 148],
  wolf_1061: [378, 58],
  luhman_16: [98, 180],
  wolf_359: [214, 290],
  sirius: [276, 392],
  kapteyns_star: [98, 330],
  epsilon_eridani: [446, 430],
  tau_ceti: [622, 420],
  lacaille_9352: [596, 232],
  epsilon_indi: [620, 58],
  sixty_one_cygni: [762, 122],
  ross_780: [824, 318],
};
const VOIDS: Record<string, Point> = { void_a: [500, 334], void_b: [128, 500], void_c: [716, 338], void_d: [850, 214] };
/* Where the lanes to the Orion Spur leave the chart. */
const EXITS: Record<string, Point> = {
  'kapteyns_star orion_1': [10, 400],
  'epsilon_eridani orion_1': [412, 522],
  'ross_780 orion_2': [912, 396],
  'tau_ceti orion_2': [676, 520],
  'sixty_one_cygni orion_2': [912, 92],
  'wolf_1061 orion_3': [338, 10],
  'epsilon_indi orion_3': [672, 10],
  'alpha_centauri orion_3': [190, 10],
};
/** The rims of the chart that lead to the Orion Spur. */
export const RIMS: Record<string, { path: string; name: Point; turn: number; teams: Point }> = {
  orion_1_site: { path: 'M6 350V430Q6 526 100 526H470', name: [74, 512], turn: 0, teams: [200, 512] },
  orion_2_site: { path: 'M916 60V430Q916 526 820 526H640', name: [902, 260], turn: 90, teams: [898, 440] },
  orion_3_site: { path: 'M150 6H720', name: [468, 26], turn: 0, teams: [560, 20] },
};

/** Give where a region lies. */
export const spot = (region: string): Point => STARS[region.replace(/_region$/, '')] ?? VOIDS[region]!;
export const EMPTY = VOIDS;

function place(id: string): Place {
  const [x, y] = STARS[id]!,
    site = BOARDS.starfarers.sites.find((each) => each.id === id)!,
    n = site.boxes.length,
    left = x - (n * (BOX + 2) - 2) / 2;
  if (site.is_start)
    return {
      at: [x, y],
      look: { kind: 'star', r: 13 },
      label: [x, y - 28, 'middle'],
      boxes: [],
      base: [x, y],
      teams: [x - 27, y + 30],
      row: 4,
      reach: [x + 38, y - 2],
    };
  return {
    at: [x, y],
    look: { kind: 'star', r: 10 },
    label: [x, y - 27, 'middle'],
    costs: [x + 27, y + 19, 'start'],
    boxes: site.boxes.map((_, i): Point => [left + i * (BOX + 2), y + 26]),
    base: [left, y + 26],
    teams: [x - 17, y + 16],
    row: -4,
    reach: [x + 40, y - 4],
    track: [0, 1, 2].map((i): Point => [x - 64 + i * 16, y]),
    colony: [x - (n > 1 ? n * 24 + 20 : 46), y + 49],
  };
}
const rim = (id: string): Place => {
  const { name, teams } = RIMS[id]!;
  return {
    at: name,
    look: { kind: 'rim' },
    label: [...name, 'middle'],
    boxes: [],
    base: name,
    teams,
    row: 6,
    reach: name,
  };
};
const places: Record<string, Place> = {
  ...Object.fromEntries(Object.keys(STARS).map((id) => [id, place(id)])),
  ...Object.fromEntries(Object.keys(RIMS).map((id) => [id, rim(id)])),
};

/* The number of a lane stands where the lane is freest of other things; some are placed by hand. */
const BY_HAND: Record<string, number> = {
  'alpha_centauri_region wolf_1061_region': 0.53,
  'kapteyns_star_region orion_1': 0.68,
};
function lanes(): BorderMark[] {
  const taken: [number, number, number, number][] = [];
  for (const [id, [x, y]] of Object.entries(STARS)) {
    const n = Math.max(1, BOARDS.starfarers.sites.find((site) => site.id === id)!.boxes.length) * (BOX + 2);
    taken.push(
      [x - 52, y - 42, 104, 20],
      [x - 74, y - 14, 150, 28],
      [x + 24, y + 8, 56, 14],
      [x - n / 2, y + 22, n, id === 'sun' ? 18 : 54],
    );
  }
  for (const { colony } of Object.values(places)) if (colony) taken.push([colony[0] - 18, colony[1] - 20, 36, 40]);
  for (const [x, y] of Object.values(VOIDS)) taken.push([x - 16, y - 16, 32, 32]);
  const crowd = (x: number, y: number) =>
    taken.reduce(
      (sum, [left, top, w, h]) =>
        sum + Math.max(0, Math.min(x - left + 14, left + w - x + 14, y - top + 11, top + h - y + 11)),
      0,
    );
  return BOARDS.starfarers.borders.map(({ a, b, cost }) => {
    const out = EXITS[`${a.replace(/_region$/, '')} ${b}`],
      from = spot(a),
      to = out ?? spot(b);
    const hand = BY_HAND[`${a} ${b}`];
    let best = Infinity,
      at: Point = from;
    for (let t = 0.14; t <= (out ? 0.92 : 0.86); t += 0.02) {
      const x = from[0] + (to[0] - from[0]) * t,
        y = from[1] + (to[1] - from[1]) * t,
        c = crowd(x, y) + Math.abs(t - 0.5) * 6;
      if (c < best) {
        best = c;
        at = [x, y];
      }
    }
    if (hand) at = [from[0] + (to[0] - from[0]) * hand, from[1] + (to[1] - from[1]) * hand];
    taken.push([at[0] - 14, at[1] - 11, 28, 22]);
    return { a, b, cost, at, lane: [from, to] };
  });
}

/* Right ascension 0h points to the right and a little down, so that the stars fall where the board has them. */
const TURN = 100;

function ground(): string {
  const [x, y] = SUN,
    out = [`<circle cx="${x}" cy="${y}" r="260" fill="url(#sc-starlight)" opacity=".35"/>`];
  for (let r = 70; r <= 620; r += 70)
    out.push(ring(x, y, r, 'var(--sc-soft)', 'stroke-opacity=".3" stroke-dasharray="1 6"'));
  for (let a = 0; a < 360; a += 15)
    out.push(
      stroke(
        segment(polar(x, y, 60, a + TURN), polar(x, y, 760, a + TURN)),
        'var(--sc-soft)',
        `stroke-opacity="${a % 90 ? 0.11 : 0.24}"`,
      ),
    );
  return out.join('');
}

export const starfarers: ChartPlan = {
  era: 'starfarers',
  w: 924,
  h: 532,
  places,
  borders: lanes(),
  ground: ground(),
  names: [],
};
