/* The signs of Space Base. A number sits inside its shape, and the shape says what it counts: a coin, a gable, a star.
   Every sign is 28 high; `w` is its width. */

import { PIPS } from '../../../art/pieces';
import type { AbilityColour, Direction, Effect } from '../cards';
import type { Kind } from '../parts';

export interface Sign {
  w: number;
  body: string;
}

const figure = (text: string | number, x: number, y: number, fill: string, size: number): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-weight="800" font-size="${String(text).length > 1 ? size - 1.2 : size}" fill="${fill}">${text}</text>`;
const words = (text: string, x: number, y = 19.5, size = 15.5): string =>
  `<text x="${x}" y="${y}" font-weight="800" font-size="${size}" fill="var(--gleam)">${text}</text>`;

const STAR = `M${Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 10 : 14.2,
    a = -Math.PI / 2 + (i * Math.PI) / 5;
  return `${(14 + r * Math.cos(a)).toFixed(1)} ${(14.8 + r * Math.sin(a)).toFixed(1)}`;
}).join('L')}z`;

const RESOURCES: Record<Kind, (n: number | null) => string> = {
  credits: (n) =>
    `<circle cx="14" cy="14" r="13" fill="url(#sb-coin)"/><circle cx="14" cy="14" r="10.6" fill="none" stroke="var(--sb-brown-51)" stroke-opacity=".45" stroke-width="1.1"/>${n === null ? '<path d="M18 10.2a5.4 5.4 0 1 0 0 7.6M14 6.5v15" stroke="var(--sb-brown-38)" stroke-width="2" fill="none" stroke-linecap="round"/>' : figure(n, 14, 19.8, 'var(--sb-brown-28)', 16.5)}`,
  income: (n) =>
    `<path d="M14 .8 26.5 10.5V24a3 3 0 0 1-3 3h-19a3 3 0 0 1-3-3V10.5z" fill="url(#sb-mint)"/><path d="M5.5 11.8 14 5.2l8.5 6.6" fill="none" stroke="var(--sb-teal-40)" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>${n === null ? '<path d="M14 22v-8m-3.6 3.2L14 13.6l3.6 3.6" stroke="var(--sb-teal-30)" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' : figure(n, 14, 23.4, 'var(--sb-teal-30)', 15.5)}`,
  vp: (n) =>
    `<path d="${STAR}" fill="url(#sb-pearl)" stroke="var(--sb-violet-57)" stroke-width="1" stroke-linejoin="round"/>${n === null ? '' : figure(n, 14, 20.4, 'var(--sb-indigo-29)', 15.5)}`,
};

/** Draw a resource, with how much of it or as a sign alone. */
export const resource = (kind: Kind, n: number | null = null): Sign => ({ w: 28, body: RESOURCES[kind](n) });

const arrow = (direction: Direction, x: number): string =>
  `<path transform="translate(${x} 0)" d="${direction === 'right' ? 'M2 10h6V5l9 9-9 9v-5H2z' : 'M16 10h-6V5l-9 9 9 9v-5h6z'}" fill="var(--gleam)"/>`;
const sheet = (x: number, fill = 'none'): string =>
  `<rect x="${x}" y="3" width="16" height="22" rx="2.5" fill="${fill}" stroke="var(--gleam)" stroke-width="1.8"/>`;
const dieFace = (x: number): string => `<rect x="${x}" y="5" width="18" height="18" rx="4" fill="var(--gleam)"/>`;
const pip = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.8" fill="var(--sb-blue-25b)"/>`;
const ROMAN = ['', 'I', 'II', 'III'];

/** Write a level as on the cards. */
export const roman = (level: number): string => ROMAN[level] ?? String(level);

