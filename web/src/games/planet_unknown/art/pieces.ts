/* Pieces and signs, drawn around 0,0: pieces in a box of 44, signs about 20 high. */

import { TERRAINS, type Terrain } from '../view';
import { n1 } from './shapes';
import { PAINT } from './textures';

const GLYPHS: Record<Terrain, string> = {
  civ: '<path d="M-8 1 0-7.5 8 1v7H3V3h-6v5h-5z"/>',
  water: '<path d="M0-9C4.5-3.5 6.5-.3 6.5 2.8a6.5 6.5 0 0 1-13 0C-6.5-.3-4.5-3.5 0-9z"/>',
  biomass: '<path d="M-6.5 7.5c-1-9 4-15 14.5-15 .3 10.5-5 15.5-12 14l4.5-7.5-6 6-1.5 4.5z"/>',
  rover:
    '<path d="M-9.5 1.6-8.4-2H7.8l1.7 3.6z"/><path d="M-3.6-2v-5.4h-2.6v-3h6.8v3h-2.6V-2zM2.2-3.2l7-3.6.8 1.7-5 2.6z"/><circle cx="-6.2" cy="5.2" r="3.5"/><circle cx="6.2" cy="5.2" r="3.5"/>',
  tech: '<path d="M-2.8-8.5h5.6v6L8 6a2 2 0 0 1-1.8 3H-6.2A2 2 0 0 1-8 6l5.2-8.5z"/>',
  energy: '<path d="M1.5-10-6.5 2h5L-2.5 10 6.5-3h-5z"/>',
};

const put = (x: number, y: number, s: number, inside: string, name = ''): string =>
  `<g${name && ` class="${name}"`} transform="translate(${n1(x)} ${n1(y)}) scale(${n1((s / 44) * 100) / 100})">${inside}</g>`;
const piece =
  (body: string) =>
  (x = 0, y = 0, s = 44): string =>
    put(x, y, s, body);

/** Draw the sign of a terrain. */
export const glyph = (kind: Terrain, fill = 'currentColor'): string => `<g fill="${fill}">${GLYPHS[kind]}</g>`;

/** Draw a station: the building that gives the step on the track. */
export const station = (kind: Terrain, x = 0, y = 0, s = 44): string =>
  put(
    x,
    y,
    s,
    `<circle r="15.5" cy="1.5" fill="var(--shade)" fill-opacity=".35"/><circle r="15" fill="${PAINT[kind].mark}" stroke="${kind === 'tech' || kind === 'energy' ? 'var(--pu-blue-37)' : 'var(--gleam)'}" stroke-width="2"/><circle r="12.4" fill="none" stroke="${PAINT[kind].ink}" stroke-opacity=".3"/>${glyph(kind, PAINT[kind].ink)}`,
  );

export const meteorite = piece(
  '<ellipse cx="1" cy="9" rx="15" ry="7" fill="var(--shade)" fill-opacity=".4"/><path d="M-13 2-9-9 2-13l10 5 3 10-7 9-12 1z" fill="var(--pu-violet-51)"/><path d="M-9-9 2-13l3 8-7 4z" fill="var(--pu-violet-69)"/><path d="m5-5 7-3 3 10-6 2z" fill="var(--pu-violet-43)"/><path d="m-2-1 7-4 4 9-5 6z" fill="var(--pu-violet-57)"/><path d="M-13 2-2-1l6 11-8 2z" fill="var(--pu-violet-38b)"/><path d="m-6 4 4 1 2 4M4-8l1 3 4 2" fill="none" stroke="var(--pu-orange-78)" stroke-width="1.6" stroke-linecap="round"/>',
);

/** Draw the empty symbol: a meteorite lay here or may fall here. */
export const crater = piece(
  '<ellipse rx="11" ry="9" fill="var(--shade)" fill-opacity=".28"/><ellipse rx="11" ry="9" fill="none" stroke="var(--gleam)" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="3 3"/><ellipse cx="1" cy="1" rx="5.5" ry="4" fill="var(--shade)" fill-opacity=".35"/>',
);

export const lifepod = piece(
  '<ellipse cy="12" rx="12" ry="4" fill="var(--shade)" fill-opacity=".4"/><path d="M-5-11Q0-15 5-11L11 9Q0 15-11 9z" fill="var(--pu-grey-98)"/><path d="M0-13Q3-13 5-11L11 9Q6 12 0 12z" fill="var(--pu-blue-85)"/><path d="M-9 2.5Q0 6 9 2.5L11 9Q0 15-11 9z" fill="var(--pu-orange-75)"/><path d="M0 4.2Q5 4 9 2.5L11 9Q6 12 0 12z" fill="var(--pu-orange-62)"/><circle cy="-4" r="4" fill="var(--pu-blue-32)"/><circle cx="1" cy="-5" r="1.5" fill="var(--pu-cyan-89)"/>',
);

