/* The bare planet: relief lines, ice, the grid, and what a unique planet has of its own. */

import { seeded } from '../../../art/geometry';
import type { PlanetFacts } from '../facts';
import type { Terrain } from '../view';
import { station } from './pieces';
import { code, n1, onSquare, outline, spot, type Squares } from './shapes';
import { fresh } from './textures';

/* Height lines of a smooth random land, traced by marching squares. */
function relief(radius: number, step: number, seed: number): string {
  const hills: [number, number, number, number][] = [],
    rng = seeded(seed);
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.283,
      r = Math.sqrt(rng()) * radius;
    hills.push([r * Math.cos(a), r * Math.sin(a), radius * (0.12 + rng() * 0.26), rng() * 2 - 0.7]);
  }
  const height = (x: number, y: number) =>
    hills.reduce((h, [hx, hy, w, a]) => h + a * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (w * w)), 0);
  const grid: number[][] = [];
  for (let y = -radius; y <= radius + step; y += step) {
    const row: number[] = [];
    for (let x = -radius; x <= radius + step; x += step) row.push(height(x, y));
    grid.push(row);
  }
  return [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2, 1.6, 2]
    .map((level, i) => {
      let d = '';
      for (let j = 0; j + 1 < grid.length; j++)
        for (let k = 0; k + 1 < grid[j]!.length; k++) {
          const a = grid[j]![k]!,
            b = grid[j]![k + 1]!,
            c = grid[j + 1]![k + 1]!,
            e = grid[j + 1]![k]!;
          const x = -radius + k * step,
            y = -radius + j * step,
            cut = (p: number, q: number) => ((level - p) / (q - p)) * step;
          const points: [number, number][] = [];
          if (a > level !== b > level) points.push([x + cut(a, b), y]);
          if (b > level !== c > level) points.push([x + step, y + cut(b, c)]);
          if (e > level !== c > level) points.push([x + cut(e, c), y + step]);
          if (a > level !== e > level) points.push([x, y + cut(a, e)]);
          for (let m = 0; m + 1 < points.length; m += 2)
            d += `M${n1(points[m]![0])} ${n1(points[m]![1])}L${n1(points[m + 1]![0])} ${n1(points[m + 1]![1])}`;
        }
      return `<path d="${d}" stroke-width="${i % 3 === 0 ? 1.1 : 0.7}"/>`;
    })
    .join('');
}

function iceSheet(squares: Squares, s: number): string {
  if (!squares.size) return '';
  const d = outline(squares, s, { round: 0.22, inner: 0.16, by: 0.06, inset: 0.03 }),
    id = fresh();
  let shards = '';
  for (const c of squares) {
    const [x, y] = spot(c),
      rng = onSquare(c, 9);
    for (let i = 0; i < 4; i++) {
      const px = (x + 0.1 + rng() * 0.7) * s,
        py = (y + 0.1 + rng() * 0.7) * s,
        r = s * (0.12 + rng() * 0.16);
      shards += `<path d="M${n1(px)} ${n1(py)}l${n1(r)} ${n1(-r * 0.4)} ${n1(r * 0.3)} ${n1(r * 0.8)}z" fill="var(--gleam)" fill-opacity="${n1(0.2 + rng() * 0.4)}"/><path d="M${n1(px)} ${n1(py)}l${n1(r * 1.3)} ${n1(r * 0.4)}" stroke="var(--pu-sky-65)" stroke-opacity=".7" stroke-width="1"/>`;
    }
  }
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="url(#pu-ice)"/><g clip-path="url(#${id})">${shards}<path d="${d}" fill="none" stroke="var(--gleam)" stroke-opacity=".8" stroke-width="2.4"/></g><path d="${d}" fill="none" stroke="var(--pu-sky-50)" stroke-opacity=".55" stroke-width=".8"/>`;
}

const middle = (c: number, s: number): [number, number] => {
  const [x, y] = spot(c);
  return [n1((x + 0.5) * s), n1((y + 0.5) * s)];
};
const setOf = (cells: [number, number][] = []): Squares => new Set(cells.map(([x, y]) => code(x, y)));

/** Draw a city: it gives medals as long as it stays open. */
export const city = (x: number, y: number, s: number): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1((s / 44) * 100) / 100})"><path d="M-15 12V-2l6-4v18zM-7 12v-24l7-4 7 4v24zM9 12V0l7 3v9z" fill="var(--pu-gold-91)" stroke="var(--pu-brown-38)" stroke-width="1.2"/><path d="M-3-9h2m3 0h2M-3-3h2m3 0h2M-3 3h2m3 0h2M-12 2h0M12 6h0" stroke="var(--pu-orange-61)" stroke-width="2.4" stroke-linecap="square"/></g>`;

/** Draw which station a quarter forbids, outside the grid, where nothing ever covers it. */
export const banned = (kind: Terrain, x: number, y: number, s: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s * 0.48)}" fill="var(--pu-grey-18)" stroke="var(--pu-red-71)" stroke-width="${n1(s * 0.07)}"/>${station(kind, x, y, s)}<path d="M${n1(x - s * 0.34)} ${n1(y - s * 0.34)}l${n1(s * 0.68)} ${n1(s * 0.68)}" stroke="var(--pu-grey-18)" stroke-width="${n1(s * 0.13)}"/><path d="M${n1(x - s * 0.34)} ${n1(y - s * 0.34)}l${n1(s * 0.68)} ${n1(s * 0.68)}" stroke="var(--pu-red-71)" stroke-width="${n1(s * 0.07)}"/>`;

