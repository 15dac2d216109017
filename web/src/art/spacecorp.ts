/* SpaceCorp: a chart, with colour only where there is life, profit or a rival. */

import { t } from '../lib/texts.svelte';
import { at, polar, seeded, stars, type Point } from './geometry';
import { disc, fade, frame, glowing } from './poster';

type Path = [Point, Point, Point, Point];

/** Draw the poster. */
export function poster(id: string): string {
  const cx = 22,
    cy = 322,
    rand = seeded(5);
  const orbits = [50, 76, 108, 144, 206, 270, 336]
    .map(
      (r, i) =>
        `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="var(--sc-blue-65)" stroke-opacity="${i === 3 ? 0.5 : 0.32}" stroke-width="1"/>`,
    )
    .join('');
  const belt = Array.from({ length: 130 }, () => {
    const [x, y] = polar(cx, cy, 166 + rand() * 22, rand() * 104 - 5);
    return disc(
      x.toFixed(1),
      y.toFixed(1),
      (0.5 + rand() * 0.8).toFixed(1),
      'var(--sc-blue-72)',
      `opacity="${(0.25 + rand() * 0.5).toFixed(2)}"`,
    );
  }).join('');
  const body = (r: number, a: number, size: number, fill: string, name = '', dx = 0, dy = 0, anchor = 'start') => {
    const [x, y] = polar(cx, cy, r, a);
    return `${disc(x, y, size, fill)}<circle cx="${x}" cy="${y}" r="${size + 4}" fill="none" stroke="var(--sc-blue-81)" stroke-opacity=".55" stroke-width=".8"/>
      ${name ? `<text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}" font-family="'Exo 2'" font-weight="500" font-size="12" fill="var(--sc-blue-87)">${t(`world-${name}`)}</text>` : ''}`;
  };
  const grid = Array.from({ length: 9 }, (_, i) => `M${i * 32.5} 0V420M0 ${i * 52.5}H260`).join('');
  const [ex, ey] = polar(cx, cy, 108, 38),
    [jx, jy] = polar(cx, cy, 270, 42),
    [mx, my] = polar(cx, cy, 144, 78);
  const along = ([p, q, r, s]: Path, t: number): Point => {
    const on = (i: 0 | 1) =>
      (1 - t) ** 3 * p[i] + 3 * (1 - t) ** 2 * t * q[i] + 3 * (1 - t) * t * t * r[i] + t ** 3 * s[i];
    return [on(0), on(1)];
  };
  const voyage: Path = [
    [ex, ey],
    [ex + 60, ey - 50],
    [jx + 50, jy + 80],
    [jx + 8, jy + 14],
  ];
  const race: Path = [
    [ex, ey],
    [ex + 30, ey],
    [mx - 6, my - 40],
    [mx - 2, my - 10],
  ];
  const cube = (path: Path, t: number, size: number, fill: string, turn: number) => {
    const [x, y] = along(path, t);
    return `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="2.5" fill="${fill}" stroke="var(--sc-blue-16)" stroke-width="1.5" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"/>`;
  };
  const curve = ([p, q, r, s]: Path) => `M${at(p)}C${at(q)} ${at(r)} ${at(s)}`;
  const systems: Point[] = [
    [40, 30],
    [92, 20],
    [150, 36],
    [214, 22],
    [236, 78],
    [120, 66],
  ];
  return frame(
    fade(`${id}-sky`, [0, 'var(--sc-blue-16)'], [1, 'var(--sc-blue-20)']) +
      glowing(
        `${id}-sun`,
        [0, 'var(--gleam)', 1],
        [0.22, 'var(--sc-gold-96)', 0.95],
        [0.4, 'var(--sc-gold-92)', 0.25],
        [1, 'var(--sc-gold-92)', 0],
      ),
    `<rect width="260" height="420" fill="url(#${id}-sky)"/><path d="${grid}" stroke="var(--sc-blue-60)" stroke-opacity=".09" fill="none"/>${stars(70, 260, 420, 55)}
     <g stroke="var(--sc-blue-75)" stroke-opacity=".4" fill="none"><path d="M40 30 92 20 150 36 214 22 236 78M92 20 120 66 150 36" stroke-dasharray="1 4"/></g>
     ${systems.map(([x, y], i) => `${disc(x, y, i === 2 ? 3 : 2, 'var(--sc-blue-96)')}<path d="M${x - 7} ${y}h4M${x + 3} ${y}h4M${x} ${y - 7}v4M${x} ${y + 3}v4" stroke="var(--sc-blue-78)" stroke-opacity=".7"/>`).join('')}
     ${orbits}${belt}${disc(cx, cy, 70, `url(#${id}-sun)`)}
     <path d="${curve(voyage)}" fill="none" stroke="var(--sc-teal-82)" stroke-width="2" stroke-dasharray="6 5" stroke-linecap="round"/><path d="${curve(race)}" fill="none" stroke="var(--sc-red-73)" stroke-width="1.5" stroke-dasharray="3 4"/>
     ${body(50, 62, 3, 'var(--sc-orange-79)')}${body(76, 20, 5, 'var(--sc-gold-88)')}${body(108, 38, 6, 'var(--sc-sky-75)', 'earth', -10, -12, 'end')}${body(144, 78, 5, 'var(--sc-orange-70)', 'mars', 0, 24, 'middle')}${body(206, 68, 3, 'var(--sc-blue-78b)', 'ceres', 0, 20, 'middle')}${body(270, 42, 13, 'var(--sc-orange-79b)', 'jupiter', 0, -24, 'middle')}
     <g transform="translate(${jx} ${jy})"><ellipse rx="13" ry="4" fill="none" stroke="var(--sc-orange-63)" stroke-opacity=".8"/></g>
     ${cube(voyage, 0.42, 13, 'var(--sc-teal-82)', 28)}${cube(race, 0.55, 10, 'var(--sc-red-73)', 40)}`,
  );
}
