/* Planet Unknown: land that flows over the grid, under a turning wheel. */

import { at, polar, stars } from './geometry';
import { contours, noise, type Height } from './noise';
import { disc, fade, frame, glowing } from './poster';

/** Draw the poster. */
export function poster(id: string): string {
  const land = [
    '...wwaa...',
    '..wwwaaa..',
    '.gwwbbaaa.',
    'gggwbbbcca',
    'ggggbb.ccc',
    'gtgg...ccr',
    'tttg....rr',
    '.ttte..rr.',
    '..tee.rr..',
    '...ee.....',
  ];
  const colour: Record<string, string> = {
    w: 'var(--pu-sky-62)',
    a: 'var(--pu-gold-79)',
    g: 'var(--pu-green-64)',
    b: 'var(--pu-red-60)',
    c: 'var(--pu-gold-84)',
    t: 'var(--pu-indigo-60)',
    r: 'var(--pu-red-54)',
    e: 'var(--pu-gold-75)',
  };
  const cell = 21,
    x0 = 25,
    y0 = 158,
    cx = x0 + 5 * cell,
    cy = y0 + 5 * cell;
  const has = (ch: string, i: number, j: number) => ((land[j] || '')[i] === ch ? 1 : 0);
  const regions = Object.keys(colour)
    .map((ch) => {
      const field: Height = (x, y) => {
        // cells blended, so that borders become soft shores
        const u = (x - x0) / cell - 0.5,
          v = (y - y0) / cell - 0.5,
          i = Math.floor(u),
          j = Math.floor(v),
          a = u - i,
          b = v - j;
        return (
          has(ch, i, j) * (1 - a) * (1 - b) +
          has(ch, i + 1, j) * a * (1 - b) +
          has(ch, i, j + 1) * (1 - a) * b +
          has(ch, i + 1, j + 1) * a * b
        );
      };
      const n = noise(ch.charCodeAt(0) * 7),
        cut = (f: Height, level: number) => contours(f, x0 - 30, y0 - 30, x0 + 240, y0 + 240, level, 3.5),
        shore = cut(field, 0.42);
      const tones: [number, string, number][] = [
        [-0.16, 'white', 7],
        [0.08, 'white', 16],
        [0.28, 'white', 27],
      ];
      return `<clipPath id="${id}-${ch}"><path d="${shore}"/></clipPath><path d="${shore}" fill="var(--pu-pink-21)" fill-opacity=".4" transform="translate(1.3 2)"/><path d="${shore}" fill="${colour[ch]}"/>
      <g clip-path="url(#${id}-${ch})">${tones
        .map(([level, tint, part]) => {
          const d = cut((x, y) => n(x / 36, y / 26, 2), level);
          return `<path d="${d}" fill="var(--pu-pink-21)" fill-opacity=".18" transform="translate(.9 1.3)"/><path d="${d}" style="fill:color-mix(in srgb, ${tint} ${part}%, ${colour[ch]})"/>`;
        })
        .join('')}</g>`;
    })
    .join('');
  const grid = Array.from(
    { length: 11 },
    (_, i) => `M${x0 + i * cell} ${y0}v${10 * cell}M${x0} ${y0 + i * cell}h${10 * cell}`,
  ).join('');
  const spokes = [
    'var(--pu-sky-69)',
    'var(--pu-gold-85)',
    'var(--pu-green-70)',
    'var(--pu-red-65)',
    'var(--pu-indigo-67)',
    'var(--pu-gold-81)',
  ]
    .map((c, i) => {
      const a = 97 + i * 60,
        seg = (r0: number, r1: number, f: number, t: number) =>
          `M${at(polar(130, 0, r0, f))}L${at(polar(130, 0, r1, f))}A${r1} ${r1} 0 0 1 ${at(polar(130, 0, r1, t))}L${at(polar(130, 0, r0, t))}A${r0} ${r0} 0 0 0 ${at(polar(130, 0, r0, f))}Z`;
      return `<path d="${seg(78, 126, a, a + 55)}" fill="var(--pu-gold-97)" fill-opacity=".1" stroke="var(--pu-orange-91)" stroke-opacity=".5"/><path d="${seg(86, 101, a + 9, a + 46)}" fill="${c}"/><path d="${seg(106, 119, a + 16, a + 40)}" fill="${c}" opacity=".75"/>`;
    })
    .join('');
  const pods = (
    [
      [6, 4],
      [5, 5],
      [5, 7],
      [6, 6],
      [7, 8],
    ] as [number, number][]
  )
    .map(
      ([i, j]) =>
        `<rect x="${x0 + i * cell + 7}" y="${y0 + j * cell + 4}" width="7" height="13" rx="3.5" fill="var(--pu-gold-98)" stroke="var(--pu-brown-35)"/>`,
    )
    .join('');
  return frame(
    fade(
      `${id}-sky`,
      [0, 'var(--pu-violet-24)'],
      [0.42, 'var(--pu-pink-39)'],
      [0.72, 'var(--pu-red-58)'],
      [1, 'var(--pu-pink-22)'],
    ) +
      glowing(
        `${id}-glow`,
        [0.6, 'var(--pu-orange-86)', 0.75],
        [0.75, 'var(--pu-orange-79)', 0.28],
        [1, 'var(--pu-orange-79)', 0],
      ) +
      `<clipPath id="${id}-round"><circle cx="${cx}" cy="${cy}" r="104"/></clipPath><radialGradient id="${id}-shade" cx=".36" cy=".3" r=".8"><stop offset=".35" stop-color="var(--pu-gold-96)" stop-opacity=".2"/><stop offset=".7" stop-color="var(--pu-pink-21b)" stop-opacity=".06"/><stop offset="1" stop-color="var(--pu-pink-17)" stop-opacity=".62"/></radialGradient>`,
    `<rect width="260" height="420" fill="url(#${id}-sky)"/><g opacity=".7">${stars(60, 260, 190, 8)}</g>
     <circle cx="130" cy="0" r="130" fill="var(--pu-violet-19)" fill-opacity=".55"/>${spokes}<circle cx="130" cy="0" r="66" fill="var(--pu-violet-24)" stroke="var(--pu-orange-91)" stroke-opacity=".5"/>
     ${disc(cx, cy, 136, `url(#${id}-glow)`)}<g clip-path="url(#${id}-round)">${disc(cx, cy, 106, 'var(--pu-brown-56)')}<path d="${grid}" stroke="var(--pu-brown-35)" stroke-opacity=".35" fill="none"/>${regions}
     <path d="${grid}" stroke="var(--pu-pink-21)" stroke-opacity=".16" fill="none"/>${pods}${disc(cx, cy, 106, `url(#${id}-shade)`)}</g><circle cx="${cx}" cy="${cy}" r="104" fill="none" stroke="var(--pu-gold-93)" stroke-opacity=".7"/>`,
  );
}
