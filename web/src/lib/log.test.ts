import { describe, expect, it } from 'vitest';
import { chapters, withoutTakenBack } from './log';
import type { GameEvent, LogEntry } from './wire';

const entry = (number: number, step: number, seat: number | null, back_to: number | null = null): LogEntry => ({
  number,
  step,
  seat,
  text: null,
  back_to,
  at: 0,
  events: [],
});
const told = (log: LogEntry[]) =>
  withoutTakenBack(log)
    .filter((each) => each.back_to === null)
    .map((each) => [each.number, each.step]);

describe('what stands of a log', () => {
  it('is without what was taken back', () =>
    expect(told([entry(1, 1, 0), entry(2, 2, 0), entry(3, 1, 0, 1), entry(4, 2, 0)])).toEqual([
      [1, 1],
      [4, 2],
    ]));
  it('keeps what others answered at the same time, moved up', () =>
    expect(
      told([entry(1, 1, 0), entry(2, 2, 1), entry(3, 3, 0), entry(4, 4, 1), entry(5, 2, 0, 0), entry(6, 3, 0)]),
    ).toEqual([
      [2, 1],
      [4, 2],
      [6, 3],
    ]));
  it('counts on from there', () =>
    expect(told([entry(1, 1, 0), entry(2, 2, 1), entry(3, 1, 0, 0), entry(4, 2, 1), entry(5, 1, 1, 1)])).toEqual([
      [2, 1],
    ]));
});

describe('the log in order for reading', () => {
  const does = (
    number: number,
    seat: number | null,
    ...events: (string | [string, Record<string, unknown>])[]
  ): LogEntry => ({
    ...entry(number, number, seat),
    events: events.map((each): GameEvent => {
      const [name, facts] = typeof each === 'string' ? [each, {}] : each;
      return { event: name, message: { key: name }, ...facts };
    }),
  });
  const read = (log: LogEntry[], telling = {}) =>
    chapters(log, telling).map(({ round, opening, told }) => [
      round,
      opening.map((line) => line?.key),
      ...told.map((each) => [each.seat, ...each.lines.map((line) => line?.key ?? 'back')]),
    ]);

  it('begins anew with each round, the newest first', () =>
    expect(
      read([
        does(0, null, 'dealt', ['round_began', { round: 1 }]),
        does(1, 0, 'took'),
        does(2, 0, 'placed', ['round_began', { round: 2 }]),
        does(3, 0, 'took'),
      ]),
    ).toEqual([
      [2, [], [0, 'took']],
      [1, [], [0, 'placed', 'took']],
      [null, [], [null, 'dealt']],
    ]));
  it('has one part for each player of a round where all act at the same time, the latest first', () =>
    expect(read([does(1, 0, 'took'), does(2, 1, 'took'), does(3, 0, 'placed')], { together: true })).toEqual([
      [null, [], [0, 'placed', 'took'], [1, 'took']],
    ]));
  it('keeps apart what the table and what a player has of an event there', () =>
    expect(
      read([does(1, 1, 'placed', ['round_began', { round: 2 }], ['lost', { seat: 0 }], 'event')], {
        common: ['event'],
        together: true,
      }),
    ).toEqual([
      [2, ['event'], [0, 'lost']],
      [null, [], [1, 'placed']],
    ]));
  it('tells what is of nobody’s own, and what comes of it, under the heading', () =>
    expect(
      read([does(1, 1, 'placed', ['round_began', { round: 3 }], 'event', 'lost'), does(2, 1, 'took', 'end', 'told')], {
        common: ['event', 'end'],
        unlogged: ['told'],
      }),
    ).toEqual([
      [3, ['event', 'lost'], [null, 'end'], [1, 'took']],
      [null, [], [1, 'placed']],
    ]));
  it('keeps turns apart, and sees a round begin with a turn', () =>
    expect(
      read([
        does(1, 0, 'bought', ['turn_began', { seat: 1, round: 2 }], 'rolled'),
        does(2, 1, 'bought', ['turn_began', { seat: 0, round: 2 }]),
      ]),
    ).toEqual([
      [2, [], [1, 'bought', 'rolled']],
      [null, [], [0, 'bought']],
    ]));
  it('tells what was taken back', () =>
    expect(read([does(1, 0, 'took'), entry(2, 0, 0, 0)])).toEqual([[null, [], [0, 'back']]]));
});
