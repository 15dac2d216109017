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

/** Draw the sign of a terrain. */
export const glyph = (kind: Terrain, fill = 'currentColor'): string => `<g fill="${fill}">${GLYPHS[kind]}</g>`;

/** Draw a station: the building that gives the step on the track. */
export const station = (kind: Terrain, x = 0, y = 0, s = 44): string =>
  put(
    x,
    y,
    s,
    `<circle r="15.5" cy="1.5" fill="#000" fill-opacity=".35"/><circle r="15" fill="${PAINT[kind].mark}" stroke="${kind === 'tech' || kind === 'energy' ? '#3A3F52' : '#fff'}" stroke-width="2"/><circle r="12.4" fill="none" stroke="${PAINT[kind].ink}" stroke-opacity=".3"/>${glyph(kind, PAINT[kind].ink)}`,
  );

export const meteorite = (x = 0, y = 0, s = 44): string =>
  put(
    x,
    y,
    s,
    '<ellipse cx="1" cy="9" rx="15" ry="7" fill="#000" fill-opacity=".4"/><path d="M-13 2-9-9 2-13l10 5 3 10-7 9-12 1z" fill="#6E5F7C"/><path d="M-9-9 2-13l3 8-7 4z" fill="#A595B4"/><path d="m5-5 7-3 3 10-6 2z" fill="#574963"/><path d="m-2-1 7-4 4 9-5 6z" fill="#7F6F8E"/><path d="M-13 2-2-1l6 11-8 2z" fill="#493C55"/><path d="m-6 4 4 1 2 4M4-8l1 3 4 2" fill="none" stroke="#FF9A5A" stroke-width="1.6" stroke-linecap="round"/>',
  );

/** Draw the empty symbol: a meteorite lay here or may fall here. */
export const crater = (x = 0, y = 0, s = 44): string =>
  put(
    x,
    y,
    s,
    '<ellipse rx="11" ry="9" fill="#000" fill-opacity=".28"/><ellipse rx="11" ry="9" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="3 3"/><ellipse cx="1" cy="1" rx="5.5" ry="4" fill="#000" fill-opacity=".35"/>',
  );

export const lifepod = (x = 0, y = 0, s = 44): string =>
  put(
    x,
    y,
    s,
    '<ellipse cy="12" rx="12" ry="4" fill="#000" fill-opacity=".4"/><path d="M-5-11Q0-15 5-11L11 9Q0 15-11 9z" fill="#F4F7FF"/><path d="M0-13Q3-13 5-11L11 9Q6 12 0 12z" fill="#C3CDE6"/><path d="M-9 2.5Q0 6 9 2.5L11 9Q0 15-11 9z" fill="#FF8A3C"/><path d="M0 4.2Q5 4 9 2.5L11 9Q6 12 0 12z" fill="#D0641E"/><circle cy="-4" r="4" fill="#17305E"/><circle cx="1" cy="-5" r="1.5" fill="#8FE9FF"/>',
  );

/** Draw a rover in the colour of its seat (`--seat`); it may carry a meteorite. */
export const rover = (x = 0, y = 0, s = 44, loaded = false): string =>
  put(
    x,
    y,
    s,
    `<ellipse cy="11" rx="16" ry="5" fill="#000" fill-opacity=".45"/><g fill="#151A28" stroke="#E6E9F2" stroke-width="1.3"><circle cx="-10" cy="8" r="5"/><circle cx="0" cy="9" r="5"/><circle cx="10" cy="8" r="5"/></g><path d="M-15 3-11-6H6l9 6v4q-15 4-30-1z" fill="var(--seat, #E6E9F2)" stroke="#0B1020" stroke-width="1.3" stroke-linejoin="round"/><path d="M4-5h2l7 5H5z" fill="#0E1B3D"/><path d="M-7-6v-8m-4 0h8" stroke="#E6E9F2" stroke-width="2" stroke-linecap="round"/><circle cx="-7" cy="-14" r="2.2" fill="#8FE9FF"/>${loaded ? meteorite(1, -9, 20) : ''}`,
  );

