/* What this player is looking at more closely; nothing of the game itself. */

import type { ActionType } from './facts';
import type { Era } from './view';

class Look {
  /** The kind of action that the player thinks about: only its pieces glow. */
  only = $state<ActionType | null>(null);
  /** The seat whose headquarters are enlarged. */
  seat = $state<number | null>(null);
  /** The seat whose headquarters a spectator follows; null: the one whose turn it is. */
  follow = $state<number | null>(null);
  /** The card that lies enlarged on the screen. */
  card = $state<string | null>(null);
  /** Whether the signs are explained on a sheet of their own. */
  legend = $state(false);
  /** Whether the settings of interruptions are open. */
  windows = $state(false);
  /** The era whose contracts are read; null: the present one. */
  era = $state<Era | null>(null);
}

export const look = new Look();
