/* Six grounds, each with a colour, a texture and a sign of its own. */

import type { Terrain } from '../view';
import { linkPath, links, n1, onSquare, outline, spot, type Squares } from './shapes';

/** Base, deep, light and ink of each terrain; `mark` is the colour of its marker and station. */
export interface Paint {
  base: string;
  deep: string;
  light: string;
  mark: string;
  ink: string;
  chart: string;
}
const paint = (kind: Terrain): Paint => ({
  base: `var(--pu-${kind}-base)`,
  deep: `var(--pu-${kind}-deep)`,
  light: `var(--pu-${kind}-light)`,
  mark: `var(--pu-${kind}-mark)`,
  ink: `var(--pu-${kind}-ink)`,
  chart: `var(--pu-${kind}-chart)`,
});
export const PAINT: Record<Terrain, Paint> = {
  civ: paint('civ'),
  water: paint('water'),
  biomass: paint('biomass'),
  rover: paint('rover'),
  tech: paint('tech'),
  energy: paint('energy'),
};

type Texture = (squares: Squares, s: number, d: string) => string;
type Draw = (x: number, y: number, rng: () => number) => string;

/* Points spread over a square without lumps. */
const spread = (rng: () => number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [
    ((i % 3) + 0.2 + rng() * 0.6) / 3,
    (Math.floor(i / 3) + 0.2 + rng() * 0.6) / Math.ceil(count / 3),
  ]);

const each = (squares: Squares, seed: number, draw: Draw): string =>
  [...squares]
    .sort((a, b) => a - b)
    .map((c) => {
      const [x, y] = spot(c);
      return draw(x, y, onSquare(c, seed));
    })
    .join('');

const water: Texture = (squares, s, d) =>
  `<path d="${d}" fill="none" stroke="var(--pu-sky-81)" stroke-opacity=".22" stroke-width="${n1(s * 0.62)}"/><path d="${d}" fill="none" stroke="var(--pu-sky-84)" stroke-opacity=".28" stroke-width="${n1(s * 0.34)}"/><path d="${d}" fill="none" stroke="var(--pu-sky-94)" stroke-opacity=".5" stroke-width="${n1(s * 0.12)}"/>` +
  each(squares, 1, (x, y, rng) =>
    spread(rng, 3)
      .map(([u, v]) => {
        const w = s * (0.1 + rng() * 0.06);
        return `<path d="M${n1((x + u) * s - w)} ${n1((y + v) * s)}q${n1(w / 2)} ${n1(-w * 0.55)} ${n1(w)} 0t${n1(w)} 0" fill="none" stroke="var(--pu-sky-94b)" stroke-opacity="${n1(0.3 + rng() * 0.35)}" stroke-width="${n1(s * 0.032)}" stroke-linecap="round"/>`;
      })
      .join(''),
  );

const biomass: Texture = (squares, s) => {
  const trees: [number, number, number, number][] = [];
  for (const c of squares) {
    const [x, y] = spot(c),
      rng = onSquare(c, 2);
    for (const [u, v] of spread(rng, 9)) trees.push([(x + u) * s, (y + v) * s, s * (0.1 + rng() * 0.075), rng()]);
  }
  return trees
    .sort((a, b) => a[1] - b[1])
    .map(
      ([x, y, r, tone]) =>
        `<circle cx="${n1(x + r * 0.25)}" cy="${n1(y + r * 0.35)}" r="${n1(r)}" fill="var(--pu-green-39)" fill-opacity=".55"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${tone < 0.3 ? 'var(--pu-green-54)' : tone < 0.75 ? 'var(--pu-green-63)' : 'var(--pu-green-72)'}"/><circle cx="${n1(x - r * 0.3)}" cy="${n1(y - r * 0.32)}" r="${n1(r * 0.42)}" fill="var(--pu-green-85)" fill-opacity="${tone < 0.3 ? '.22' : '.42'}"/>`,
    )
    .join('');
};

