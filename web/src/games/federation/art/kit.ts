/* The small vocabulary of Federation's drawings, as markup. Every function is pure and knows no rule. */

import { at, polar, SHAPES, shapePath, type Colour } from '../../../art/geometry';
import { PIPS } from '../../../art/pieces';
import { RESOURCES, type Amounts, type Effect, type Planet, type Project, type Resource } from '../view';
import { lettering } from './lettering.svelte';

/** Round to a tenth, so that markup stays short. */
export const r1 = (n: number): number => Math.round(n * 10) / 10;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface TextLook {
  size?: number;
  w?: number;
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
  body?: boolean;
  fit?: number;
}

/** Write a text; `fit` is the room it has: a longer one is set smaller, then narrower. */
export function T(
  x: number,
  y: number,
  words: string | number,
  { size: em = 12, w = 600, anchor = 'middle', color = 'var(--text)', body = false, fit = 0 }: TextLook = {},
): string {
  const said = String(words),
    wide = said.length * (/[а-яё]/i.test(said) ? 0.57 : 0.52) * lettering.up,
    set = fit > 0 && wide * em > fit ? Math.max(12, fit / wide) : em;
  const long = fit > 0 && wide * set > fit + 2 ? ` textLength="${r1(fit)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${r1(x)}" y="${r1(y)}" style="font:${w} calc(${r1(set)}px*var(--up,1))/1 var(--${body ? 'body' : 'display'})" text-anchor="${anchor}" fill="${color}"${long}>${escaped(said)}</text>`;
}

/** Move markup to a place. */
export const G = (x: number, y: number, body: string, more = ''): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})${more}">${body}</g>`;

/** Draw one of the solid icons around a point. */
export const ico = (name: string, x: number, y: number, size: number, color = 'var(--text)'): string =>
  `<use href="#fed-${name}" x="${r1(x - size / 2)}" y="${r1(y - size / 2)}" width="${size}" height="${size}" color="${color}"/>`;

/** Outline a ring sector between two radii and two angles. */
export const sector = (cx: number, cy: number, ra: number, rb: number, a: number, b: number): string =>
  `M${at(polar(cx, cy, rb, a))}A${rb} ${rb} 0 0 1 ${at(polar(cx, cy, rb, b))}L${at(polar(cx, cy, ra, b))}A${ra} ${ra} 0 0 0 ${at(polar(cx, cy, ra, a))}Z`;

/** Draw an arc of a circle as path data. */
export const arc = (cx: number, cy: number, r: number, a: number, b: number): string =>
  `M${at(polar(cx, cy, r, a))}A${r} ${r} 0 ${Math.abs(b - a) > 180 ? 1 : 0} 1 ${at(polar(cx, cy, r, b))}`;

/** Draw the mark of a seat: colour and shape. */
export const mark = (
  colour: Colour,
  x: number,
  y: number,
  r = 5,
  { fill = 'var(--seat)', stroke = 'none', dim = false } = {},
): string =>
  `<path class="seat-${colour}" d="${shapePath(SHAPES[colour], r)}" transform="translate(${r1(x)} ${r1(y)})" fill="${fill}" stroke="${stroke}" stroke-width="1.4" stroke-linejoin="round"${dim ? ' opacity=".5"' : ''}/>`;

/** Draw a pawn: a pin whose foot stands on a point. */
export const pin = (
  colour: Colour,
  r = 7,
): string => `<g class="seat-${colour}"><ellipse cx="0" cy="1" rx="${r * 0.55}" ry="${r * 0.2}" fill="var(--umbra)" opacity=".55"/>
  <path d="M0 0C${-r * 0.3} ${-r * 0.7} ${-r} ${-r * 0.9} ${-r} ${-r * 1.75}A${r} ${r} 0 1 1 ${r} ${-r * 1.75}C${r} ${-r * 0.9} ${r * 0.3} ${-r * 0.7} 0 0Z" fill="var(--ink)" stroke="var(--seat)" stroke-width="1.4"/>${mark(colour, 0, -r * 1.72, r * 0.52)}</g>`;

