/* The choice that the player is making now, as the components watch it. */

import { leading, narrow, open, press, ready, type Pick } from './choice';
import { Inspections } from './inspections.svelte';
import { settings } from './settings.svelte';
import type { Ask, Offer } from './wire';

/** `legal` comes next and glows; `later` can be picked too, but something else is named before it. */
export type ElementState = 'quiet' | 'later' | 'legal' | 'picked' | 'settled';

/** Attributes that turn a board element into something one can point at, with mouse, finger and keyboard. */
export interface Pointed {
  'data-at': string;
  'data-state': ElementState;
  'data-more': boolean | undefined;
  role: 'button' | 'group';
  tabindex: 0 | undefined;
  'aria-label': string;
  'aria-pressed': boolean | undefined;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export class Choosing {
  ask = $state.raw<Ask | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** An answer is on its way: nothing can be picked until the next position. */
  busy = $state(false);
  /** The action that a list points at, shown on the board as if it were picked. */
  looking = $state.raw<Offer | null>(null);
  /** What a bot would do: shown on the board until something is picked. */
  hint = $state.raw<string[]>([]);

  /** What the server says about the question. */
  inspections = new Inspections((id, topic) => this.ask !== null && this.#inspect(this.ask.seat, id, topic));

  readonly #answer: (seat: number, offer: Offer) => void;
  readonly #undo: ((seat: number) => void) | null;
  readonly #inspect: (seat: number, id: string, topic: string) => boolean;

  constructor(
    answer: (seat: number, offer: Offer) => void,
    undo: ((seat: number) => void) | null = null,
    inspect: (seat: number, id: string, topic: string) => boolean = () => false,
  ) {
    this.#answer = answer;
    this.#undo = undo;
    this.#inspect = inspect;
  }

  /** Give what the server says about a topic of the question; null while it is not known. */
  inspect<Found>(topic: string): Found | null {
    return this.ask && !this.busy ? this.inspections.get<Found>(topic) : null;
  }

  /** Take back the last action of the seat that is asked. */
  undo(): void {
    if (this.ask && !this.busy) this.#undo?.(this.ask.seat);
  }

  offers = $derived<Offer[]>(this.ask && !this.busy ? this.ask.actions : []);
  left = $derived(narrow(this.offers, this.picks));
  open = $derived(open(this.offers, this.picks));
  next = $derived(leading(this.offers, this.picks));
  ready = $derived(ready(this.offers, this.picks));
  /** The one action that would be done now: it is previewed. */
  settled = $derived<Offer | null>(
    this.looking ??
      (this.ready.offers.length === 1 && (this.picks.length || this.offers.length > 1) ? this.ready.offers[0]! : null),
  );
  readonly #picked = $derived(new Set(this.picks.map((pick) => pick.id)));
  readonly #previewed = $derived(new Set(this.settled?.at ?? []));

  /** Take up a new question, or none. Picks that still make sense for the same question stay. */
  begin(ask: Ask | null): void {
    this.ask = ask;
    this.busy = false;
    this.picks = [];
    this.looking = null;
    this.hint = [];
    this.inspections.clear();
  }

  /** Tell how an element stands to the choice. */
  state(id: string): ElementState {
    if (this.#picked.has(id)) return 'picked';
    if (this.#previewed.has(id)) return 'settled';
    return this.next.has(id) ? 'legal' : this.open.has(id) ? 'later' : 'quiet';
  }

  /** Tell whether a certain one of several equal pieces is picked. */
  holds(piece: string): boolean {
    return this.picks.some((pick) => pick.piece === piece);
  }

  /** Count how often an element is picked. */
  count(id: string): number {
    return this.picks.filter((pick) => pick.id === id).length;
  }

  /** Count how often the previewed action touches an element. */
  wants(id: string): number {
    return this.settled?.at.filter((other) => other === id).length ?? 0;
  }

  /** Point at an element; pointing again at the one that settled the action confirms it. */
  press(id: string, piece?: string): void {
    if (!this.offers.length) return;
    const sure = this.looking ? null : this.settled;
    if (sure && !this.ready.more && piece === undefined && this.picks.at(-1)?.id === id) {
      this.confirm(sure);
      return;
    }
    this.looking = null;
    this.hint = [];
    this.picks = press(this.offers, this.picks, id, piece);
    const only = this.ready.offers.length === 1 && !this.ready.more ? this.ready.offers[0]! : null;
    const said = only !== null && id.startsWith('button:') && only.at.length === this.picks.length;
    if (only && this.picks.length && (said || settings.quick)) this.confirm(only);
  }

  /** Show what an element would do while the pointer or the focus rests on it, where it alone settles the action. */
  glance(id: string): void {
    if (this.picks.length) return;
    const fitting = this.offers.filter((offer) => offer.at.length === 1 && offer.at[0] === id);
    if (fitting.length === 1) this.looking = fitting[0]!;
  }

  /** Stop showing what an element would do. */
  leave(id: string): void {
    if (this.looking?.at.length === 1 && this.looking.at[0] === id) this.looking = null;
  }

  /** Take back the last pick. */
  back(): void {
    this.looking = null;
    this.picks = this.picks.slice(0, -1);
  }

  /** Take back every pick. */
  clear(): void {
    this.looking = null;
    this.picks = [];
  }

  /** Answer with an action. */
  confirm(offer: Offer): void {
    if (!this.ask || this.busy) return;
    this.busy = true;
    this.looking = null;
    this.#answer(this.ask.seat, offer);
  }

  /** Say something that no question asks for, as a setting of the game that may change at any time. */
  aside(seat: number, text: string): void {
    this.#answer(seat, { text, label: { key: text }, at: [] });
  }

  /** Give the attributes of an element on a board. `piece`: which of several equal things this is. */
  props(id: string, label: string, piece?: string): Pointed {
    const state =
      piece !== undefined && this.state(id) === 'picked'
        ? this.holds(piece)
          ? 'picked'
          : this.next.has(id)
            ? 'legal'
            : this.open.has(id)
              ? 'later'
              : 'quiet'
        : this.state(id);
    const live = state !== 'quiet';
    return {
      'data-at': id,
      'data-state': state,
      'data-more': (state === 'picked' && piece === undefined && this.open.has(id)) || undefined,
      role: live ? 'button' : 'group',
      tabindex: live && state !== 'later' ? 0 : undefined,
      'aria-label': label,
      'aria-pressed': live ? state === 'picked' : undefined,
      onclick: (event) => {
        if (live) {
          event.stopPropagation();
          this.press(id, piece);
        }
      },
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.press(id, piece);
      },
    };
  }
}
