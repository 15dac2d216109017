/* Pens for star charts: arcs, sectors, engraved bodies. Plain SVG text, drawn once and kept. */

import { polar, seeded, type Point } from '../../../art/geometry';

/** Round for path data. */
export const r1 = (n: number): number => Math.round(n * 10) / 10;

/** Outline a ring sector between radii a < b and angles p < q. */
export function sector(cx: number, cy: number, a: number, b: number, p: number, q: number): string {
  const [x1, y1] = polar(cx, cy, b, p),
    [x2, y2] = polar(cx, cy, b, q),
    [x3, y3] = polar(cx, cy, a, q),
    [x4, y4] = polar(cx, cy, a, p);
  return `M${r1(x1)} ${r1(y1)}A${b} ${b} 0 0 1 ${r1(x2)} ${r1(y2)}L${r1(x3)} ${r1(y3)}A${a} ${a} 0 0 0 ${r1(x4)} ${r1(y4)}Z`;
}

/** Outline an arc between two angles. */
export function arc(cx: number, cy: number, r: number, p: number, q: number): string {
  const [x1, y1] = polar(cx, cy, r, p),
    [x2, y2] = polar(cx, cy, r, q);
  return `M${r1(x1)} ${r1(y1)}A${r} ${r} 0 ${Math.abs(q - p) > 180 ? 1 : 0} ${q > p ? 1 : 0} ${r1(x2)} ${r1(y2)}`;
}

/** Draw a path without fill. */
export const stroke = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" ${more}/>`;
/** Draw a circle without fill. */
export const ring = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="none" stroke="${colour}" ${more}/>`;
/** Draw a dot. */
export const dot = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}" opacity="${Math.round(opacity * 100) / 100}"/>`;
/** Draw a straight line. */
export const segment = ([x1, y1]: Point, [x2, y2]: Point): string => `M${r1(x1)} ${r1(y1)}L${r1(x2)} ${r1(y2)}`;

export type BodyKind = 'rock' | 'moon' | 'globe' | 'mars' | 'giant' | 'ringed' | 'ice';

const INK = 'var(--sc-ink)',
  PALE = 'var(--sc-pale)';

function craters(r: number, n: number, rand: () => number): string {
  return Array.from({ length: n }, () => {
    const [x, y] = polar(0, 0, r * 0.62 * Math.sqrt(rand()), rand() * 360),
      q = r * (0.1 + rand() * 0.16);
    return `${ring(x, y, q, INK, 'stroke-opacity=".5"')}<path d="${arc(x, y, q * 0.8, 150, 260)}" stroke="var(--shade)" stroke-opacity=".35" fill="none"/>`;
  }).join('');
}

const MARKS: Record<Exclude<BodyKind, 'rock'>, (r: number, rand: () => number) => string> = {
  moon: (r, rand) => craters(r, r > 10 ? 6 : 4, rand),
  globe: (r) =>
    `<path d="M${r1(-r * 0.7)} ${r1(-r * 0.4)}Q${r1(-r * 0.3)} ${r1(-r * 0.9)} ${r1(r * 0.05)} ${r1(-r * 0.55)}T${r1(-r * 0.15)} ${r1(r * 0.05)}T${r1(-r * 0.45)} ${r1(r * 0.5)}T${r1(-r * 0.7)} ${r1(-r * 0.4)}ZM${r1(r * 0.25)} ${r1(-r * 0.2)}Q${r1(r * 0.7)} ${r1(-r * 0.5)} ${r1(r * 0.85)} ${r1(-r * 0.05)}T${r1(r * 0.5)} ${r1(r * 0.55)}T${r1(r * 0.25)} ${r1(-r * 0.2)}Z" fill="${INK}" fill-opacity=".38"/><path d="M${r1(-r * 0.5)} ${r1(-r * 0.86)}Q0 ${r1(-r * 0.7)} ${r1(r * 0.5)} ${r1(-r * 0.86)}M${r1(-r)} ${r1(r * 0.2)}Q${r1(-r * 0.3)} ${r1(r * 0.35)} ${r1(r * 0.2)} ${r1(r * 0.15)}" stroke="var(--gleam)" stroke-opacity=".3" fill="none"/>`,
  mars: (r) =>
    `<path d="M${-r} ${r1(-r * 0.08)}Q${r1(-r * 0.3)} ${r1(-r * 0.2)} 0 0T${r} ${r1(-r * 0.05)}" fill="none" stroke="${PALE}" stroke-opacity=".4" stroke-dasharray="3 3"/><path d="M${r1(-r * 0.42)} ${r1(-r * 0.92)}Q0 ${r1(-r * 0.72)} ${r1(r * 0.42)} ${r1(-r * 0.92)}" fill="var(--sc-blue-93b)" fill-opacity=".5"/><path d="M${r1(-r * 0.3)} ${r1(r * 0.96)}Q0 ${r1(r * 0.86)} ${r1(r * 0.3)} ${r1(r * 0.96)}" fill="var(--sc-blue-93b)" fill-opacity=".35"/><path d="M${r1(-r * 0.55)} ${r1(r * 0.3)}q${r1(r * 0.3)} ${r1(-r * 0.16)} ${r1(r * 0.55)} ${r1(r * 0.04)}M${r1(-r * 0.2)} ${r1(r * 0.62)}q${r1(r * 0.3)} ${r1(r * 0.12)} ${r1(r * 0.6)} ${r1(-r * 0.05)}M${r1(-r * 0.75)} ${r1(-r * 0.45)}q${r1(r * 0.2)} ${r1(-r * 0.1)} ${r1(r * 0.4)} 0M${r1(r * 0.1)} ${r1(-r * 0.6)}q${r1(r * 0.3)} ${r1(r * 0.1)} ${r1(r * 0.5)} 0" stroke="${INK}" stroke-opacity=".4" fill="none"/>${ring(-r * 0.6, -r * 0.12, r * 0.07, INK, 'stroke-opacity=".5"')}${ring(-r * 0.44, -r * 0.2, r * 0.05, INK, 'stroke-opacity=".5"')}`,
  giant: (r) =>
    bands(r, 0.17) +
    `<ellipse cx="${r1(r * 0.35)}" cy="${r1(r * 0.34)}" rx="${r1(r * 0.2)}" ry="${r1(r * 0.11)}" fill="${INK}" fill-opacity=".22" stroke="${INK}" stroke-opacity=".5"/>`,
  ringed: (r) => bands(r, 0.15),
  ice: (r) => bands(r, 0.06),
};
function bands(r: number, weight: number): string {
  return Array.from({ length: 9 }, (_, i) => i - 4)
    .map((i) =>
      stroke(
        `M${-r} ${r1((i / 5) * r)}Q0 ${r1((i / 5) * r + r * 0.1)} ${r} ${r1((i / 5) * r)}`,
        INK,
        `stroke-opacity="${weight + (i % 2 ? weight * 0.8 : 0)}" stroke-width="${i % 2 ? r1(r * 0.055) : 1}"`,
      ),
    )
    .join('');
}

