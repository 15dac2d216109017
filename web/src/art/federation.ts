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
        `<rect x="${-5 - row * 0.25}" y="-3.5" width="${10 + row * 0.5}" height="7" rx="3" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${a.toFixed(1)})" fill="${gold ? '#F0BF62' : '#F0809F'}" opacity="${lit ? 1 : 0.36 + row * 0.02}"/>`,
      );
    }
  }
  const tiers = Array.from({ length: 8 }, (_, i) => {
    const r = 80 + i * 20;
    return `M${at(polar(cx, cy, r, -88))}A${r} ${r} 0 0 1 ${at(polar(cx, cy, r, 88))}`;
  }).join('');
  const worlds = (
    [
      [40, 96, 15, '#FFD0A0', '#F08A3C', '#7A3510'],
      [82, 58, 17, '#BFE3FF', '#4E9BE8', '#17407A'],
      [132, 44, 22, '#E4C8FF', '#9D6BE0', '#3E1F78'],
      [183, 60, 16, '#FFF0B0', '#E8C03C', '#7A5A08'],
      [222, 98, 15, '#C4F5C8', '#57B96A', '#1C5A30'],
    ] as [number, number, number, string, string, string][]
  ).map(([x, y, r, a, b, c], i) => ball(`${id}-w${i}`, x, y, r, a, b, c));
  return frame(
    fade(`${id}-sky`, [0, '#1B1036'], [0.45, '#341A4A'], [0.8, '#241232'], [1, '#120A1E']) +
      glowing(`${id}-hall`, [0, '#FFE6C2', 0.75], [0.4, '#F0A080', 0.22], [1, '#F0A080', 0]) +
      `<linearGradient id="${id}-beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#FFE2B0" stop-opacity=".6"/><stop offset=".8" stop-color="#E9B8FF" stop-opacity=".08"/><stop offset="1" stop-color="#E9B8FF" stop-opacity="0"/></linearGradient>` +
      worlds.map((w) => w[0]).join(''),
    `<rect width="260" height="420" fill="url(#${id}-sky)"/><g opacity=".6">${stars(70, 260, 180, 33)}</g>
     <path d="M40 96Q132 -12 222 98" fill="none" stroke="#E9D2FF" stroke-opacity=".28" stroke-dasharray="2 5"/>${worlds.map((w) => w[1]).join('')}
     <g fill="none" stroke="#CFE6FF" stroke-opacity=".7"><ellipse cx="132" cy="44" rx="33" ry="8" transform="rotate(-14 132 44)"/><path d="M206 98h-6M238 98h6M222 82v-6M222 114v6" stroke="#C4F5C8"/></g>${[0, 1, 2, 3, 4, 5].map((i) => disc(...polar(82, 58, 24, i * 60 + 20), 1.8, '#DCEFFF')).join('')}
     ${disc(cx, cy, 230, `url(#${id}-hall)`)}<path d="${tiers}" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="9"/>
     <path d="M118 334 104 60H160L142 334Z" fill="url(#${id}-beam)" opacity=".75"/>${seats.join('')}
     <ellipse cx="${cx}" cy="336" rx="46" ry="16" fill="#FFE9C8" opacity=".92"/><ellipse cx="${cx}" cy="332" rx="46" ry="16" fill="#FFF6E6"/><ellipse cx="${cx}" cy="332" rx="33" ry="11" fill="none" stroke="#E0A868" stroke-width="1.5"/>
     <path d="M130 324l3 5.5 6 .8-4.4 4 1.2 6-5.8-3-5.8 3 1.2-6-4.4-4 6-.8Z" fill="#D99A4A"/>`,
  );
}
