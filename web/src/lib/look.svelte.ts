/* What a player looks at more closely; nothing of the game itself. */

export class Look {
  /** The seat whose board is enlarged. */
  seat = $state<number | null>(null);
  /** The seat that a spectator follows. */
  follow = $state<number | null>(null);
  /** Whether the signs are explained on a sheet of their own. */
  legend = $state(false);

  /** Turn to a player: a spectator follows, who plays sees the board enlarged. */
  turnTo(seat: number, spectator: boolean): void {
    if (spectator) this.follow = seat;
    else this.seat = seat;
  }

  /** Lay the enlarged board aside. */
  readonly layAside = (): void => {
    this.seat = null;
  };

  /** Show the sheet of signs. */
  readonly showSigns = (): void => {
    this.legend = true;
  };
}
