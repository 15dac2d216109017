/* Who keeps the others waiting, and what may be done about it. */

import type { Ask, Level, Seat, Table } from './wire';

/** The table asks the person of a seat whether they are still there. `until`: by this browser's clock, in seconds.
    `late`: the others have been told already. */
export interface Nudge {
  seat: number;
  until: number;
  late: boolean;
}

/** After how long somebody away may be replaced, when somebody here is asked, and who then plays: what tables usually have. */
export const USUAL: { grace: number; patience: number; stand_in: Level } = {
  grace: 60,
  patience: 300,
  stand_in: 'pilot',
};

/** Lengths of time to choose from where a table is made, in seconds. */
export const SPANS = [60, 300, 3600, 86400];

/** Give the rules of a table for players who are away. */
export const absenceOf = (table: Table | null): typeof USUAL => ({
  grace: table?.grace ?? USUAL.grace,
  patience: table?.patience ?? USUAL.patience,
  stand_in: table?.stand_in ?? USUAL.stand_in,
});

/** Tell whether the others may let a bot play a seat now; `now` is the server's time. */
export function replaceable(seat: Seat, grace: number, now: number): boolean {
  if (seat.mine || seat.kind !== 'person' || seat.stand_in) return false;
  return seat.online ? Boolean(seat.idle_since) : seat.away_since === null || now - seat.away_since >= grace;
}

/** Give what is left of a nudge after news of the table: nothing, once its seat has answered or a bot plays it. */
export function nudged(nudge: Nudge | null, seats: Seat[], asks?: Ask[]): Nudge | null {
  const seat = nudge && seats[nudge.seat];
  if (!seat || seat.stand_in || (asks && !asks.some((ask) => ask.seat === seat.seat))) return null;
  if (seat.idle_since) return nudge.late ? nudge : { ...nudge, late: true };
  return nudge.late ? null : nudge;
}

/** Say a length of time in the largest unit that fits. */
export function span(seconds: number, lang: string): string {
  const UNITS: [string, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ];
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3]!;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    seconds / size,
  );
}