/** Draw a body around 0,0, engraved: pale lines on dark. `id` must be unlike that of any other body on the page. */
export function body(id: string, r: number, kind: BodyKind, seed = 1): string {
  const rand = seeded(seed * 97 + Math.round(r * 13));
  if (kind === 'rock') {
    const d = Array.from({ length: 10 }, (_, i) => polar(0, 0, r * (0.78 + rand() * 0.36), i * 36))
      .map(([x, y], i) => `${i ? 'L' : 'M'}${r1(x)} ${r1(y)}`)
      .join('');
    return `<path d="${d}Z" fill="url(#sc-orb)" stroke="${INK}" stroke-opacity=".75" stroke-linejoin="round"/>${r > 4 ? ring(-r * 0.25, -r * 0.1, r * 0.2, INK, 'stroke-opacity=".5"') + ring(r * 0.3, r * 0.3, r * 0.13, INK, 'stroke-opacity=".45"') : ''}`;
  }
  const front =
    kind === 'ringed'
      ? stroke(
          `M${r1(-r * 1.68)} ${r1(r * 0.48)}A${r1(r * 1.75)} ${r1(r * 0.5)} -16 0 0 ${r1(r * 1.68)} ${r1(-r * 0.48)}`,
          INK,
          `stroke-opacity=".8" stroke-width="${r1(r * 0.13)}"`,
        )
      : '';
  const back =
    kind === 'ringed'
      ? `<ellipse rx="${r1(r * 1.75)}" ry="${r1(r * 0.5)}" transform="rotate(-16)" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="${r1(r * 0.13)}"/><ellipse rx="${r1(r * 2.05)}" ry="${r1(r * 0.6)}" transform="rotate(-16)" fill="none" stroke="${INK}" stroke-opacity=".3" stroke-width="1.2"/>`
      : '';
  return `${back}<clipPath id="${id}"><circle r="${r}"/></clipPath><circle r="${r}" fill="url(#sc-orb)" stroke="${INK}" stroke-opacity=".8" stroke-width="1.1"/><g clip-path="url(#${id})">${MARKS[kind](r, rand)}</g>${front}`;
}

/** Draw a star around 0,0; `multi` has a companion. */
export function star(r: number, multi: boolean): string {
  const one = (x: number, y: number, q: number) =>
    `<g transform="translate(${r1(x)} ${r1(y)})"><circle r="${r1(q * 1.9)}" fill="url(#sc-starlight)"/><path d="M0 ${r1(-q * 1.55)}Q${r1(q * 0.18)} ${r1(-q * 0.18)} ${r1(q * 1.55)} 0Q${r1(q * 0.18)} ${r1(q * 0.18)} 0 ${r1(q * 1.55)}Q${r1(-q * 0.18)} ${r1(q * 0.18)} ${r1(-q * 1.55)} 0Q${r1(-q * 0.18)} ${r1(-q * 0.18)} 0 ${r1(-q * 1.55)}Z" fill="var(--sc-grey-98)"/><circle r="${r1(q * 0.5)}" fill="var(--gleam)"/></g>`;
  return multi ? one(-r * 0.35, r * 0.12, r) + one(r * 0.95, -r * 0.5, r * 0.62) : one(0, 0, r);
}
