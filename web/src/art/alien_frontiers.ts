/* Alien Frontiers: dice as ships on their way down to a painted planet. */

import '../games/alien_frontiers/palette.css';
import { at, polar, stars } from './geometry';
import { die, type Hull } from './pieces';
import { globe, planetDefs } from './planet';
import { disc, fade, frame, glowing } from './poster';

/** Draw the poster. */
export function poster(id: string): string {
  const cx = 168,
    cy = 322,
    k = 0.86;
  const orbit = (r: number, from: number, to: number) =>
    `M${at(polar(cx, cy, r, from))}A${r} ${r} 0 0 1 ${at(polar(cx, cy, r, to))}`;
  const ship = (seat: Hull, value: number, r: number, angle: number, size: number, n: number) => {
    const [x, y] = polar(cx, cy, r, angle);
    return `<path d="${orbit(r, angle - 34, angle - 3)}" fill="none" stroke="url(#${id}-trail${n})" stroke-width="${size * 0.42}" stroke-linecap="round"/>
      <g transform="translate(${x} ${y}) rotate(${angle - 8})">${die(seat, value, size)}</g>`;
  };
  const trail = (n: number, r: number, angle: number, colour: string) => {
    const [x1, y1] = polar(cx, cy, r, angle - 34),
      [x2, y2] = polar(cx, cy, r, angle);
    return `<linearGradient id="${id}-trail${n}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity=".55"/></linearGradient>`;
  };
  return frame(
    planetDefs(cx, cy, k, id) +
      fade(`${id}-sky`, [0, 'var(--af-blue-23)'], [0.6, 'var(--af-blue-19)'], [1, 'var(--af-blue-15)']) +
      glowing(`${id}-haze`, [0, 'var(--af-sky-60)', 0.5], [1, 'var(--af-sky-60)', 0]) +
      trail(1, 232, 350, 'var(--af-red-71)') +
      trail(2, 262, 327, 'var(--af-blue-72)') +
      trail(3, 292, 5, 'var(--af-gold-88)'),
    `<rect width="260" height="420" fill="url(#${id}-sky)"/>${stars(120, 260, 420, 21)}${disc(120, 150, 190, `url(#${id}-haze)`)}
     <g fill="none" stroke="var(--af-sky-79)" stroke-opacity=".22"><path d="${orbit(232, 250, 400)}"/><path d="${orbit(262, 250, 400)}" stroke-dasharray="2 6"/><path d="${orbit(292, 250, 400)}"/></g>
     ${globe(cx, cy, k, id)}${ship('red', 4, 232, 350, 36, 1)}${ship('blue', 2, 262, 327, 26, 2)}${ship('yellow', 6, 292, 5, 21, 3)}`,
  );
}
