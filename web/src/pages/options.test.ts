import { describe, expect, it } from 'vitest';
import type { GameOption } from '../lib/wire';
import { counts, fitted, isNumber, rangeOf } from './options';

const option = (key: string, choices: GameOption['choices']): GameOption => ({
  key,
  choices,
  default: choices[0]!,
  seats: [1, 2, 3, 4, 5, 6],
});
const numbers = Array.from({ length: 21 }, (_, i) => i),
  green = option('green', numbers),
  orange = option('orange', numbers),
  ring = option('ring', ['random', 0, 1, 2]);

describe('options that hang together', () => {
  it('count only with the choice that they need', () => {
    expect(counts('planet_unknown', green, { events: 'easy' }, 4)).toBe(false);
    expect(counts('planet_unknown', green, { events: 'custom' }, 4)).toBe(true);
    expect(counts('planet_unknown', ring, { events: 'easy' }, 4)).toBe(true);
  });
  it('know their range', () => {
    expect(isNumber(green)).toBe(true);
    expect(isNumber(ring)).toBe(false);
    expect(rangeOf('planet_unknown', orange, { green: 16 }, 4)).toEqual([0, 4]);
    expect(rangeOf('planet_unknown', orange, { green: 0 }, 4)).toEqual([2, 20]);
    expect(rangeOf('planet_unknown', orange, { green: 0 }, 1)).toEqual([0, 20]);
  });
  it('are brought into it', () => {
    expect(fitted('planet_unknown', [green, orange], { green: 19, orange: 9 }, 3)).toEqual({ green: 16, orange: 4 });
    expect(fitted('planet_unknown', [green, orange], { green: 0, orange: 0 }, 3)).toEqual({ green: 0, orange: 2 });
  });
});