const rover: Texture = (squares, s) => {
  const dunes = each(squares, 3, (x, y, rng) => {
    let out = '';
    for (const [u, v] of spread(rng, 4)) {
      const w = s * (0.16 + rng() * 0.16),
        px = (x + u) * s - w / 2,
        py = (y + v) * s;
      out += `<path d="M${n1(px)} ${n1(py)}q${n1(w / 2)} ${n1(-w * 0.5)} ${n1(w)} 0" fill="none" stroke="var(--pu-orange-79c)" stroke-opacity=".55" stroke-width="${n1(s * 0.036)}" stroke-linecap="round"/><path d="M${n1(px + w * 0.1)} ${n1(py + s * 0.045)}q${n1(w / 2)} ${n1(-w * 0.42)} ${n1(w * 0.9)} 0" fill="none" stroke="var(--pu-brown-41)" stroke-opacity=".5" stroke-width="${n1(s * 0.03)}" stroke-linecap="round"/>`;
    }
    if (rng() < 0.6) {
      const px = (x + 0.2 + rng() * 0.6) * s,
        py = (y + 0.2 + rng() * 0.6) * s,
        r = s * (0.045 + rng() * 0.03);
      out += `<circle cx="${n1(px)}" cy="${n1(py)}" r="${n1(r)}" fill="var(--pu-brown-41)"/><circle cx="${n1(px - r * 0.25)}" cy="${n1(py - r * 0.3)}" r="${n1(r * 0.7)}" fill="var(--pu-orange-76)"/>`;
    }
    return out;
  });
  const tracks = linkPath(links(squares), s);
  return `${dunes}<path d="${tracks}" fill="none" stroke="var(--pu-brown-37)" stroke-opacity=".6" stroke-width="${n1(s * 0.17)}" stroke-dasharray="${n1(s * 0.035)} ${n1(s * 0.055)}"/><path d="${tracks}" fill="none" stroke="var(--pu-rover-base)" stroke-width="${n1(s * 0.07)}"/>`;
};

const civ: Texture = (squares, s) => {
  const roads = linkPath(links(squares), s);
  return (
    `<path d="${roads}" fill="none" stroke="var(--pu-blue-23d)" stroke-width="${n1(s * 0.17)}" stroke-linecap="round"/><path d="${roads}" fill="none" stroke="var(--pu-gold-87b)" stroke-opacity=".75" stroke-width="${n1(s * 0.025)}" stroke-dasharray="${n1(s * 0.06)} ${n1(s * 0.08)}"/>` +
    each(squares, 4, (x, y, rng) => {
      let out = '';
      for (const [u, v] of [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
        [0.2, 0.5],
        [0.8, 0.5],
      ] as const) {
        if (v === 0.5 && rng() < 0.6) continue;
        const w = s * (0.15 + rng() * 0.1),
          h = v === 0.5 ? s * 0.1 : s * (0.15 + rng() * 0.1),
          px = (x + u) * s - w / 2,
          py = (y + v) * s - h / 2,
          lift = s * 0.05;
        out += `<rect x="${n1(px)}" y="${n1(py + lift)}" width="${n1(w)}" height="${n1(h)}" fill="var(--pu-blue-21b)"/><rect x="${n1(px)}" y="${n1(py - lift / 2)}" width="${n1(w)}" height="${n1(h)}" rx="${n1(s * 0.015)}" fill="${rng() < 0.5 ? 'var(--pu-blue-57)' : 'var(--pu-blue-49)'}"/>`;
        if (rng() < 0.75)
          out += `<rect x="${n1(px + w * 0.2)}" y="${n1(py + h * 0.12)}" width="${n1(s * 0.045)}" height="${n1(s * 0.045)}" fill="var(--pu-gold-90)"/>`;
        if (rng() < 0.5)
          out += `<rect x="${n1(px + w * 0.6)}" y="${n1(py + h * 0.45)}" width="${n1(s * 0.045)}" height="${n1(s * 0.045)}" fill="var(--pu-gold-85b)"/>`;
      }
      return out;
    })
  );
};

