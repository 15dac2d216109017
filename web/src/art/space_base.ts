/* Space Base: a launch deck with twelve bays. */

import { stars } from './geometry';
import { ball, disc, fade, frame, glowing } from './poster';

const HULLS: Record<string, string> = {
  scout: 'M0 -17 5 -4 15 7 8 8 4 14 -4 14 -8 8 -15 7 -5 -4Z',
  wedge: 'M0 -15 16 12 6 9 0 13 -6 9 -16 12Z',
  hauler: 'M-6 -15H6L9 -4H15V10H9V14H-9V10H-15V-4H-9Z',
  needle: 'M0 -19 4 -2 6 8 13 14 3 12 -3 12 -13 14 -6 8 -4 -2Z',
};

/** Draw the poster. */
export function poster(id: string): string {
  const vx = 130,
    vy = 128,
    deep = (z: number) => vy + 330 / z,
    side = (half: number, z: number, s: number) => vx + (s * half) / z;
  const rows = [1.02, 1.3, 1.66, 2.14, 2.8, 3.7, 5];
  const kinds = Object.keys(HULLS),
    warm = [2, 5, 9],
    empty = [4, 10],
    bays: string[] = [];
  for (let i = 5; i >= 0; i--)
    for (const s of [-1, 1]) {
      const n = s < 0 ? i + 1 : 12 - i,
        z0 = rows[i]! * 1.02,
        z1 = rows[i + 1]! * 0.965,
        zm = (z0 + z1) / 2,
        light = warm.includes(n) ? 'warm' : 'cool';
      const quad = (a: number, b: number) =>
        `M${side(a, z0, s)} ${deep(z0)}L${side(b, z0, s)} ${deep(z0)}L${side(b, z1, s)} ${deep(z1)}L${side(a, z1, s)} ${deep(z1)}Z`;
      const mid = side(128, zm, s),
        my = deep(zm),
        k = 2.1 / zm,
        parked = !empty.includes(n);
      bays.push(`<path d="${quad(58, 214)}" fill="url(#${id}-${parked ? light : 'dark'})" stroke="var(--sb-blue-62)" stroke-opacity=".55"/>
      ${
        parked
          ? `<ellipse cx="${mid}" cy="${my + 6 * k}" rx="${20 * k}" ry="${7 * k}" fill="var(--sb-blue-13)" opacity=".5"/><g transform="translate(${mid} ${my - 3 * k}) scale(${k} ${k * 0.78}) rotate(${-s * 62})">
        <path d="${HULLS[kinds[n % 4]!]}" fill="url(#${id}-hull)" stroke="var(--sb-blue-19)" stroke-width="1.2"/><path d="M0 -9 2.5 0 0 4 -2.5 0Z" fill="var(--sb-blue-41)"/></g>`
          : ''
      }
      ${i < 4 ? `<text x="${side(74, zm * 1.02, s)}" y="${deep(zm) + 5}" text-anchor="middle" font-family="'Exo 2'" font-weight="700" font-size="${Math.max(12, 22 / zm)}" fill="var(--on-sky)" opacity=".9">${n}</text>` : ''}`);
    }
  const lamps = Array.from({ length: 13 }, (_, i) => {
    const z = 1.02 * 1.16 ** i;
    return [-1, 1]
      .map((s) => disc(side(46, z, s).toFixed(1), deep(z).toFixed(1), (3.4 / z + 0.5).toFixed(1), 'var(--sb-sky-91)'))
      .join('');
  }).join('');
  const [moonDefs, moon] = ball(
    `${id}-moon`,
    188,
    62,
    40,
    'var(--sb-violet-91)',
    'var(--sb-violet-63)',
    'var(--sb-indigo-30)',
  );
  return frame(
    fade(
      `${id}-sky`,
      [0, 'var(--sb-blue-20)'],
      [0.3, 'var(--sb-blue-36)'],
      [0.36, 'var(--sb-blue-24)'],
      [1, 'var(--sb-blue-19b)'],
    ) +
      fade(`${id}-cool`, [0, 'var(--sb-blue-35)'], [1, 'var(--sb-sky-58)']) +
      fade(`${id}-warm`, [0, 'var(--sb-pink-35)'], [1, 'var(--sb-red-61)']) +
      fade(`${id}-dark`, [0, 'var(--sb-blue-23)'], [1, 'var(--sb-blue-29)']) +
      fade(`${id}-hull`, [0, 'var(--sb-grey-98)'], [1, 'var(--sb-blue-73)']) +
      fade(`${id}-jet`, [0, 'var(--sb-sky-96)'], [1, 'var(--sb-sky-75)', 0]) +
      glowing(`${id}-port`, [0, 'var(--sb-sky-91)', 0.95], [0.3, 'var(--sb-sky-76)', 0.5], [1, 'var(--sb-sky-76)', 0]) +
      fade(
        `${id}-lane`,
        [0, 'var(--sb-sky-83)', 0.55],
        [0.5, 'var(--sb-blue-47)', 0.3],
        [1, 'var(--sb-blue-31)', 0.7],
      ) +
      moonDefs,
    `<rect width="260" height="420" fill="url(#${id}-sky)"/><g opacity=".9">${stars(70, 260, 130, 14)}</g>${moon}
     <ellipse cx="188" cy="62" rx="64" ry="14" transform="rotate(-18 188 62)" fill="none" stroke="var(--sb-violet-83)" stroke-opacity=".6" stroke-width="3"/>
     <path d="M-30 420L${side(214, 5, -1)} ${deep(5)}H${side(214, 5, 1)}L290 420Z" fill="var(--sb-blue-21)"/>${disc(vx, deep(5) - 4, 120, `url(#${id}-port)`)}
     ${bays.join('')}<path d="M${side(52, 1, -1)} 460L${side(52, 5, -1)} ${deep(5)}H${side(52, 5, 1)}L${side(52, 1, 1)} 460Z" fill="url(#${id}-lane)"/>${lamps}
     <g transform="translate(130 262)"><path d="M-9 22H-3L-5 78H-7ZM3 22H9L7 78H5Z" fill="url(#${id}-jet)"/><g transform="scale(1.9)"><path d="${HULLS.scout}" fill="url(#${id}-hull)" stroke="var(--sb-blue-19)"/><path d="M0 -12 3 -1 0 4 -3 -1Z" fill="var(--sb-blue-38)"/><path d="M5 -4 15 7 8 8ZM-5 -4 -15 7 -8 8Z" fill="var(--sb-blue-67)"/></g></g>`,
  );
}