/* What a planet has that others have not. */
function features(planet: PlanetFacts, s: number): string {
  const { special } = planet;
  let out = '';
  if (special.ring) {
    const d = outline(setOf(special.ring), s, { by: 0, round: 0.3 });
    out += `<path d="${d}" fill="var(--pu-gold-94c)" fill-opacity=".2" stroke="var(--pu-gold-92b)" stroke-width="2" stroke-dasharray="7 5"/><path d="M${n1(s * 0.3)} ${n1(6 * s)}h${n1(11.4 * s)}" stroke="var(--pu-gold-92b)" stroke-opacity=".45" stroke-width="1" stroke-dasharray="2 5"/>`;
  }
  if (special.crater) {
    const [x, y] = [6 * s, 6 * s];
    out += `<circle cx="${x}" cy="${y}" r="${n1(s * 0.98)}" fill="var(--pu-brown-24b)" fill-opacity=".55" stroke="var(--pu-gold-91b)" stroke-opacity=".8" stroke-width="2" stroke-dasharray="6 4"/><circle cx="${x}" cy="${y}" r="${n1(s * 0.55)}" fill="var(--pu-brown-16)" fill-opacity=".6"/>`;
  }
  for (const c of setOf(special.toxic)) {
    const [x, y] = middle(c, s),
      rng = onSquare(c, 12);
    out += `<rect x="${n1(x - s * 0.47)}" y="${n1(y - s * 0.47)}" width="${n1(s * 0.94)}" height="${n1(s * 0.94)}" rx="${n1(s * 0.16)}" fill="var(--pu-lime-60)" fill-opacity=".55" stroke="var(--pu-lime-90)" stroke-opacity=".6"/>`;
    for (let i = 0; i < 5; i++)
      out += `<circle cx="${n1(x + (rng() - 0.5) * s * 0.7)}" cy="${n1(y + (rng() - 0.5) * s * 0.7)}" r="${n1(s * (0.05 + rng() * 0.08))}" fill="var(--pu-lime-92)" fill-opacity=".75" stroke="var(--pu-lime-47)" stroke-width=".8"/>`;
  }
  for (const c of setOf(special.electric)) {
    const [x, y] = middle(c, s);
    out += `<rect x="${n1(x - s * 0.47)}" y="${n1(y - s * 0.47)}" width="${n1(s * 0.94)}" height="${n1(s * 0.94)}" rx="${n1(s * 0.12)}" fill="var(--pu-energy-mark)" fill-opacity=".3"/><path d="M${n1(x - s * 0.36)} ${n1(y - s * 0.1)}l${n1(s * 0.2)} ${n1(s * 0.14)} ${n1(s * 0.1)} ${n1(-s * 0.28)} ${n1(s * 0.16)} ${n1(s * 0.34)} ${n1(s * 0.24)} ${n1(-s * 0.2)}" fill="none" stroke="var(--pu-gold-92c)" stroke-width="1.8" stroke-linejoin="round"/>`;
  }
  if (special.holes) {
    const d = outline(setOf(special.holes), s, { by: 0.05, inset: 0.06, round: 0.36, inner: 0.2 });
    out += `<path d="${d}" fill="var(--pu-grey-14)" stroke="var(--pu-gold-88c)" stroke-opacity=".55" stroke-width="1.5"/>`;
  }
  if (special.blocked_edges) {
    let d = '';
    for (const [[x1, y1], [x2, y2]] of special.blocked_edges)
      d +=
        x1 === x2
          ? `M${n1(x1 * s)} ${n1(Math.max(y1, y2) * s)}h${s}`
          : `M${n1(Math.max(x1, x2) * s)} ${n1(y1 * s)}v${s}`;
    out += `<path d="${d}" stroke="var(--pu-brown-16b)" stroke-width="7" stroke-linecap="round"/><path d="${d}" stroke="var(--pu-orange-73)" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="3 6"/>`;
  }
  for (const part of special.subplanets ?? [])
    out += `<path d="${outline(setOf(part.cells), s, { by: 0, round: 0.2, inner: 0.12, inset: 0.02 })}" fill="none" stroke="var(--pu-gold-93b)" stroke-opacity=".85" stroke-width="2.4"/>`;
  if (special.zones)
    out += `<path d="M${6 * s} ${n1(0.2 * s)}V${n1(11.8 * s)}M${n1(0.2 * s)} ${6 * s}H${n1(11.8 * s)}" stroke="var(--pu-orange-89)" stroke-opacity=".8" stroke-width="2" stroke-dasharray="8 6"/>`;
  return out;
}

