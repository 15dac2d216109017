/* What options of a game ask for beyond their list: some only count with a choice of another, some numbers hang together. */

import type { GameOption } from '../lib/wire';

export type Chosen = Record<string, GameOption['default']>;

interface Extra {
  /** The choice of another option with which this one counts. */
  needs?: [key: string, value: GameOption['default']];
  /** The numbers that are possible, given the others. */
  range?: (chosen: Chosen, seats: number) => [least: number, most: number];
  /** What is said below it. */
  note?: (chosen: Chosen) => { key: string; values: Record<string, number> };
}

/* Twenty events: of green and red ones there are fewer where somebody else plays too. */
const EVENTS = 20;
const mostGreen = (seats: number): number => (seats === 1 ? 20 : 16),
  mostRed = (seats: number): number => (seats === 1 ? 20 : 18);

const EXTRAS: Record<string, Record<string, Extra>> = {
  planet_unknown: {
    green: { needs: ['events', 'custom'], range: (_, seats) => [0, mostGreen(seats)] },
    orange: {
      needs: ['events', 'custom'],
      range: ({ green }, seats) => [Math.max(0, EVENTS - Number(green) - mostRed(seats)), EVENTS - Number(green)],
      note: ({ green, orange }) => ({
        key: 'board-event-mix',
        values: { green: Number(green), orange: Number(orange), red: EVENTS - Number(green) - Number(orange) },
      }),
    },
  },
};

/** Tell what an option asks for. */
export const extraOf = (game: string, key: string): Extra => EXTRAS[game]?.[key] ?? {};

/** Tell whether an option counts with what is chosen. */
export function counts(game: string, option: GameOption, chosen: Chosen, seats: number): boolean {
  const { needs } = extraOf(game, option.key);
  return option.seats.includes(seats) && (!needs || chosen[needs[0]] === needs[1]);
}

/** Tell whether an option is a number out of many: it is set, not picked from a list. */
export const isNumber = (option: GameOption): boolean =>
  option.choices.length > 10 && option.choices.every((choice) => typeof choice === 'number');

/** Give the least and the most that a number can be. */
export function rangeOf(game: string, option: GameOption, chosen: Chosen, seats: number): [number, number] {
  const numbers = option.choices.map(Number);
  return extraOf(game, option.key).range?.(chosen, seats) ?? [Math.min(...numbers), Math.max(...numbers)];
}

/** Bring numbers into their range after something else was chosen. */
export function fitted(game: string, options: GameOption[], chosen: Chosen, seats: number): Chosen {
  const next = { ...chosen };
  for (const option of options)
    if (isNumber(option)) {
      const [least, most] = rangeOf(game, option, next, seats);
      next[option.key] = Math.min(most, Math.max(least, Number(next[option.key])));
    }
  return next;
}
