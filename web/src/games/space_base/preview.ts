/* What the action under consideration would bring: read from the view, where the server has told it. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import { cardOf, isColony, shipOf, type Direction } from './cards';
import { KINDS, type Gain } from './parts';
import type { Bring, SectorView, SpaceBase } from './view';

const NOTHING: Gain = { credits: 0, income: 0, vp: 0 };

/** Add up what the cards of a sector print: the station on the owner's turns, the patrols on the others'. */
export function pays(sector: SectorView, own: boolean): { gain: Gain; cubes: number; arrows: Direction[] } {
  const gain = { ...NOTHING },
    arrows: Direction[] = [];
  let cubes = 0;
  for (const placed of own ? [sector.station] : sector.deployed) {
    const side = shipOf(placed.card)?.[own ? 'station' : 'deployed'];
    if (!side) continue;
    for (const effect of side.reward) {
      if (effect.kind === 'credits' || effect.kind === 'income' || effect.kind === 'vp')
        gain[effect.kind] += effect.amount;
      else if (effect.kind === 'arrow') arrows.push(...effect.directions);
    }
    if (side.ability && placed.cubes < placed.cells) cubes++;
  }
  return { gain, cubes, arrows };
}

const wordsOf = (offer: Offer): string[] => offer.text.split(' ');

/** Give the steps of a shift, 0 for any other action. */
export const stepsOf = (offer: Offer): number => Number(offer.at.find((id) => id.startsWith('steps:'))?.slice(6) ?? 0);

/** Give what a use of the dice would bring, as the server has told it; null: the action is no such use. */
export function bringOf(offer: Offer | null, view: SpaceBase, seat: number): Bring | null {
  const brings = view.players[seat]?.brings;
  if (!offer || !brings) return null;
  if (offer.at[0] === 'use:separate') return brings.separate ?? null;
  if (offer.at[0] === 'use:sum' || offer.at[0] === 'button:collect') return brings.sum;
  const steps = stepsOf(offer),
    from = brings.sum.sectors[0] ?? 0;
  return steps ? (brings.shifted.find((bring) => bring.sectors[0] === from + steps) ?? null) : null;
}

/** Give the card that an action would bring to the console. */
export const cardWanted = (offer: Offer | null): string | null =>
  offer && ['buy', 'claim', 'pick'].includes(wordsOf(offer)[0] ?? '')
    ? (offer.at.find((id) => id.startsWith('card:'))?.slice(5) ?? null)
    : null;

/** Say how the tracks of a seat would change. */
export function change(offer: Offer | null, view: SpaceBase, seat: number): Gain {
  const player = view.players[seat],
    bring = bringOf(offer, view, seat);
  if (bring) return { credits: bring.credits, income: bring.income, vp: bring.vp };
  const wanted = cardWanted(offer);
  if (!offer || !wanted || !player) return NOTHING;
  const card = cardOf(wanted),
    verb = wordsOf(offer)[0];
  /* The purchase of the turn takes all credits; every other one takes the price. */
  const paid = verb === 'claim' ? 0 : verb === 'buy' && view.phase === 'purchase' ? player.credits : card.cost;
  return { credits: -paid, income: 0, vp: isColony(card) ? card.vp : 0 };
}

/** How a bay stands to the use of the dice that is asked for. */
export type Mark = 'separate' | 'sum' | 'shift';

/** Tell which bays the dice can reach now. */
export function reach(view: SpaceBase, seat: number, choice: Choosing): Map<number, Mark> {
  const marks = new Map<number, Mark>(),
    brings = view.players[seat]?.brings;
  if (!brings || choice.ask?.seat !== seat || choice.busy) return marks;
  for (const bring of brings.shifted) marks.set(bring.sectors[0]!, 'shift');
  for (const sector of brings.separate?.sectors ?? []) marks.set(sector, 'separate');
  marks.set(brings.sum.sectors[0]!, 'sum');
  return marks;
}

/** Tell the bays that the action under consideration collects. */
export const collects = (choice: Choosing, view: SpaceBase, seat: number): number[] =>
  choice.ask?.seat === seat ? (bringOf(choice.settled, view, seat)?.sectors ?? []) : [];

/** Find the shift that leads to a sector. */
export function shiftTo(sector: number, choice: Choosing, view: SpaceBase, seat: number): Offer | null {
  const from = view.players[seat]?.brings?.sum.sectors[0] ?? 0;
  return choice.offers.find((offer) => stepsOf(offer) > 0 && from + stepsOf(offer) === sector) ?? null;
}

/** Point at everything that an action touches; pointing at the one that is settled already confirms it. */
export function take(choice: Choosing, offer: Offer): void {
  const again = choice.looking === null && choice.picks.length > 0 && choice.settled?.text === offer.text;
  if (again) {
    choice.confirm(offer);
    return;
  }
  choice.clear();
  for (const id of offer.at) choice.press(id);
}

/** Tell whether anything is gained. */
export const isGain = (gain: Gain): boolean => KINDS.some((kind) => gain[kind] !== 0);
