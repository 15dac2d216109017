/* What this player holds and looks at: the tile in the hand, a path of a rover, things enlarged. */

import { Look } from '../../lib/look.svelte';
import type { Offer } from '../../lib/wire';
import type { Pose } from './board';
import type { Ring } from './view';

/** A tile that is dragged from the tray or the station: where the pointer pressed it, once it is `far` where it is now. */
export interface Carry {
  id: number;
  ring: Ring;
  touch: boolean;
  far: boolean;
  x: number;
  y: number;
}

class Hand extends Look {
  /** Which tile of the depot is tried on the planet before it is taken. */
  ring = $state<Ring | null>(null);
  pose = $state.raw<Pose>({ rot: 0, flip: false });
  /** The square under the tile's grip, and whether the tile was put down there. */
  grip = $state<number | null>(null);
  pinned = $state(false);
  /** Tech counts as energy (Jump Drive D). */
  energy = $state(false);
  /** Answers to give one after the other as they are asked for: take, then place; the steps of a rover. */
  queue = $state.raw<string[]>([]);
  /** The square to which the way of the chosen rover is shown. */
  goal = $state<string | null>(null);
  /** Cards that are enlarged. */
  cards = $state(false);
  /** The event that was just turned up, large for a moment. */
  revealed = $state<number | null>(null);
  /** The event is enlarged. */
  event = $state(false);
  /** Beside a small board that shows one page at a time, the bar on top tells of the event. */
  paged = $state(false);
  /** The page of the board on a phone. */
  page = $state<'planet' | 'station' | 'tracks' | 'goals'>('planet');
  carry = $state.raw<Carry | null>(null);
  /** Where the turning station is dragged to, in degrees. */
  drag = $state<number | null>(null);

  /** Put everything down. */
  drop(): void {
    this.ring = null;
    this.pose = { rot: 0, flip: false };
    this.grip = null;
    this.pinned = false;
    this.energy = false;
    this.goal = null;
    this.queue = [];
  }

  /** Take the next answer of the queue if it is offered now; a queue that does not fit is forgotten. */
  next(offers: Offer[]): Offer | null {
    const [text, ...rest] = this.queue;
    if (!text || !offers.length) return null;
    const offer = offers.find((each) => each.text === text) ?? null;
    /* Somebody else's answer may come in between and ask the old question once more. */
    this.#missed = offer ? 0 : this.#missed + 1;
    if (offer || this.#missed > 3) this.queue = offer ? rest : [];
    return offer;
  }
  #missed = 0;
}

export const look = new Hand();
