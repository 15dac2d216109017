/* What this player is looking at more closely; nothing of the game itself. */

class Look {
  /** The cards that lie enlarged on the screen. */
  cards = $state.raw<string[]>([]);
  /** The seat whose command deck is enlarged. */
  seat = $state<number | null>(null);
  /** The seat whose deck a spectator follows; null: the one whose turn it is. */
  follow = $state<number | null>(null);
  /** Whether the signs are explained on a sheet of their own. */
  legend = $state(false);
}

export const look = new Look();
