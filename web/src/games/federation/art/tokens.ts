/* The tokens of Federation: ambassadors, alteration tokens, specialists. */

import type { Colour } from '../../../art/geometry';
import type { Arg } from '../../../lib/wire';
import { OPS, RESOURCES, type Alteration, type Effect, type Side } from '../view';
import { ball, degree, die, effectsRow, flag, gem, ico, mark, r1, ship, star, T } from './kit';
import { planetOf } from '../parts';

export interface TokenLook {
  votes: number;
  side: Side;
  altered?: boolean;
  ghost?: boolean;
}

/** Draw an ambassador around 0,0. Votes: a solid plaque with a number. Funding: an open coin with an arrow up to the project. */
export function ambassador(
  colour: Colour | 'neutral',
  { votes, side, altered = false, ghost = false }: TokenLook,
): string {
  if (colour === 'neutral')
    return `<g class="neutral"><path d="M-17-12Q0-21 17-12V12Q17 17 12 17H-12Q-17 17-17 12Z" fill="var(--fed-blue-40)" stroke="var(--fed-blue-71b)" stroke-dasharray="3 2"/>${T(0, 8, votes, { size: 20, w: 700, color: 'var(--fed-blue-93)' })}</g>`;
  if (side === 'voting')
    return `<g class="seat-${colour}${ghost ? ' fed-ghost' : ''}"><path d="M-17-12Q0-21 17-12V12Q17 17 12 17H-12Q-17 17-17 12Z" fill="var(--seat)" ${ghost ? 'fill-opacity=".3" stroke="var(--seat)" stroke-width="1.8" stroke-dasharray="4 3"' : 'stroke="var(--umbra)" stroke-width="1.2"'}/>
    ${ghost ? '' : '<path d="M-15-11Q0-19 15-11V-6Q0-13-15-6Z" fill="var(--gleam)" opacity=".3"/>'}${T(-2, altered ? 6 : 10, votes, { size: altered ? 19 : 22, w: 700, color: ghost ? 'var(--gleam)' : 'var(--ink)' })}${mark(colour, 10.5, -6, 3.6, { fill: ghost ? 'var(--seat)' : 'var(--ink)' })}
    ${altered ? `<path d="M-17 8H17V12Q17 17 12 17H-12Q-17 17-17 12Z" fill="var(--ink)" opacity=".82"/>${ico('mask', 0, 12.5, 15, 'var(--gleam)')}` : ''}</g>`;
  return `<g class="seat-${colour}${ghost ? ' fed-ghost' : ''}"><circle r="17.5" fill="var(--fed-blue-18)" stroke="var(--seat)" stroke-width="3" ${ghost ? 'stroke-dasharray="5 3"' : ''}/><circle r="13.2" fill="none" stroke="var(--seat)" stroke-opacity=".5" stroke-dasharray="1.6 2.2"/>
    ${ico('coins', 0, -1, 21, 'var(--seat)')}${altered ? ico('mask', 0, 14, 15, 'var(--gleam)') : mark(colour, 0, 15.5, 4.6, { stroke: 'var(--fed-blue-18)' })}
    <path d="M-5-15.5L0-21L5-15.5" fill="none" stroke="var(--seat)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** Draw an alteration token around 0,0, 56 x 32: what it votes or that it funds, and its bonus. */
export function alteration({ side, votes, bonus }: Pick<Alteration, 'side' | 'votes' | 'bonus'>): string {
  const head =
    side === 'voting'
      ? T(-18, 6, votes, { size: 17, w: 700, color: 'var(--gleam)' })
      : ico('coins', -18, 0, 16, 'var(--fed-gold-92c)');
  return `<rect x="-28" y="-16" width="56" height="32" rx="5" fill="${side === 'voting' ? 'var(--fed-blue-26b)' : 'var(--fed-brown-26b)'}" stroke="${side === 'voting' ? 'var(--fed-sixmoon)' : 'var(--fed-gold)'}" stroke-width="1.4"/><path d="M-9-10V10" stroke="var(--gleam)" stroke-opacity=".2"/><g class="night">${head}${effectsRow(bonus, 9.5, 0, 34)}</g>`;
}

/** Read the effects back from the words of a label, where only those are known. */
export function effectsOfTerms(terms: Arg | undefined): Effect[] {
  const list = Array.isArray(terms) ? terms : [terms];
  return list.flatMap((term): Effect[] => {
    const key = typeof term === 'object' && 'term' in term ? term.term : '';
    const found = /^amount-([a-z_]+)(?:-(\d+))?$/.exec(key);
    if (!found) return [];
    const n = Number(found[2] ?? 1),
      resource = RESOURCES.find((each) => each === found[1]),
      op = OPS.find((each) => each === found[1]);
    if (resource) return [{ op: 'gain', n, resources: { [resource]: n } }];
    if (found[1] === 'marker') return [{ op: 'mission_marker', n }];
    if (op === 'pay') return [{ op, n, resources: { lavandium: 1 } }];
    return op ? [{ op, n }] : [];
  });
}

const W = 'var(--gleam)';
const num = (words: string): string => T(1, 4.4, words, { size: 13, w: 700, anchor: 'end', color: W });

/* What each specialist does, in signs: a number on the left, a picture on the right. */
const SPECIALISTS: Record<string, () => string> = {
  '1A1': () => num('+1') + degree(9, 0, 12, W),
  '1A2': () => ico('cycle', 0, 0, 18, W),
  '1A3': () => ico('copy', -6, 0, 15, W) + T(9, 4.4, '1', { size: 13, w: 700, color: W }),
  '2A1': () => num('+2') + degree(9, 0, 12, W),
  '2A2': () => ico('teacher', -6, 0, 15, W) + T(9, 4.4, '3', { size: 13, w: 700, color: W }),
  '2A3': () => ico('copy', -6, 0, 15, W) + T(9, 4.4, '2', { size: 13, w: 700, color: W }),
  '3A1': () => star(-7, 0, 13) + flag(8, 0, 12, W),
  '3A2': () => num('3') + ico('palette', 9, 0, 14, W),
  '3A3': () => num('2×') + ball('atal', 9, 0, 5.4),
  '1B1': () => num('−1') + ico('gems', 9, 0, 13, W),
  '1B2': () => ball('e81216', -8, 0, 5.2) + T(0, 4, '›', { size: 12, color: W }) + gem('lavandium', 8, 0, 13),
  '1B3': () => num('1×') + ico('factory', 9, 0, 13, W),
  '2B1': () => num('−2') + ico('gems', 9, 0, 13, W),
  '2B2': () => ball('e81216', -8, 0, 5.2) + T(0, 4, '›', { size: 12, color: W }) + gem('copernium', 8, 0, 13),
  '2B3': () => num('2×') + ico('factory', 9, 0, 13, W),
  '3B1': () => num('2×') + ball('e81216', 9, 0, 5.4),
  '3B2': () => num('3') + gem('diamond', 8, 0, 14),
  '3B3': () => num('5') + ico('pyramid', 8, 0, 14, W),
  '1C1': () => num('1') + degree(8, 0, 13, W),
  '1C2': () => ship(-8, 0, 13, W) + T(0, 4.4, '/', { size: 13, color: W }) + flag(9, 0, 11, W),
  '1C3': () => ico('stall', 0, 0, 17, W),
  '2C1': () => num('2') + degree(8, 0, 13, W),
  '2C2': () => ship(-8, 0, 13, W) + T(0, 4.4, '+', { size: 12, color: W }) + flag(9, 0, 11, W),
  '2C3': () => ico('stall', -6, 0, 15, W) + star(9, 0, 11),
  '3C1': () => num('2×') + degree(9, 0, 13, W),
  '3C2': () => num('3') + ship(8, 0, 14, W),
  '3C3': () => num('3') + ico('stall', 8, 0, 14, W),
  '1D1': () => num('I') + ico('mask', 9, 0, 14, W),
  '1D2': () => num('+1') + die(1, 9, 0, 11),
  '1D3': () => num('+1') + ico('moon', 9, 0, 13, W),
  '2D1': () => num('II') + ico('mask', 9, 0, 14, W),
  '2D2': () => num('+2') + die(2, 9, 0, 11),
  '2D3': () => num('+2') + ico('moon', 9, 0, 13, W),
  '3D1': () => num('3') + ico('mask', 8, 0, 15, W),
  '3D2': () => num('2×') + die(5, 9, 0, 11),
  '3D3': () => num('2×') + ball('sixmoon', 9, 0, 4.6),
  '1E1': () => gem('lavandium', -6, 0, 14) + gem('lavandium', 6, 0, 14),
  '1E2': () => num('+1') + gem('oceanium', 9, 0, 13),
  '1E3': () => num('+1') + ico('mining', 9, 0, 12, W),
  '2E1': () => gem('lavandium', -6, 0, 14) + gem('oceanium', 6, 0, 14),
  '2E2': () => gem('copernium', -6, 0, 14) + gem('oceanium', 6, 0, 14),
  '2E3': () => num('+1') + gem('diamond', 9, 0, 13),
  '3E1': () => num('5') + `<path d="M2-2L5-6L10-6L13-2L12 4L7 6L3 4Z" fill="var(--fed-brown-51b)" stroke="${W}"/>`,
  '3E2': () => star(-7, 0, 13) + ico('gems', 8, 0, 14, W),
  '3E3': () => num('2×') + ball('neo', 9, 0, 5.4),
};

/** The colour of a school of specialists. */
export const SCHOOL: Record<string, string> = {
  A: 'var(--fed-atal)',
  B: 'var(--fed-e81216)',
  C: 'var(--fed-arratuin)',
  D: 'var(--fed-sixmoon)',
  E: 'var(--fed-neo)',
};

const PLATE = 'M-17-9L-10-15H10L17-9V9L10 15H-10L-17 9Z';

/** Draw a specialist around 0,0, 34 x 30; one that was used lies dim, one unseen shows its back. */
export function specialist(id: string | null, school: string, used = false): string {
  const hex = SCHOOL[school]!;
  if (!id)
    return `<path d="${PLATE}" fill="var(--fed-indigo-15)" stroke="${hex}" stroke-opacity=".4" stroke-dasharray="2.5 2.5"/>${T(0, 5, '?', { size: 14, w: 700, color: hex })}`;
  return `<path d="${PLATE}" fill="var(--fed-violet-18)" fill-opacity=".94" stroke="${hex}" stroke-width="1.5"/><g${used ? ' opacity=".38"' : ''}>${SPECIALISTS[id]?.() ?? T(0, 4.4, id, { size: 12, color: W })}</g>${used ? `<path d="M-12 10L12-10" stroke="${hex}" stroke-opacity=".7" stroke-width="1.4"/>` : ''}`;
}

/** Draw an asteroid with what it holds, or unseen. */
export function asteroid(resources: Parameters<typeof effectsRow>[0] | null, dead: boolean, gone = false): string {
  const rock = 'M-11-3L-6-10L4-11L11-4L10 6L2 11L-8 8Z';
  return `<path d="${rock}" fill="${gone ? 'var(--fed-blue-21b)' : dead ? 'var(--fed-magenta-31)' : 'var(--fed-brown-38b)'}" stroke="var(--fed-orange-84)" stroke-opacity="${gone ? 0.28 : 0.75}"${gone ? ' stroke-dasharray="2 2"' : ''}/>${gone ? '' : resources ? effectsRow(resources, 0, 0, 19) : T(0, 4.5, '?', { size: 13, w: 700, color: 'var(--fed-orange-91)' })}`;
}

/** Draw what a mission does, around 0,0. */
export function missionSign(id: string): string {
  switch (id) {
    case 'm01':
      return ball('neo', 0, 0, 9);
    case 'm02':
      return ball('sixmoon', 0, 0, 8);
    case 'm03':
      return ball('atal', 0, 0, 9);
    case 'm04':
      return ball('arratuin', 0, 0, 9);
    case 'm05':
      return ball('e81216', 0, 0, 9);
    case 'm06':
      return degree(-8, 0, 15) + degree(8, 0, 15);
    case 'm07':
      return gem('lavandium', -12, 0, 13) + ico('espionage', 5, 0, 19, 'var(--fed-pale)');
    case 'm08':
      return star(-9, 0, 14) + ico('gems', 9, 0, 17, 'var(--fed-pale)');
    case 'm09':
      return ico('bars', -16, 0, 13, 'var(--fed-pale)') + degree(0, 0, 13) + ico('medal', 16, 0, 15, 'var(--fed-gold)');
    case 'm10':
      return T(-9, 5, '2×', { size: 14, w: 700 }) + die(5, 11, 0, 15);
    case 'm11':
      return T(-9, 5, '2×', { size: 14, w: 700 }) + degree(11, 0, 16);
    case 'm12':
      return star(-9, 0, 14) + ship(9, 0, 16);
    default:
      return T(0, 4.4, id);
  }
}

/** Say in signs what a megastructure counts. */
export function megaToken(id: string): string {
  switch (id) {
    case 'mt_missions':
      return ship(0, 0, 16);
    case 'mt_accreditation':
      return degree(0, 0, 14);
    case 'mt_die':
      return die(5, 0, 0, 13);
    default: {
      const planet = planetOf(id);
      return planet ? ball(planet, 0, 0, r1(7.5)) : '';
    }
  }
}
