/* One way to interact, for every game. Each legal action lists the board elements it touches; picking elements narrows
   the actions until one is left. Elements form a multiset: `ship:4` may be needed twice. Nothing here knows a game. */

import type { Offer } from './wire';

/** One element that the player has pointed at. `piece` tells which of several equal things it was. */
export interface Pick {
  id: string;
  piece?: string;
}

function counts(ids: string[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const id of ids) sum.set(id, (sum.get(id) ?? 0) + 1);
  return sum;
}

const ids = (picks: Pick[]): string[] => picks.map((pick) => pick.id);

/** Tell whether an action touches everything that was picked, each as often as it was picked. */
export function covers(offer: Offer, picked: string[]): boolean {
  const has = counts(offer.at);
  for (const [id, n] of counts(picked)) if ((has.get(id) ?? 0) < n) return false;
  return true;
}

/** Give the actions that are still possible after the picks. */
export function narrow(offers: Offer[], picks: Pick[]): Offer[] {
  const picked = ids(picks);
  return picked.length ? offers.filter((offer) => covers(offer, picked)) : offers;
}

/** Give each element that can be picked next, with how many more of it some action needs. */
export function open(offers: Offer[], picks: Pick[]): Map<string, number> {
  const picked = counts(ids(picks)),
    more = new Map<string, number>();
  for (const offer of narrow(offers, picks)) {
    for (const [id, n] of counts(offer.at)) {
      const left = n - (picked.get(id) ?? 0);
      if (left > (more.get(id) ?? 0)) more.set(id, left);
    }
  }
  return more;
}

/** Give the elements that come next, in the order in which the actions name what they touch: these glow.
    More of what was picked already may be passed over: two equal dice point at every place that takes such dice. */
export function leading(offers: Offer[], picks: Pick[]): Set<string> {
  const next = new Set<string>();
  for (const offer of narrow(offers, picks)) {
    const picked = counts(ids(picks));
    for (const id of offer.at) {
      const n = picked.get(id);
      if (n) {
        picked.set(id, n - 1);
        continue;
      }
      next.add(id);
      if (n === undefined) break;
    }
  }
  return next;
}

const sameOrder = (offer: Offer, picks: Pick[]): boolean => offer.at.every((id, i) => picks[i]?.id === id);

/** Give the actions that touch exactly what was picked, those first that name it in the order of the picks. */
export function exact(offers: Offer[], picks: Pick[]): Offer[] {
  const found = narrow(offers, picks).filter((offer) => offer.at.length === picks.length);
  return [...found.filter((offer) => sameOrder(offer, picks)), ...found.filter((offer) => !sameOrder(offer, picks))];
}

/** Where a choice stands: the actions to confirm now, and whether picking on would lead to others. */
export interface Ready {
  offers: Offer[];
  more: boolean;
}

/** Tell what can be confirmed: the only action left, or those that are exactly what was picked. */
export function ready(offers: Offer[], picks: Pick[]): Ready {
  const left = narrow(offers, picks);
  if (left.length === 1) return { offers: left, more: false };
  const found = picks.length ? exact(offers, picks) : [];
  const first = found[0];
  /* The order of the picks decides between actions on the same elements, as 'lower this, raise that'. */
  const chosen =
    first && sameOrder(first, picks) && found.slice(1).every((other) => !sameOrder(other, picks)) ? [first] : found;
  return { offers: chosen, more: left.length > chosen.length };
}

/** Give the picks after pointing at an element: picked on, taken back, or begun anew where it does not fit. */
export function press(offers: Offer[], picks: Pick[], id: string, piece?: string): Pick[] {
  const again = piece === undefined ? -1 : picks.findIndex((pick) => pick.id === id && pick.piece === piece);
  if (again >= 0) return picks.toSpliced(again, 1);
  if (open(offers, picks).has(id)) return [...picks, piece === undefined ? { id } : { id, piece }];
  const last = picks.findLastIndex((pick) => pick.id === id);
  if (last >= 0) return picks.toSpliced(last, 1);
  return open(offers, []).has(id) ? [piece === undefined ? { id } : { id, piece }] : picks;
}

/** Rank the actions whose label contains every typed word; words at the start of a word count more. */
export function search(offers: Offer[], typed: string, label: (offer: Offer) => string): Offer[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return offers;
  const scored: { offer: Offer; score: number; i: number }[] = [];
  offers.forEach((offer, i) => {
    const text = ` ${label(offer)} ${offer.text.replaceAll('_', ' ')}`.toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) return;
    scored.push({ offer, i, score: words.filter((word) => text.includes(` ${word}`)).length });
  });
  return scored.sort((a, b) => b.score - a.score || a.i - b.i).map((entry) => entry.offer);
}
