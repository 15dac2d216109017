/* What the choice under consideration means on the chart: read from the offers and the view. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import { ACTIONS, type ActionType } from './facts';
import type { SpaceCorp } from './view';
import { oneOf } from '../../lib/named';

const words = (offer: Offer): string[] => offer.text.split(' ');

/** Tell which kind of action an answer to the main question is; null: none. */
export const actionOf = (offer: Offer): ActionType | null => oneOf(ACTIONS, words(offer)[0]) ?? null;

/** Give the place of the team that is picked, without its box on a star track. */
export function pickedTeam(choice: Choosing): string | null {
  const id =
    choice.picks.find((pick) => pick.id.startsWith('team:'))?.id ??
    choice.settled?.at.find((each) => each.startsWith('team:'));
  return id?.split(':')[1] ?? null;
}

/** A team on its way, as far as it is chosen. */
export interface Voyage {
  from: string;
  to: string;
  kind: 'move' | 'transport' | 'teleport';
}

/** Give the voyage that is previewed or being paid for. */
export function voyage(choice: Choosing, game: SpaceCorp): Voyage | null {
  const offer = choice.settled;
  if (offer) {
    const [kind, from, to] = words(offer);
    if ((kind === 'move' || kind === 'transport' || kind === 'teleport') && from && to)
      return { kind, from: from.split(':')[0]!, to: to.split(':')[0]! };
  }
  const goal = game.goal;
  return goal?.action === 'move' && goal.from && goal.to ? { kind: 'move', from: goal.from, to: goal.to } : null;
}

/** Give the bases that would be built, by site and box from 0. */
export function planned(choice: Choosing, game: SpaceCorp): { site: string; types: (string | null)[] } | null {
  const offer = choice.settled;
  if (offer) {
    const [kind, site, type] = words(offer);
    if (kind === 'build' && site) return { site, types: [type ?? null] };
    if (kind === 'base' && game.goal?.to)
      return { site: game.goal.to, types: [...(game.goal.bases ?? []), site ?? null] };
  }
  return game.goal?.action === 'build' && game.goal.to ? { site: game.goal.to, types: game.goal.bases ?? [] } : null;
}

/** Sort the answers to the main question by their kind of action. */
export function byAction(offers: Offer[]): Map<ActionType, Offer[]> {
  const found = new Map<ActionType, Offer[]>();
  for (const offer of offers) {
    const type = actionOf(offer);
    if (type) found.set(type, [...(found.get(type) ?? []), offer]);
  }
  return found;
}

/** Give the element that every one of some answers touches and that says what kind of answer it is. */
export const shared = (offers: Offer[]): string | null =>
  offers[0]?.at.find((id) => id.startsWith('action:') && offers.every((offer) => offer.at.includes(id))) ?? null;

/** Tell whether an element belongs to the kind of action that the player thinks about. */
export const inKind = (choice: Choosing, id: string, only: ActionType | null): boolean =>
  only === null || choice.left.some((offer) => actionOf(offer) === only && offer.at.includes(id));

/** One word of a payment, read from its notation. */
export interface Source {
  word: string;
  kind: 'hq' | 'card' | 'time' | 'base' | 'profit' | 'edge';
  id: string;
  seat: number | null;
  shielded: boolean;
}

/** Read one word of a payment. */
export function source(word: string, me: number): Source {
  const shielded = word.endsWith('/s'),
    bare = shielded ? word.slice(0, -2) : word;
  if (bare === 'own') return { word, kind: 'hq', id: bare, seat: me, shielded };
  if (/^p\d$/.test(bare)) return { word, kind: 'hq', id: bare, seat: Number(bare.slice(1)) - 1, shielded };
  if (bare === 'time' || bare === 'twice') return { word, kind: 'time', id: bare, seat: null, shielded };
  if (bare === 'competitors') return { word, kind: 'edge', id: bare, seat: null, shielded };
  const base = /^(port|industrial|shield|base):p(\d)$/.exec(bare);
  if (base) return { word, kind: 'base', id: base[1]!, seat: Number(base[2]) - 1, shielded };
  if (/^\d+T$/.test(bare)) return { word, kind: 'profit', id: bare.slice(0, -1), seat: null, shielded };
  return { word, kind: 'card', id: bare, seat: null, shielded };
}

/** Read a way to pay: `pay own m_cargo_pod time 2T`. */
export const sources = (offer: Offer, me: number): Source[] =>
  words(offer)
    .slice(1)
    .filter((word) => word !== 'nothing')
    .map((word) => source(word, me));

/** Put equal sources together. */
export function grouped(list: Source[]): { source: Source; n: number }[] {
  const found = new Map<string, { source: Source; n: number }>();
  for (const each of list) found.set(each.word, { source: each, n: (found.get(each.word)?.n ?? 0) + 1 });
  return [...found.values()];
}

/** Give the rivals who earn a reward from a payment. */
export const helpers = (list: Source[], me: number): number[] => [
  ...new Set(list.flatMap((source) => (source.seat !== null && source.seat !== me ? [source.seat] : []))),
];
