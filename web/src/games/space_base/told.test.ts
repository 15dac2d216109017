import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/wire';
import { bringOf, change, dealOf, stepsOf } from './told';
import type { Bring, SpaceBase } from './view';

const bring = (sectors: number[], credits: number, steps = 0): Bring => ({
  sectors,
  steps,
  credits,
  then: 11 + credits,
  reach: [],
  income: 0,
  vp: 0,
  charged: [],
  claims: [0, 0, 0],
  arrows: [],
});
const view = {
  phase: 'purchase',
  players: [
    {
      seat: 0,
      credits: 11,
      brings: { sum: bring([9], 3), separate: bring([4, 5], 5), shifted: [bring([10], 1, 1), bring([11], 8, 2)] },
      deals: { 'buy armstrong': { card: 'armstrong-6927-d', credits: -11, income: 0, vp: 0, sector: 12, out: null } },
    },
  ],
} as unknown as SpaceBase;
const offer = (text: string, ...at: string[]): Offer => ({ text, at, label: { key: 'any' } });

describe('what an action would bring', () => {
  it('is told by the server for each use of the dice', () => {
    expect(bringOf(offer('separate', 'use:separate'), view, 0)?.credits).toBe(5);
    expect(bringOf(offer('sum', 'use:sum'), view, 0)?.credits).toBe(3);
    expect(bringOf(offer('shift 2 with dyomin', 'card:dyomin', 'steps:2'), view, 0)?.sectors).toEqual([11]);
    expect(stepsOf(offer('roll', 'button:roll'))).toBe(0);
  });
  it('is told by the server for each card on offer', () => {
    expect(change(offer('buy armstrong', 'card:armstrong-6927-d'), view, 0).credits).toBe(-11);
    expect(dealOf(offer('use armstrong', 'card:armstrong-6927-d'), view, 0)).toBe(null);
  });
});