const GEMS: Record<Resource, [string, string]> = {
  lavandium: ['M0-10L6-4V5L0 10L-6 5V-4Z', 'M0-10L2-3L0 10L-6 5V-4Z'],
  copernium: ['M-7-7H7L9 0L7 7H-7L-9 0Z', 'M-4-4H4V4H-4Z'],
  oceanium: ['M0-10C6-3 8 0 8 4A8 7 0 0 1-8 4C-8 0-6-3 0-10Z', 'M-3-1C-5 2-4 6 0 7C-2 4-3 2-3-1Z'],
  diamond: ['M-6-7H6L10-1L0 10L-10-1Z', 'M-3-7L0-1L3-7ZM-10-1H10L0 10Z'],
};

/** Draw a crystal or a diamond: four colours, four cuts. */
export const gem = (kind: Resource, x: number, y: number, size = 12): string =>
  `<g transform="translate(${r1(x)} ${r1(y)}) scale(${Math.round(size / 0.022) / 1000})"><path d="${GEMS[kind][0]}" fill="var(--fed-${kind})" stroke="var(--ink)" stroke-width="1.6"/><path d="${GEMS[kind][1]}" fill="var(--gleam)" opacity=".36"/></g>`;

/** Spell amounts out, token by token. */
export const gemList = (res: Amounts): Resource[] =>
  RESOURCES.flatMap((kind) => Array<Resource>(res[kind] ?? 0).fill(kind));

/** Draw amounts as a row of gems around a point. */
export function gems(res: Amounts, x: number, y: number, size = 11, step = size * 0.95): string {
  const list = gemList(res);
  return list.map((kind, i) => gem(kind, x + (i - (list.length - 1) / 2) * step, y, size)).join('');
}

/** Draw an assistant die; 0 has no pips. */
export const die = (
  value: number,
  x: number,
  y: number,
  size = 16,
  fill = 'var(--fed-grey-98)',
  dot = 'var(--fed-blue-22)',
): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${r1(size * 0.22)}" fill="${fill}" stroke="var(--ink)" stroke-width=".8"/>${(PIPS[value] ?? []).map(([a, b]) => `<circle cx="${r1(a * size * 0.25)}" cy="${r1(b * size * 0.25)}" r="${r1(size * 0.1)}" fill="${dot}"/>`).join('')}</g>`;

const SHIP =
  'M0-10C3-7 4-2 4 3L10 9V11L4 9.4L2.4 11H-2.4L-4 9.4L-10 11V9L-4 3C-4-2-3-7 0-10ZM0-6C-1.2-4.4-1.5-3-1.5-1.6H1.5C1.5-3 1.2-4.4 0-6Z';

/** Draw a small ship, nose up. */
export const ship = (x: number, y: number, size = 14, fill = 'var(--fed-pale)'): string =>
  `<path d="${SHIP}" transform="translate(${r1(x)} ${r1(y)}) scale(${Math.round(size / 0.022) / 1000})" fill="${fill}" fill-rule="evenodd"/>`;

/** The steps of the accreditation track. */
export const degree = (x: number, y: number, size = 13, color = 'var(--fed-degree)'): string =>
  ico('degree', x, y, size, color);
/** A mission marker. */
export const flag = (x: number, y: number, size = 12, color = 'var(--fed-pale)'): string =>
  ico('flag', x, y, size, color);
/** A step of a project. */
export const bars = (x: number, y: number, size = 13, color = 'var(--fed-pale)'): string =>
  ico('bars', x, y, size, color);
/** Prestige points. */
export const star = (x: number, y: number, size = 13, color = 'var(--fed-star)'): string =>
  ico('star', x, y, size, color);

