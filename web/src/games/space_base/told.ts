/* What the action under consideration would bring: read from the view, where the server has told it. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import type { Gain } from './parts';
import type { Bring, Deal, Pays, SectorView, SpaceBase } from './view';

const NOTHING: Gain = { credits: 0, income: 0, vp: 0 };

/** Give what a sector pays on the owner's turns or on those of others, as the server has told it. */
export const pays = (sector: SectorView, own: boolean): Pays => sector.pays[own ? 'own' : 'others'];

/** Give the steps of a shift, 0 for any other action. */
export const stepsOf = (offer: Offer): number => Number(offer.at.find((id) => id.startsWith('steps:'))?.slice(6) ?? 0);

/** Give what a use of the dice would bring, as the server has told it; null: the action is no such use. */
export function bringOf(offer: Offer | null, view: SpaceBase, seat: number): Bring | null {
  const brings = view.players[seat]?.brings;
  if (!offer || !brings) return null;
  if (offer.at[0] === 'use:separate') return brings.separate ?? null;
  if (offer.at[0] === 'use:sum' || offer.at[0] === 'button:collect') return brings.sum;
  const steps = stepsOf(offer);
  return steps ? (brings.shifted.find((bring) => bring.steps === steps) ?? null) : null;
}

/** Give what a card that is offered would change, as the server has told it; null: the action takes no card. */
export const dealOf = (offer: Offer | null, view: SpaceBase, seat: number): Deal | null =>
  (offer && view.players[seat]?.deals?.[offer.text]) ?? null;

/** Say how the tracks of a seat would change. */
export const change = (offer: Offer | null, view: SpaceBase, seat: number): Gain =>
  bringOf(offer, view, seat) ?? dealOf(offer, view, seat) ?? NOTHING;

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
  const bring = view.players[seat]?.brings?.shifted.find((each) => each.sectors[0] === sector);
  return choice.offers.find((offer) => bring && stepsOf(offer) === bring.steps) ?? null;
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
