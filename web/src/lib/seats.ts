/* Who sits where. */

import type { Colour } from '../art/geometry';
import type { Seat } from './wire';

/** Give the colour of a seat. */
export const colourOf = (seats: Seat[], seat: number): Colour => seats[seat]?.color ?? 'pearl';

/** Give the name of who sits on a seat. */
export const nameOf = (seats: Seat[], seat: number): string => seats[seat]?.name ?? String(seat + 1);

/** List the players clockwise from a seat. */
export const clockwise = <Player>(players: Player[], from: number): Player[] => [
  ...players.slice(from),
  ...players.slice(0, from),
];