const BALLS: Record<Planet, string> = {
  neo: '<path d="M-.95-.3Q-.2-.62.9-.42M-1 .22Q0 .0 .98.16M-.72.68Q.1.5.8.58" stroke="var(--fed-orange-91b)" stroke-opacity=".65" stroke-width=".13" fill="none"/><circle cx=".28" cy=".34" r=".2" fill="var(--fed-neo-deep)" opacity=".7"/>',
  sixmoon:
    '<ellipse rx="1.5" ry=".42" transform="rotate(-18)" fill="none" stroke="var(--fed-blue-91)" stroke-width=".12"/><circle cx="-1.36" cy=".34" r=".2" fill="var(--fed-blue-96b)"/><circle cx="1.2" cy="-.62" r=".17" fill="var(--fed-blue-96b)"/>',
  atal: '<path d="M-.5.62V-.1L-.32-.36L-.14-.1V.62M.02.62V-.34L.22-.68L.42-.34V.62" fill="var(--fed-violet-94)" opacity=".8"/><path d="M-.72.62H.72" stroke="var(--fed-violet-94)" stroke-width=".12" opacity=".8"/>',
  arratuin:
    '<path d="M-.98.08Q-.5-.3 0 .02T.98-.02M-.86.48Q-.3.16.1.42T.88.4" fill="none" stroke="var(--fed-gold-96b)" stroke-width=".14" opacity=".75"/><circle cx=".3" cy="-.5" r=".16" fill="var(--fed-gold-96b)" opacity=".8"/>',
  e81216:
    '<path d="M0-.62L.54-.31V.31L0 .62L-.54 .31V-.31ZM0-.62V-1M.54-.31L.87-.5M.54.31L.87.5M0 .62V1M-.54.31L-.87.5M-.54-.31L-.87-.5" fill="none" stroke="var(--fed-green-96)" stroke-width=".12" opacity=".75"/>',
};

/** Draw a planet as an emblem: a colour and a sign of its own. */
export const ball = (planet: Planet, x: number, y: number, r: number): string =>
  `<g transform="translate(${r1(x)} ${r1(y)}) scale(${r})"><circle r="1" fill="url(#fed-ball-${planet})"/>${BALLS[planet]}</g>`;

/** Draw the sign of a project: its planet, the missions' ship, or the bars of the common one. */
export const projectSign = (id: Project, x: number, y: number, r: number): string =>
  id === 'missions' || id === 'common'
    ? `<g transform="translate(${r1(x)} ${r1(y)})"><circle r="${r}" fill="var(--fed-blue-31)" stroke="var(--fed-blue-73)"/>${id === 'missions' ? ship(0, 0, r * 1.35) : bars(0, 0, r * 1.25)}</g>`
    : ball(id, x, y, r);

/** Draw a medal with what it is for. */
export const medal = (x: number, y: number, r: number, body: string, on = true): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})"><path d="M${-r * 0.6} ${-r * 1.5}L${-r * 0.1} ${-r * 0.5}M${r * 0.6} ${-r * 1.5}L${r * 0.1} ${-r * 0.5}" stroke="${on ? 'var(--fed-gold-74)' : 'var(--line)'}" stroke-width="${r * 0.45}"/><circle r="${r}" fill="${on ? 'var(--fed-brown-31c)' : 'var(--well)'}" stroke="${on ? 'var(--fed-gold)' : 'var(--line)'}" stroke-width="1.3"/>${body}</g>`;

/** One sign of a row: how wide it is, and how it is drawn around 0,0. */
export interface Sign {
  w: number;
  draw: string;
}

const counted = (n: number, w: number, draw: string, most = 3): Sign[] =>
  n <= most
    ? Array<Sign>(n).fill({ w, draw })
    : [
        { w: 10, draw: T(0, 4.4, n, { size: 13, w: 700 }) },
        { w, draw },
      ];
const worded = (words: string, w = 18): Sign => ({ w, draw: T(0, 4.4, words, { size: 13, w: 700 }) });

