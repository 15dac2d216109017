import { describe, expect, it } from 'vitest';
import { withoutTakenBack } from './log';
import type { LogEntry } from './wire';

const entry = (number: number, step: number, seat: number | null, back_to: number | null = null): LogEntry => ({ number, step, seat, text: null, back_to, events: [] });
const told = (log: LogEntry[]) => withoutTakenBack(log).filter(each => each.back_to === null).map(each => [each.number, each.step]);

describe('what stands of a log', () => {
  it('is without what was taken back', () => expect(told([entry(1, 1, 0), entry(2, 2, 0), entry(3, 1, 0, 1), entry(4, 2, 0)])).toEqual([[1, 1], [4, 2]]));
  it('keeps what others answered at the same time, moved up', () =>
    expect(told([entry(1, 1, 0), entry(2, 2, 1), entry(3, 3, 0), entry(4, 4, 1), entry(5, 2, 0, 0), entry(6, 3, 0)])).toEqual([[2, 1], [4, 2], [6, 3]]));
  it('counts on from there', () =>
    expect(told([entry(1, 1, 0), entry(2, 2, 1), entry(3, 1, 0, 0), entry(4, 2, 1), entry(5, 1, 1, 1)])).toEqual([[2, 1]]));
});
