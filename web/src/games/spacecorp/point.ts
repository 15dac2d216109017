/* How cards and boxes are pointed at: one thing on the table may stand for several elements of an action. */

import type { Choosing, ElementState, Pointed } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import { cardOf } from './facts';

const RANK: Record<ElementState, number> = { picked: 4, settled: 3, legal: 2, later: 1, quiet: 0 };

/** Give the attributes of a thing that stands for the most pressing of some elements. */
export function anyOf(choice: Choosing, ids: string[], label: string): Pointed {
  const id = ids.toSorted((a, b) => RANK[choice.state(b)] - RANK[choice.state(a)])[0]!;
  return choice.props(id, label);
}

/** Give the elements that a card in the hand stands for. */
export function handIds(card: string): string[] {
  const edge = cardOf(card)?.edge;
  return [
    `hand:${card}`,
    `hand:${card}/s`,
    ...(edge ? [`edge:${edge}`] : []),
    ...(card === 'time' ? ['time:double', 'time:twice'] : []),
  ];
}

/** Give the elements that the Infra of a seat stands for. */
export const hqIds = (seat: number, mine: boolean): string[] => [
  `hq:p${seat + 1}`,
  `hq:p${seat + 1}/s`,
  ...(mine ? ['hq:own', 'hq:own/s'] : []),
];

/** Tell how a copy of a card stands to the choice: as many copies are picked as the action plays. */
export function copyState(choice: Choosing, card: string, copy: number): ElementState {
  const ids = handIds(card),
    used = ids.reduce((sum, id) => sum + (choice.count(id) || choice.wants(id)), 0);
  if (used)
    return copy < used
      ? 'picked'
      : ids.some((id) => choice.next.has(id))
        ? 'legal'
        : ids.some((id) => choice.open.has(id))
          ? 'later'
          : 'quiet';
  const states = ids.map((id) => choice.state(id));
  return states.includes('legal') ? 'legal' : states.includes('later') ? 'later' : 'quiet';
}

/** Go on by oneself where only the kind of action is to be said, and it is the only one. */
export function goOn(choice: Choosing): void {
  const next = [...choice.next];
  if (choice.picks.length && choice.left.length > 1 && next.length === 1 && next[0]!.startsWith('action:'))
    choice.press(next[0]!);
}

/** Give the attributes of a piece or a place; pointing at it goes on to what can be chosen next. */
export function piece(choice: Choosing, id: string, label: string): Pointed {
  const props = choice.props(id, label);
  return {
    ...props,
    onclick: (event) => {
      props.onclick(event);
      goOn(choice);
    },
    onkeydown: (event) => {
      props.onkeydown(event);
      goOn(choice);
    },
  };
}

const touches = (offer: Offer, ids: string[]): boolean => offer.at.some((id) => ids.includes(id));

/** Tell whether another way to pay would use or leave out a thing. */
export const swaps = (choice: Choosing, ids: string[]): boolean =>
  choice.offers.some((offer) => offer.text.startsWith('pay') && touches(offer, ids));

/** Turn to the cheapest way to pay that uses a thing, or to one that leaves it out. */
export function swap(choice: Choosing, ids: string[]): void {
  const used = choice.picks.some((pick) => ids.includes(pick.id)),
    kept = new Set(choice.picks.map((pick) => pick.id));
  const ways = choice.offers.filter((offer) => offer.text.startsWith('pay') && touches(offer, ids) !== used);
  /* Of equally cheap ways, the one that changes least. */
  const best = ways.toSorted(
    (a, b) => b.at.filter((id) => kept.has(id)).length - a.at.filter((id) => kept.has(id)).length,
  )[0];
  if (best) {
    choice.looking = null;
    choice.picks = best.at.map((id) => ({ id }));
  }
}

/** Let the keyboard reach a thing also where it is only to be explained. */
export const focusable = (pointed: Pointed): Pointed => ({ ...pointed, tabindex: 0 });
