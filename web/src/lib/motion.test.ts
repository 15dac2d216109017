import { describe, expect, it } from 'vitest';
import { atOnce, scoreNotes, type Motion } from './motion';

const scores = (...totals: number[]) => totals.map((total) => ({ total, parts: {} }));

describe('notes of points', () => {
  it('rise for every seat whose points changed', () =>
    expect(scoreNotes(scores(3, 5, 1), scores(6, 5, 0))).toEqual([
      { kind: 'note', at: '[data-points="0"]', text: '+3', tone: 'good' },
      { kind: 'note', at: '[data-points="2"]', text: '−1', tone: 'bad' },
    ]));
  it('stay away where more or less is known than before', () =>
    expect(scoreNotes(scores(3, 5), scores(9, 6), (seat) => seat === 1)).toMatchObject([{ text: '+1' }]));
  it('stay away in the first position', () => expect(scoreNotes(undefined, scores(3, 5))).toEqual([]));
});

describe('what happens at once', () => {
  const pulse = (at: string): Motion => ({ kind: 'pulse', at, tone: 'act' }),
    fly: Motion = { kind: 'fly', pieces: ['a'] };
  it('is what lights up or comes down in a row', () =>
    expect(atOnce([pulse('a'), { kind: 'land', piece: 'b' }, fly, pulse('c')])).toEqual([
      { kind: 'together', motions: [pulse('a'), { kind: 'land', piece: 'b' }] },
      fly,
      pulse('c'),
    ]));
});
