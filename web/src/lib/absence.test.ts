import { describe, expect, it } from 'vitest';
import { replaceable, span } from './absence';
import type { Seat } from './wire';

const seat = (change: Partial<Seat>): Seat => ({
  seat: 1,
  name: 'Vega',
  color: 'blue',
  kind: 'person',
  level: null,
  stand_in: null,
  online: true,
  mine: false,
  away_since: null,
  idle_since: null,
  ...change,
});

describe('a bot may play on', () => {
  it('for who has been away as long as the table waits', () => {
    expect(replaceable(seat({ online: false, away_since: 1000 }), 60, 1059)).toBe(false);
    expect(replaceable(seat({ online: false, away_since: 1000 }), 60, 1060)).toBe(true);
  });
  it('for who is here and does not answer', () => {
    expect(replaceable(seat({}), 60, 5000)).toBe(false);
    expect(replaceable(seat({ idle_since: 4000 }), 60, 5000)).toBe(true);
  });
  it('not for me, for a bot, or for a seat that one plays already', () => {
    for (const change of [{ mine: true }, { kind: 'bot' as const }, { stand_in: 'pilot' as const }])
      expect(replaceable(seat({ idle_since: 4000, ...change }), 60, 5000)).toBe(false);
  });
});

it('lengths of time are said in the largest unit', () => {
  expect([30, 60, 300, 3600, 86400].map((seconds) => span(seconds, 'en'))).toEqual([
    '30 seconds',
    '1 minute',
    '5 minutes',
    '1 hour',
    '1 day',
  ]);
  expect(span(300, 'ru')).toBe('5 минут');
});
