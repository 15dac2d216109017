/* What a board is drawn from: the position of a table, or a moment of a replay. */

import type { Moment, Position, Seat } from './wire';

/** The position of a table whose game has begun: there is a board. */
export type Live<View extends object = object> = Position<View> & { view: View };

/** Tell whether there is a board to draw; before the game begins there is none. */
export const begun = (frame: Position): frame is Live => frame.view !== null;

/** A position to look at, with those who sit there. A replay does not know who thinks or watches. */
export type Shown = Moment & { seats: Seat[] } & Partial<Pick<Position, 'held' | 'thinking' | 'spectators'>>;