const drawn = new Map<string, string>();

/** Draw the bare planet: soil, relief, ice, grid and its own features. Drawn once a planet. */
export function ground(planet: PlanetFacts, s: number): string {
  const key = `${planet.id}@${s}`;
  let found = drawn.get(key);
  if (found) return found;
  const R = s * 6.16,
    c = s * 6,
    id = fresh();
  const edge = outline(planet.squares, s, { round: 0.2, inner: 0.12, by: 0 });
  /* Where the grid is no disc, the soil follows its border. */
  const solid = new Set([...planet.squares, ...setOf(planet.special.holes)]);
  const rim = planet.round
    ? `M${n1(c - R)} ${c}a${n1(R)} ${n1(R)} 0 1 0 ${n1(2 * R)} 0a${n1(R)} ${n1(R)} 0 1 0 ${n1(-2 * R)} 0z`
    : outline(solid, s, { inset: -0.24, round: 0.5, inner: 0.1, by: 0.08 });
  let lines = '';
  for (const k of planet.squares) {
    const [x, y] = spot(k);
    if (planet.squares.has(k + 1)) lines += `M${n1((x + 1) * s)} ${n1(y * s)}v${s}`;
    if (planet.squares.has(k + 32)) lines += `M${n1(x * s)} ${n1((y + 1) * s)}h${s}`;
  }
  found = `${planet.round ? `<circle cx="${c}" cy="${c}" r="${n1(R * 1.16)}" fill="url(#pu-air)"/>` : `<path d="${rim}" fill="none" stroke="var(--pu-orange-84)" stroke-opacity=".22" stroke-width="${n1(s * 0.34)}" stroke-linejoin="round"/>`}
    <path d="${rim}" fill="url(#pu-soil)" fill-rule="evenodd"/><clipPath id="${id}"><path d="${rim}" clip-rule="evenodd"/></clipPath>
    <g clip-path="url(#${id})"><g fill="none" stroke="var(--pu-orange-86b)" stroke-opacity=".42" transform="translate(${c} ${c})">${relief(planet.round ? R : R * 1.3, s * 0.24, planet.id.length * 7)}</g>${planet.round ? `<circle cx="${c}" cy="${c}" r="${n1(R)}" fill="url(#pu-shade)"/>` : ''}</g>
    <path d="${rim}" fill="none" stroke="var(--pu-gold-88c)" stroke-opacity=".55" stroke-width="1.5"/>
    <path d="${edge}" fill="var(--pu-gold-93b)" fill-opacity=".1" stroke="var(--pu-gold-93b)" stroke-opacity=".4" stroke-width="1"/>${iceSheet(planet.ice, s)}<path d="${lines}" stroke="var(--pu-gold-95)" stroke-opacity=".2" stroke-width="1"/>${features(planet, s)}`;
  drawn.set(key, found);
  return found;
}

/** Draw the bare planet in the small. */
export function groundSmall(planet: PlanetFacts, s: number): string {
  return `<path d="${outline(planet.squares, s, { round: 0.3, inner: 0.2, by: 0 })}" fill="var(--pu-brown-45)" stroke="var(--pu-orange-67)" stroke-width="1"/>${planet.ice.size ? `<path d="${outline(planet.ice, s, { by: 0, round: 0.2, inner: 0.1 })}" fill="var(--pu-sky-88)" fill-opacity=".75"/>` : ''}`;
}
