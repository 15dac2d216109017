/* What the posters are drawn with: 260 x 420, plain SVG. */

import './paints.css';

const ART = { w: 260, h: 420 };
type Stop = [offset: number, colour: string, opacity?: number];

/** Frame a poster. */
export const frame = (defs: string, body: string): string =>
  `<svg class="art" viewBox="0 0 ${ART.w} ${ART.h}" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><defs>${defs}</defs>${body}</svg>`;
/** Give a gradient from top to bottom. */
export const fade = (id: string, ...stops: Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;
/** Give a gradient from the middle outwards. */
export const glowing = (id: string, ...stops: Stop[]): string =>
  `<radialGradient id="${id}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;
/** Draw a disc. */
export const disc = (x: number | string, y: number | string, r: number | string, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

/** Draw a lit ball, light from the upper left: its gradient and its body. */
export function ball(
  id: string,
  x: number,
  y: number,
  r: number,
  light: string,
  base: string,
  dark: string,
): [string, string] {
  return [
    `<radialGradient id="${id}" cx=".32" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    disc(x, y, r, `url(#${id})`),
  ];
}
