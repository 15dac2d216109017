/* What this player is looking at more closely; nothing of the game itself. */

import { Look } from '../../lib/look.svelte';

class Closer extends Look {
  /** The cards that lie enlarged on the screen. */
  cards = $state.raw<string[]>([]);

  /** Lay the enlarged cards aside. */
  readonly putBack = (): void => {
    this.cards = [];
  };
}

export const look = new Closer();
