/* The answers of a question, sorted by what they are about: each pending item with the ways to resolve it. */

import type { Offer } from '../../lib/wire';

/** Answers about markers that belong together. */
export interface Group {
  verb: string;
  offers: Offer[];
}

const VERBS = [
  'double synergy',
  'use regress',
  'use claim',
  'trigger',
  'station',
  'energy',
  'synergy',
  'advance',
  'regress',
  'climb',
  'flux',
  'stow',
  'relocate',
  'lose',
];
/** Answers on squares: what is to be done there. */
export const ON_SQUARES = [
  'patch',
  'rover',
  'collect carried',
  'collect',
  'destroy rover',
  'destroy lifepod',
  'destroy carried',
  'destroy',
  'meteorite',
  'lift',
  'jump from',
  'teleport and destroy',
  'teleport',
  'clear',
];

const verbOf = (text: string, verbs: string[]): string | null =>
  verbs.find((verb) => text.startsWith(`${verb} `)) ?? null;

/** Sort the answers about markers and cells by what they resolve. */
export function groupsOf(offers: Offer[]): Group[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.at[0]?.startsWith('button:')) continue;
    const verb = verbOf(offer.text, VERBS);
    if (!verb) continue;
    const list = found.get(verb);
    if (list) list.push(offer);
    else found.set(verb, [offer]);
  }
  return [...found].map(([verb, list]) => ({ verb, offers: list }));
}

/** Count the squares for each thing that can be done on one. */
export function onSquares(offers: Offer[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const offer of offers) {
    if (
      !/^(square|row|column):/.test(offer.at[0] ?? '') ||
      offer.text.startsWith('place ') ||
      offer.text.startsWith('move ')
    )
      continue;
    const verb = verbOf(offer.text, ON_SQUARES);
    if (verb) found.set(verb, (found.get(verb) ?? 0) + 1);
  }
  return found;
}
