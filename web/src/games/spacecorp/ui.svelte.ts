/* What this player is looking at more closely; nothing of the game itself. */

import { Look } from '../../lib/look.svelte';
import type { ActionType } from './facts';
import type { Era } from './view';

class Closer extends Look {
  /** The kind of action that the player thinks about: only its pieces glow. */
  only = $state<ActionType | null>(null);
  /** The card that lies enlarged on the screen. */
  card = $state<string | null>(null);
  /** Whether the settings of interruptions are open. */
  windows = $state(false);
  /** The era whose contracts are read; null: the present one. */
  era = $state<Era | null>(null);

  /** Lay the enlarged card aside. */
  readonly putBack = (): void => {
    this.card = null;
  };
}

export const look = new Closer();