const at = (x: number, y: number, k: number, inside: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k})">${inside}</g>`;

export const medal = (n: number | string, x = 0, y = 0, k = 1): string =>
  at(
    x,
    y,
    k,
    `<path d="M-6-11h4l2 6 2-6h4L2-3h-4z" fill="#E25B5B"/><circle cy="2" r="9.5" fill="url(#pu-gold)" stroke="#7A4E00" stroke-width="1"/><text y="6.6" text-anchor="middle" font-family="Exo 2" font-weight="800" font-size="13" fill="#3A2400">${n}</text>`,
  );
export const synergy = (x = 0, y = 0, k = 1): string =>
  at(
    x,
    y,
    k,
    '<circle r="10" fill="#14203A" stroke="#8FE9FF" stroke-width="1.5"/><path d="M0-6.5 2 -2 6.5 0 2 2 0 6.5-2 2-6.5 0-2-2z" fill="#8FE9FF"/>',
  );
export const patchMark = (x = 0, y = 0, k = 1): string =>
  at(
    x,
    y,
    k,
    '<rect x="-9" y="-9" width="18" height="18" rx="4" fill="#3A9457" stroke="#B5E8B0" stroke-width="1.5"/><circle cx="-3" cy="2" r="3.6" fill="#6DBB74"/><circle cx="3.5" cy="3" r="3.2" fill="#2F8049"/><circle cx="1.5" cy="-3.5" r="3.6" fill="#8BD08B"/>',
  );

/** A sign that stops: a rule forbids what it covers. */
export const ban = (x = 0, y = 0, k = 1): string =>
  at(
    x,
    y,
    k,
    '<circle r="9" fill="none" stroke="#FF6B6B" stroke-width="2.6"/><path d="M-6.3-6.3 6.3 6.3" stroke="#FF6B6B" stroke-width="2.6"/>',
  );

const grads = TERRAINS.map(
  (kind) =>
    `<linearGradient id="pu-land-${kind}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PAINT[kind].base}"/><stop offset="1" stop-color="${PAINT[kind].deep}"/></linearGradient>`,
).join('');

/** Light, shade and filters that every picture refers to. */
export const DEFS = `${grads}
<radialGradient id="pu-gold" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#FFF0BE"/><stop offset=".5" stop-color="#FFCF5C"/><stop offset="1" stop-color="#D98E1B"/></radialGradient>
<radialGradient id="pu-soil" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#B07C52"/><stop offset=".5" stop-color="#80563A"/><stop offset="1" stop-color="#46301F"/></radialGradient>
<radialGradient id="pu-shade" cx=".38" cy=".32" r=".72"><stop offset=".55" stop-color="#1A0F08" stop-opacity="0"/><stop offset="1" stop-color="#1A0F08" stop-opacity=".55"/></radialGradient>
<radialGradient id="pu-air"><stop offset=".8" stop-color="#FFB877" stop-opacity=".42"/><stop offset=".9" stop-color="#FF9E5E" stop-opacity=".12"/><stop offset="1" stop-color="#FF9E5E" stop-opacity="0"/></radialGradient>
<linearGradient id="pu-ice" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#DDF1FA"/><stop offset="1" stop-color="#8EC1DC"/></linearGradient>
<linearGradient id="pu-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3B5190"/><stop offset="1" stop-color="#16234A"/></linearGradient>
<radialGradient id="pu-hub" cx=".4" cy=".32"><stop offset="0" stop-color="#2B3D72"/><stop offset="1" stop-color="#111B38"/></radialGradient>
<pattern id="pu-shutter" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="8" height="8" fill="#101A36"/><rect width="4" height="8" fill="#1B294F"/></pattern>
<filter id="pu-float" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="9" stdDeviation="7" flood-color="#0A0603" flood-opacity=".7"/></filter>
<filter id="pu-glow" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="0" stdDeviation="5" flood-color="#FFB454" flood-opacity=".9"/></filter>`;
