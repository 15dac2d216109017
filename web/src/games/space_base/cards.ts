/* Every card of the game, from the same data that the rules are played with. */

import raw from '../../../../cosmodrome/games/space_base/data/space_base.json?facts';

export type Direction = 'left' | 'right';

/** One thing that a reward or an ability does. */
export type Effect =
  | { kind: 'credits' | 'income' | 'vp' | 'opponents_lose_vp'; amount: number }
  | { kind: 'arrow'; directions: Direction[] }
  | { kind: 'claim'; cards: { level: number; count: number }[] }
  | { kind: 'buy'; count: number; placement: 'printed' | 'any_7_12' }
  | { kind: 'shift_sum'; steps: number[] }
  | { kind: 'swap_sectors'; sectors: [number, number] }
  | { kind: 'set_die' | 'reroll' | 'double' | 'exchange_self' | 'add_charge' | 'move_charge' | 'win' };

export type AbilityColour = 'blue' | 'red' | 'green';

/** The cells of a side: each number is the largest count of players with which that cell is in use. */
export interface Charge {
  cells: number[];
  linked: boolean;
}
export interface Side {
  reward: Effect[];
  charge: Charge | null;
  ability: { color: AbilityColour; effects: Effect[] } | null;
}
export type SideName = 'station' | 'deployed';

export interface Ship {
  id: string;
  class_en: string;
  level: number;
  sector: number;
  cost: number;
  station: Side;
  deployed: Side;
}
export interface Colony {
  id: string;
  class_en: string;
  sector: number;
  cost: number;
  vp: number;
}
export type Card = Ship | Colony;

interface Facts {
  starters: Ship[];
  ships: Ship[];
  colonies: Colony[];
}
const facts = raw as Facts;

export const COLONIES: Colony[] = facts.colonies;
const CARDS = new Map<string, Card>(
  [...facts.starters, ...facts.ships, ...facts.colonies].map((card) => [card.id, card]),
);

/** Find a card. */
export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** Tell a colony from a ship. */
export const isColony = (card: Card): card is Colony => !('station' in card);

/** Find a ship. */
export function shipOf(id: string): Ship | null {
  const card = cardOf(id);
  return isColony(card) ? null : card;
}

/** Add up what the red halves of some ships print, to name a pile of them. */
export function printed(ids: string[]): { credits: number; income: number; vp: number; arrows: Direction[] } {
  const sum = { credits: 0, income: 0, vp: 0, arrows: [] as Direction[] };
  for (const effect of ids.flatMap((id) => shipOf(id)?.deployed.reward ?? [])) {
    if (effect.kind === 'credits' || effect.kind === 'income' || effect.kind === 'vp')
      sum[effect.kind] += effect.amount;
    else if (effect.kind === 'arrow') sum.arrows.push(...effect.directions);
  }
  return sum;
}

/** Name the text of the game that explains an effect: `effect-swap_sectors-5-8`. */
export function effectKey(effect: Effect): string {
  const words: (string | number)[] = ['effect', effect.kind];
  switch (effect.kind) {
    case 'credits':
    case 'income':
    case 'vp':
    case 'opponents_lose_vp':
      words.push(effect.amount);
      break;
    case 'shift_sum':
      words.push(Math.max(...effect.steps));
      break;
    case 'buy':
      words.push(effect.placement === 'any_7_12' ? `${effect.count}-anywhere` : effect.count);
      break;
    case 'swap_sectors':
      words.push(...effect.sectors);
      break;
    case 'claim':
      for (const level of [1, 2, 3])
        words.push(effect.cards.filter((card) => card.level === level).reduce((sum, card) => sum + card.count, 0));
      break;
  }
  return words.join('-');
}
