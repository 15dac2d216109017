import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/wire';
import { bringOf, cardWanted, change, pays, stepsOf } from './preview';
import type { Bring, Placed, SectorView, SpaceBase } from './view';

const placed = (card: string, cubes = 0, cells = 0): Placed => ({ card, cubes, cells, ready: false });
const sector: SectorView = {
  sector: 12,
  colonised: false,
  station: placed('armstrong-6927-d', 4, 5),
  deployed: [placed('shatalov-3516-b'), placed('cooper-6412-d')],
};
const bring = (sectors: number[], credits: number): Bring => ({
  sectors,
  credits,
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
      brings: { sum: bring([9], 3), separate: bring([4, 5], 5), shifted: [bring([10], 1), bring([11], 8)] },
    },
  ],
} as unknown as SpaceBase;
const offer = (text: string, ...at: string[]): Offer => ({ text, at, label: { key: 'any' } });

describe('what an action would bring', () => {
  it('is what a sector prints for the kind of turn', () => {
    expect(pays(sector, true)).toEqual({ gain: { credits: 0, income: 0, vp: 0 }, cubes: 1, arrows: [] });
    expect(pays(sector, false).gain).toEqual({ credits: 3, income: 2, vp: 5 });
  });
  it('is told by the server for each use of the dice', () => {
    expect(bringOf(offer('separate', 'use:separate'), view, 0)?.credits).toBe(5);
    expect(bringOf(offer('sum', 'use:sum'), view, 0)?.credits).toBe(3);
    expect(bringOf(offer('shift 2 with dyomin', 'card:dyomin', 'steps:2'), view, 0)?.sectors).toEqual([11]);
    expect(stepsOf(offer('roll', 'button:roll'))).toBe(0);
  });
  it('takes all credits in the purchase of the turn, and the price otherwise', () => {
    const buy = offer('buy armstrong', 'card:armstrong-6927-d');
    expect(change(buy, view, 0).credits).toBe(-11);
    expect(change(buy, { ...view, phase: 'acquire' }, 0).credits).toBe(-12);
    expect(change(offer('buy colony-hicks', 'card:colony-hicks'), view, 0).vp).toBe(7);
    expect(change(offer('claim armstrong', 'card:armstrong-6927-d'), view, 0).credits).toBe(-0);
  });
  it('names the card that comes', () => {
    expect(cardWanted(offer('pick armstrong', 'card:armstrong-6927-d'))).toBe('armstrong-6927-d');
    expect(cardWanted(offer('use armstrong', 'card:armstrong-6927-d'))).toBe(null);
  });
});
