/* Federation: the senate in gold and rose, five worlds above it. */

import { at, polar, stars } from './geometry';
import { ball, disc, fade, frame, glowing } from './poster';

/** Draw the poster. */
export function poster(id: string): string {
  const cx = 130,
    cy = 338,
    seats: string[] = [];
  for (let row = 0; row < 8; row++) {
    const r = 70 + row * 20,
      n = 9 + row * 3;
    for (let i = 0; i < n; i++) {
      const a = -84 + (168 * i) / (n - 1);
      if (Math.abs(a) < 5.5) continue; // the aisle
      const [x, y] = polar(cx, cy, r, a),
        lit = (i * 7 + row * 5) % 4 === 0,
        gold = a < 0;
      seats.push(
        `<rect x="${-5 - row * 0.25}" y="-3.5" width="${10 + row * 0.5}" height="7" rx="3" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${a.toFixed(1)})" fill="${gold ? 'var(--fed-gold-83)' : 'var(--fed-pink-73)'}" opacity="${lit ? 1 : 0.36 + row * 0.02}"/>`,
      );
    }
  }
  const tiers = Array.from({ length: 8 }, (_, i) => {
    const r = 80 + i * 20;
    return `M${at(polar(cx, cy, r, -88))}A${r} ${r} 0 0 1 ${at(polar(cx, cy, r, 88))}`;
  }).join('');
  const worlds = (
    [
      [40, 96, 15, 'var(--fed-orange-89)', 'var(--fed-orange-73)', 'var(--fed-brown-42)'],
      [82, 58, 17, 'var(--fed-sky-90)', 'var(--fed-blue-68)', 'var(--fed-blue-38)'],
      [132, 44, 22, 'var(--fed-violet-87)', 'var(--fed-violet-63)', 'var(--fed-violet-34)'],
      [183, 60, 16, 'var(--fed-gold-95)', 'var(--fed-gold-82)', 'var(--fed-brown-49)'],
      [222, 98, 15, 'var(--fed-green-92)', 'var(--fed-green-71)', 'var(--fed-green-42)'],
    ] as [number, number, number, string, string, string][]
  ).map(([x, y, r, a, b, c], i) => ball(`${id}-w${i}`, x, y, r, a, b, c));
  return frame(
    fade(
      `${id}-sky`,
      [0, 'var(--fed-violet-21)'],
      [0.45, 'var(--fed-violet-28)'],
      [0.8, 'var(--fed-violet-23)'],
      [1, 'var(--fed-violet-17)'],
    ) +
      glowing(
        `${id}-hall`,
        [0, 'var(--fed-gold-94)', 0.75],
        [0.4, 'var(--fed-orange-78)', 0.22],
        [1, 'var(--fed-orange-78)', 0],
      ) +
      `<linearGradient id="${id}-beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="var(--fed-gold-92)" stop-opacity=".6"/><stop offset=".8" stop-color="var(--fed-violet-85)" stop-opacity=".08"/><stop offset="1" stop-color="var(--fed-violet-85)" stop-opacity="0"/></linearGradient>` +
      worlds.map((w) => w[0]).join(''),
    `<rect width="260" height="420" fill="url(#${id}-sky)"/><g opacity=".6">${stars(70, 260, 180, 33)}</g>
     <path d="M40 96Q132 -12 222 98" fill="none" stroke="var(--fed-violet-90)" stroke-opacity=".28" stroke-dasharray="2 5"/>${worlds.map((w) => w[1]).join('')}
     <g fill="none" stroke="var(--fed-blue-92)" stroke-opacity=".7"><ellipse cx="132" cy="44" rx="33" ry="8" transform="rotate(-14 132 44)"/><path d="M206 98h-6M238 98h6M222 82v-6M222 114v6" stroke="var(--fed-green-92)"/></g>${[0, 1, 2, 3, 4, 5].map((i) => disc(...polar(82, 58, 24, i * 60 + 20), 1.8, 'var(--fed-sky-94)')).join('')}
     ${disc(cx, cy, 230, `url(#${id}-hall)`)}<path d="${tiers}" fill="none" stroke="var(--gleam)" stroke-opacity=".09" stroke-width="9"/>
     <path d="M118 334 104 60H160L142 334Z" fill="url(#${id}-beam)" opacity=".75"/>${seats.join('')}
     <ellipse cx="${cx}" cy="336" rx="46" ry="16" fill="var(--fed-gold-94b)" opacity=".92"/><ellipse cx="${cx}" cy="332" rx="46" ry="16" fill="var(--fed-gold-98)"/><ellipse cx="${cx}" cy="332" rx="33" ry="11" fill="none" stroke="var(--fed-orange-77)" stroke-width="1.5"/>
     <path d="M130 324l3 5.5 6 .8-4.4 4 1.2 6-5.8-3-5.8 3 1.2-6-4.4-4 6-.8Z" fill="var(--fed-gold-73)"/>`,
  );
}