/** Draw a rover in the colour of its seat (`--seat`); it may carry a meteorite. */
export const rover = (x = 0, y = 0, s = 44, loaded = false): string =>
  put(
    x,
    y,
    s,
    `<ellipse cy="11" rx="16" ry="5" fill="var(--shade)" fill-opacity=".45"/><g fill="var(--pu-blue-22b)" stroke="var(--pu-grey-93)" stroke-width="1.3"><circle cx="-10" cy="8" r="5"/><circle cx="0" cy="9" r="5"/><circle cx="10" cy="8" r="5"/></g><path d="M-15 3-11-6H6l9 6v4q-15 4-30-1z" fill="var(--seat, var(--pu-grey-93))" stroke="var(--pu-blue-18)" stroke-width="1.3" stroke-linejoin="round"/><path d="M4-5h2l7 5H5z" fill="var(--pu-blue-23)"/><path d="M-7-6v-8m-4 0h8" stroke="var(--pu-grey-93)" stroke-width="2" stroke-linecap="round"/><circle cx="-7" cy="-14" r="2.2" fill="var(--pu-cyan-89)"/>${loaded ? meteorite(1, -9, 20) : ''}`,
  );

const at = (x: number, y: number, k: number, inside: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k})">${inside}</g>`;
const mark =
  (body: string) =>
  (x = 0, y = 0, k = 1): string =>
    at(x, y, k, body);

export const medal = (n: number | string, x = 0, y = 0, k = 1): string =>
  at(
    x,
    y,
    k,
    `<path d="M-6-11h4l2 6 2-6h4L2-3h-4z" fill="var(--pu-red-65b)"/><circle cy="2" r="9.5" fill="url(#pu-gold)" stroke="var(--pu-brown-46)" stroke-width="1"/><text y="6.6" text-anchor="middle" font-family="Exo 2" font-weight="800" font-size="13" fill="var(--pu-brown-28b)">${n}</text>`,
  );
export const synergy = mark(
  '<circle r="10" fill="var(--pu-blue-25)" stroke="var(--pu-cyan-89)" stroke-width="1.5"/><path d="M0-6.5 2 -2 6.5 0 2 2 0 6.5-2 2-6.5 0-2-2z" fill="var(--pu-cyan-89)"/>',
);
export const patchMark = mark(
  '<rect x="-9" y="-9" width="18" height="18" rx="4" fill="var(--pu-biomass-base)" stroke="var(--pu-green-88)" stroke-width="1.5"/><circle cx="-3" cy="2" r="3.6" fill="var(--pu-green-72)"/><circle cx="3.5" cy="3" r="3.2" fill="var(--pu-green-54)"/><circle cx="1.5" cy="-3.5" r="3.6" fill="var(--pu-green-79)"/>',
);

/** A sign that stops: a rule forbids what it covers. */
export const ban = mark(
  '<circle r="9" fill="none" stroke="var(--pu-red-71)" stroke-width="2.6"/><path d="M-6.3-6.3 6.3 6.3" stroke="var(--pu-red-71)" stroke-width="2.6"/>',
);

const grads = TERRAINS.map(
  (kind) =>
    `<linearGradient id="pu-land-${kind}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PAINT[kind].base}"/><stop offset="1" stop-color="${PAINT[kind].deep}"/></linearGradient>`,
).join('');

/** Light, shade and filters that every picture refers to. */
export const DEFS = `${grads}
<radialGradient id="pu-gold" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="var(--pu-gold-95b)"/><stop offset=".5" stop-color="var(--pu-gold-88b)"/><stop offset="1" stop-color="var(--pu-gold-71)"/></radialGradient>
<radialGradient id="pu-soil" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="var(--pu-orange-63)"/><stop offset=".5" stop-color="var(--pu-brown-49)"/><stop offset="1" stop-color="var(--pu-brown-33)"/></radialGradient>
<radialGradient id="pu-shade" cx=".38" cy=".32" r=".72"><stop offset=".55" stop-color="var(--pu-brown-18b)" stop-opacity="0"/><stop offset="1" stop-color="var(--pu-brown-18b)" stop-opacity=".55"/></radialGradient>
<radialGradient id="pu-air"><stop offset=".8" stop-color="var(--pu-orange-84)" stop-opacity=".42"/><stop offset=".9" stop-color="var(--pu-orange-79b)" stop-opacity=".12"/><stop offset="1" stop-color="var(--pu-orange-79b)" stop-opacity="0"/></radialGradient>
<linearGradient id="pu-ice" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--pu-sky-95)"/><stop offset="1" stop-color="var(--pu-sky-78)"/></linearGradient>
<linearGradient id="pu-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--pu-blue-45)"/><stop offset="1" stop-color="var(--pu-blue-27b)"/></linearGradient>
<radialGradient id="pu-hub" cx=".4" cy=".32"><stop offset="0" stop-color="var(--pu-blue-37b)"/><stop offset="1" stop-color="var(--pu-blue-23b)"/></radialGradient>
<pattern id="pu-shutter" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="8" height="8" fill="var(--pu-blue-23c)"/><rect width="4" height="8" fill="var(--pu-blue-29b)"/></pattern>
<filter id="pu-float" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="9" stdDeviation="7" flood-color="var(--pu-grey-13)" flood-opacity=".7"/></filter>
<filter id="pu-glow" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="0" stdDeviation="5" flood-color="var(--pu-gold-82)" flood-opacity=".9"/></filter>`;
