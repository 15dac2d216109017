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
    w: '#3E8FC4',
    a: '#D9B384',
    g: '#6C9C58',
    b: '#C65D3E',
    c: '#DCC9A8',
    t: '#767EA6',
    r: '#B2424F',
    e: '#DDA238',
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
      return `<clipPath id="${id}-${ch}"><path d="${shore}"/></clipPath><path d="${shore}" fill="#2A0F14" fill-opacity=".4" transform="translate(1.3 2)"/><path d="${shore}" fill="${colour[ch]}"/>
      <g clip-path="url(#${id}-${ch})">${tones
        .map(([level, tint, part]) => {
          const d = cut((x, y) => n(x / 36, y / 26, 2), level);
          return `<path d="${d}" fill="#2A0F14" fill-opacity=".18" transform="translate(.9 1.3)"/><path d="${d}" style="fill:color-mix(in srgb, ${tint} ${part}%, ${colour[ch]})"/>`;
        })
        .join('')}</g>`;
    })
    .join('');
  const grid = Array.from(
    { length: 11 },
    (_, i) => `M${x0 + i * cell} ${y0}v${10 * cell}M${x0} ${y0 + i * cell}h${10 * cell}`,
  ).join('');
  const spokes = ['#4FA3D8', '#E8C9A0', '#7FB069', '#D96C4A', '#8C93B8', '#F0B84A']
    .map((c, i) => {
      const a = 97 + i * 60,
        seg = (r0: number, r1: number, f: number, t: number) =>
          `M${at(polar(130, 0, r0, f))}L${at(polar(130, 0, r1, f))}A${r1} ${r1} 0 0 1 ${at(polar(130, 0, r1, t))}L${at(polar(130, 0, r0, t))}A${r0} ${r0} 0 0 0 ${at(polar(130, 0, r0, f))}Z`;
      return `<path d="${seg(78, 126, a, a + 55)}" fill="#FFF3E0" fill-opacity=".1" stroke="#FFD9B0" stroke-opacity=".5"/><path d="${seg(86, 101, a + 9, a + 46)}" fill="${c}"/><path d="${seg(106, 119, a + 16, a + 40)}" fill="${c}" opacity=".75"/>`;
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
        `<rect x="${x0 + i * cell + 7}" y="${y0 + j * cell + 4}" width="7" height="13" rx="3.5" fill="#FFF6E8" stroke="#5A2A26"/>`,
    )
    .join('');
  return frame(
    fade(`${id}-sky`, [0, '#2B1531'], [0.42, '#6B2E3C'], [0.72, '#B65C43'], [1, '#2A1220']) +
      glowing(`${id}-glow`, [0.6, '#FFC38A', 0.75], [0.75, '#FF9E6B', 0.28], [1, '#FF9E6B', 0]) +
      `<clipPath id="${id}-round"><circle cx="${cx}" cy="${cy}" r="104"/></clipPath><radialGradient id="${id}-shade" cx=".36" cy=".3" r=".8"><stop offset=".35" stop-color="#FFF1D6" stop-opacity=".2"/><stop offset=".7" stop-color="#2A0F1A" stop-opacity=".06"/><stop offset="1" stop-color="#1A0812" stop-opacity=".62"/></radialGradient>`,
    `<rect width="260" height="420" fill="url(#${id}-sky)"/><g opacity=".7">${stars(60, 260, 190, 8)}</g>
     <circle cx="130" cy="0" r="130" fill="#1C0D20" fill-opacity=".55"/>${spokes}<circle cx="130" cy="0" r="66" fill="#2B1531" stroke="#FFD9B0" stroke-opacity=".5"/>
     ${disc(cx, cy, 136, `url(#${id}-glow)`)}<g clip-path="url(#${id}-round)">${disc(cx, cy, 106, '#A06048')}<path d="${grid}" stroke="#5A2A26" stroke-opacity=".35" fill="none"/>${regions}
     <path d="${grid}" stroke="#2A0F14" stroke-opacity=".16" fill="none"/>${pods}${disc(cx, cy, 106, `url(#${id}-shade)`)}</g><circle cx="${cx}" cy="${cy}" r="104" fill="none" stroke="#FFE2BF" stroke-opacity=".7"/>`,
  );
}
