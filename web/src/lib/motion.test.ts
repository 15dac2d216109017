import { describe, expect, it } from 'vitest';
import { scoreNotes } from './motion';

const scores = (...totals: number[]) => totals.map(total => ({ total, parts: {} }));

describe('notes of points', () => {
  it('rise for every seat whose points changed', () => expect(scoreNotes(scores(3, 5, 1), scores(6, 5, 0))).toEqual([
    { kind: 'note', at: '[data-points="0"]', text: '+3', tone: 'good' },
    { kind: 'note', at: '[data-points="2"]', text: '−1', tone: 'bad' },
  ]));
  it('stay away in the first position', () => expect(scoreNotes(undefined, scores(3, 5))).toEqual([]));
});