const tech: Texture = (squares, s) => {
  const plates = each(squares, 5, (x, y, rng) => {
    let out = '';
    for (const v of [0, 0.5])
      for (const u of [0, 0.5])
        out += `<rect x="${n1((x + u + 0.03) * s)}" y="${n1((y + v + 0.03) * s)}" width="${n1(s * 0.44)}" height="${n1(s * 0.44)}" rx="${n1(s * 0.05)}" fill="${rng() < 0.4 ? 'var(--pu-blue-90)' : rng() < 0.5 ? 'var(--pu-blue-87)' : 'var(--pu-blue-83)'}"/>`;
    const px = (x + (rng() < 0.5 ? 0.22 : 0.78)) * s,
      py = (y + (rng() < 0.5 ? 0.22 : 0.78)) * s;
    return (
      out +
      (rng() < 0.5
        ? `<circle cx="${n1(px)}" cy="${n1(py)}" r="${n1(s * 0.1)}" fill="var(--pu-grey-98b)" stroke="var(--pu-blue-66)" stroke-width="${n1(s * 0.025)}"/><circle cx="${n1(px)}" cy="${n1(py)}" r="${n1(s * 0.03)}" fill="var(--pu-blue-59)"/>`
        : `<rect x="${n1(px - s * 0.09)}" y="${n1(py - s * 0.06)}" width="${n1(s * 0.18)}" height="${n1(s * 0.12)}" rx="${n1(s * 0.02)}" fill="var(--pu-blue-71)"/><path d="M${n1(px - s * 0.05)} ${n1(py)}h${n1(s * 0.1)}" stroke="var(--pu-grey-98b)" stroke-width="${n1(s * 0.025)}"/>`)
    );
  });
  const wires = linkPath(links(squares), s);
  return (
    `${plates}<path d="${wires}" fill="none" stroke="var(--pu-blue-64)" stroke-width="${n1(s * 0.05)}" stroke-linecap="round"/><path d="${wires}" fill="none" stroke="var(--pu-blue-97)" stroke-width="${n1(s * 0.016)}"/>` +
    each(
      squares,
      5,
      (x, y) =>
        `<circle cx="${n1((x + 0.5) * s)}" cy="${n1((y + 0.5) * s)}" r="${n1(s * 0.055)}" fill="var(--pu-blue-64)"/>`,
    )
  );
};

const energy: Texture = (squares, s) => {
  const mirrors = each(squares, 6, (x, y, rng) => {
    let out = '';
    for (let i = 0; i < 9; i++) {
      if (rng() < 0.1) continue;
      const px = (x + 0.08 + (i % 3) * 0.3) * s,
        py = (y + 0.1 + Math.floor(i / 3) * 0.3) * s,
        w = s * 0.23,
        h = s * 0.2,
        q = s * 0.05;
      out += `<path d="M${n1(px + q)} ${n1(py)}h${n1(w)}l${n1(-q)} ${n1(h)}h${n1(-w)}z" fill="${rng() < 0.5 ? 'var(--pu-brown-51)' : 'var(--pu-brown-57)'}"/><path d="M${n1(px + q)} ${n1(py)}h${n1(w)}" stroke="var(--pu-gold-94d)" stroke-opacity=".8" stroke-width="${n1(s * 0.022)}"/><path d="M${n1(px + q + w * 0.5)} ${n1(py)}l${n1(-q)} ${n1(h)}" stroke="var(--pu-gold-79b)" stroke-width="${n1(s * 0.02)}"/>`;
    }
    return out;
  });
  const wires = linkPath(links(squares), s);
  return `${mirrors}<path d="${wires}" fill="none" stroke="var(--pu-brown-38b)" stroke-opacity=".55" stroke-width="${n1(s * 0.075)}" stroke-linecap="round"/><path d="${wires}" fill="none" stroke="var(--pu-gold-96b)" stroke-width="${n1(s * 0.035)}" stroke-linecap="round"/>`;
};

const TEXTURES: Record<Terrain, Texture> = { civ, water, biomass, rover, tech, energy };

let clips = 0;
/** Give an id that no other picture on the page has. */
export const fresh = (): string => `pu-clip-${++clips}`;

/** Draw all squares of one terrain as one picture. */
export function terrain(kind: Terrain, squares: Squares, s: number, { by = 0.05, detail = true } = {}): string {
  if (!squares.size) return '';
  const d = outline(squares, s, { by, inset: 0.012 });
  if (!detail) return `<path d="${d}" fill="${PAINT[kind].base}"/>`;
  const id = fresh();
  return `<g><clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="url(#pu-land-${kind})"/><g clip-path="url(#${id})">${TEXTURES[kind](squares, s, d)}<path d="${d}" fill="none" stroke="var(--shade)" stroke-opacity=".28" stroke-width="${n1(s * 0.1)}" transform="translate(${n1(-s * 0.02)} ${n1(-s * 0.03)})"/><path d="${d}" fill="none" stroke="var(--gleam)" stroke-opacity=".3" stroke-width="${n1(s * 0.05)}" transform="translate(${n1(s * 0.012)} ${n1(s * 0.018)})"/></g></g>`;
}