/** Give the signs of one effect. */
export function signsOf(effect: Effect): Sign[] {
  const { op, n } = effect;
  switch (op) {
    case 'gain':
      return gemList(effect.resources ?? {}).map((kind) => ({ w: 12, draw: gem(kind, 0, 0, 14) }));
    case 'pay':
      return [
        worded('−', 9),
        ...gemList(effect.resources ?? { lavandium: 1 }).map((kind) => ({ w: 12, draw: gem(kind, 0, 0, 14) })),
      ];
    case 'degrees':
      return counted(n, 14, degree(0, 0, 14));
    case 'ship':
      return counted(n, 15, ship(0, 0, 15));
    case 'mission_marker':
      return [{ w: 14, draw: flag(0, 0, 14) }];
    case 'die':
      return [worded('+', 8), { w: 15, draw: die(n, 0, 0, 14) }];
    case 'die_set':
      return [{ w: 15, draw: die(6, 0, 0, 14) }];
    case 'project':
      return counted(n, 15, bars(0, 0, 14));
    case 'pp':
      return [worded(String(n), n > 9 ? 17 : 10), { w: 14, draw: star(0, 0, 14) }];
    case 'alteration_stock':
      return [{ w: 17, draw: ico('mask', 0, 0, 17, 'var(--fed-sixmoon)') }];
    case 'level_bonus':
      return [worded(`+${n}`), { w: 15, draw: degree(0, 0, 15) }];
    case 'planet_action':
      return [{ w: 16, draw: ico('core', 0, 0, 15, 'var(--fed-pale)') }];
    case 'copy_action':
      return [{ w: 17, draw: ico('espionage', 0, 0, 17, 'var(--fed-pale)') }];
    case 'track_move':
      return [
        { w: 14, draw: ico('moon', 0, 0, 14, 'var(--fed-pale)') },
        { w: 9, draw: T(0, 4.4, '/', { size: 12 }) },
        { w: 13, draw: ico('mining', 0, 0, 13, 'var(--fed-pale)') },
      ];
    case 'transmute':
      return [
        { w: 11, draw: gem('lavandium', 0, 0, 12) },
        { w: 9, draw: T(0, 4, '›', { size: 13 }) },
        { w: 11, draw: gem('copernium', 0, 0, 12) },
      ];
    case 'refresh_specialist':
      return [{ w: 16, draw: ico('cycle', 0, 0, 15, 'var(--fed-atal)') }];
    case 'disc':
      return [{ w: 16, draw: ico('stall', 0, 0, 16, 'var(--fed-arratuin)') }];
    case 'build_free':
      return [{ w: 16, draw: ico('factory', 0, 0, 15, 'var(--fed-e81216)') }];
    case 'medal':
      return [{ w: 16, draw: ico('medal', 0, 0, 16, 'var(--fed-gold)') }];
    case 'president':
      return [{ w: 16, draw: ico('president', 0, 0, 16, 'var(--fed-gold)') }];
    case 'special_ambassador':
      return [worded('7', 10), { w: 16, draw: ico('vote', 0, 0, 15) }];
    case 'choose':
      return (effect.options ?? []).flatMap((option, i) => [
        ...(i ? [worded('/', 8)] : []),
        ...option.flatMap(signsOf),
      ]);
    default:
      return [];
  }
}

/** Lay signs out as a row; give its width and its markup from x = 0, centred on y = 0. */
export function row(signs: Sign[], gap = 1): { w: number; body: string } {
  let x = 0,
    body = '';
  for (const sign of signs) {
    body += G(x + sign.w / 2, 0, sign.draw);
    x += sign.w + gap;
  }
  return { w: Math.max(0, x - gap), body };
}

/** Draw effects as a row around a point, no wider than the room it has. */
export function effectsRow(effects: Effect[], x: number, y: number, room = Infinity): string {
  const { w, body } = row(effects.flatMap(signsOf)),
    k = Math.min(1, room / (w || 1));
  return `<g transform="translate(${r1(x - (w * k) / 2)} ${r1(y)}) scale(${Math.round(k * 100) / 100})">${body}</g>`;
}