/** Draw a charge cube around a point. */
export const cube = (x = 0, y = 0, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-8 7-4 0 0-7-4z" fill="var(--sb-grey-99)"/><path d="M-7-4 0 0v8l-7-4z" fill="var(--sb-cyan-87)"/><path d="M7-4 0 0v8l7-4z" fill="var(--sb-cyan-70)"/></g>`;

function claim(cards: { level: number; count: number }[]): Sign {
  let x = 0,
    body = '';
  for (const { level, count } of cards) {
    body += `<g transform="translate(${x} 0)"><rect x="2" y="2" width="20" height="24" rx="3" fill="var(--sb-white-a16)" stroke="var(--gleam)" stroke-width="1.8"/><text x="12" y="19.5" text-anchor="middle" font-weight="800" font-size="15.5" letter-spacing="-.4" fill="var(--gleam)">${roman(level)}</text>${count > 1 ? words(`×${count}`, 24) : ''}</g>`;
    x += count > 1 ? 44 : 26;
  }
  return { w: x, body };
}

/** Draw one effect. */
export function sign(effect: Effect): Sign {
  switch (effect.kind) {
    case 'credits':
    case 'income':
    case 'vp':
      return resource(effect.kind, effect.amount);
    case 'arrow':
      return {
        w: 18 * effect.directions.length + 2 * (effect.directions.length - 1),
        body: effect.directions.map((direction, i) => arrow(direction, i * 20)).join(''),
      };
    case 'claim':
      return claim(effect.cards);
    case 'buy': {
      const anywhere = effect.placement === 'any_7_12';
      return {
        w: anywhere ? 68 : effect.count > 1 ? 46 : 28,
        body: `${sheet(3, 'var(--sb-white-a16)')}<circle cx="18" cy="19" r="7.6" fill="url(#sb-coin)" stroke="var(--sb-blue-25b)" stroke-width="1.4"/><path d="M20.3 17a3 3 0 1 0 0 4M18 14.8v8.4" stroke="var(--sb-brown-28)" stroke-width="1.3" fill="none"/>${effect.count > 1 ? words(`×${effect.count}`, 27) : ''}${anywhere ? words('7–12', 29) : ''}`,
      };
    }
    case 'shift_sum':
      return {
        w: effect.steps.length > 1 ? 56 : 36,
        body: `<path d="m2 7 7 7-7 7M10 7l7 7-7 7" fill="none" stroke="var(--gleam)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>${words(effect.steps.length > 1 ? '1–2' : '1', 23, 20, 17)}`,
      };
    case 'set_die':
      return {
        w: 30,
        body: `${dieFace(2)}${pip(7, 10)}${pip(15, 18)}${pip(11, 14)}<path d="m17 24 1-4 8.5-8.5 3 3L21 23z" fill="url(#sb-coin)" stroke="var(--sb-blue-25b)" stroke-width="1.2" stroke-linejoin="round"/>`,
      };
    case 'reroll':
      return {
        w: 34,
        body: `${dieFace(8)}${pip(13, 10)}${pip(21, 18)}${pip(13, 18)}${pip(21, 10)}<path d="M4 17a13 13 0 0 1 6-13.5M30 11a13 13 0 0 1-6 13.5" fill="none" stroke="var(--gleam)" stroke-width="2" stroke-linecap="round"/><path d="M12.5 1 9 4l4 2.5zM21.5 27l3.5-3-4-2.5z" fill="var(--gleam)"/>`,
      };
    case 'double':
      return { w: 30, body: words('×2', 2, 21, 22) };
    case 'swap_sectors':
      return {
        w: 66,
        body: `${figure(effect.sectors[0], 11, 20, 'var(--gleam)', 18)}<path d="M24 10h17m-4-4 4 4-4 4M42 18H25m4-4-4 4 4 4" stroke="var(--gleam)" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${figure(effect.sectors[1], 55, 20, 'var(--gleam)', 18)}`,
      };
    case 'opponents_lose_vp':
      return {
        w: 44,
        body: `${words('−', 0, 20, 20)}<g transform="translate(12 0)"><path d="${STAR}" fill="var(--sb-pink-23)" stroke="var(--sb-pink-84)" stroke-width="1.6"/>${figure(effect.amount, 14, 20.4, 'var(--sb-pink-91)', 15.5)}</g>`,
      };
    case 'exchange_self':
      return {
        w: 50,
        body: `${sheet(1, 'var(--gleam)')}${sheet(32)}<path d="M20 11h9m-3-3 3 3-3 3M29 18h-9m3-3-3 3 3 3" stroke="var(--gleam)" stroke-width="1.7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
      };
    case 'add_charge':
      return { w: 32, body: `${words('+', 0, 20, 20)}${cube(22, 14, 1.05)}` };
    case 'move_charge':
      return {
        w: 36,
        body: `${cube(10, 14, 1.05)}<path d="M21 14h11m-4-4 4 4-4 4" stroke="var(--gleam)" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
      };
    case 'win':
      return {
        w: 34,
        body: '<path d="M8 4h18v7a9 9 0 0 1-18 0zM8 6H3c0 5 2 8 6 8M26 6h5c0 5-2 8-6 8M17 20v4m-6 2h12" fill="none" stroke="var(--sb-gold-92)" stroke-width="2.2" stroke-linejoin="round"/><path d="M8 4h18v7a9 9 0 0 1-18 0z" fill="url(#sb-coin)"/>',
      };
  }
}

/** The smallest pictures of what a station brings, 20 x 20, where a rival's whole fleet stands on one line. */
export const SPECKS = {
  colony:
    '<path d="M2 16a8 8 0 0 1 16 0z" fill="var(--sb-orange-73)"/><path d="M1 16.8h18" stroke="var(--sb-orange-69)" stroke-width="1.6"/>',
  arrow: '<path d="M1 10l6-5v3.5h6V5l6 5-6 5v-3.5H7V15z" fill="currentColor"/>',
  claim: '<rect x="4" y="2" width="12" height="16" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>',
};

const ABILITY: Record<AbilityColour, string> = {
  blue: 'var(--sb-blue-67c)',
  red: 'var(--sb-rival)',
  green: 'var(--sb-any)',
};

/** Draw a charged card of a rival as one small sign: the colour of its ability around a cube. */
export const chargeSpeck = (color: AbilityColour): string =>
  `<rect x="1.5" y="1.5" width="17" height="17" rx="${color === 'green' ? 8.5 : 4}" fill="none" stroke="${ABILITY[color]}" stroke-width="2"/><g transform="translate(10 10) scale(.62)">${cube()}</g>`;

/** Draw the face of a die around 0,0, body 56 wide. */
export const diePips = (value: number): string =>
  (PIPS[value] ?? [])
    .map(
      ([x, y]) =>
        `<circle cx="${x * 14.5}" cy="${y * 14.5}" r="5.6" fill="var(--sb-blue-25b)"/><circle cx="${x * 14.5 - 1}" cy="${y * 14.5 + 1.5}" r="4.4" fill="var(--sb-blue-37)"/>`,
    )
    .join('');

/** Give the light that the signs share; it stands once in the page. */
export const signDefs = (): string => `
<radialGradient id="sb-coin" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="var(--sb-gold-94)"/><stop offset=".45" stop-color="var(--sb-gold-87)"/><stop offset="1" stop-color="var(--sb-gold-74)"/></radialGradient>
<linearGradient id="sb-mint" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sb-teal-93)"/><stop offset="1" stop-color="var(--sb-teal-78)"/></linearGradient>
<linearGradient id="sb-pearl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--gleam)"/><stop offset="1" stop-color="var(--sb-violet-86)"/></linearGradient>
<linearGradient id="sb-die" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--gleam)"/><stop offset=".55" stop-color="var(--sb-blue-94)"/><stop offset="1" stop-color="var(--sb-blue-82)"/></linearGradient>`;
