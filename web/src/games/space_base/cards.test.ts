import { describe, expect, it } from 'vitest';
import { shipClasses } from './art/ships';
import { cardOf, COLONIES, effectKey, isColony, printed, shipOf } from './cards';

describe('the cards', () => {
  it('are all there', () =>
    expect(COLONIES.map((colony) => colony.sector)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  it('tell colonies from ships', () => {
    expect(isColony(cardOf('colony-hicks'))).toBe(true);
    expect(shipOf('colony-hicks')).toBe(null);
    expect(shipOf('armstrong-6927-d')?.cost).toBe(12);
  });
  it('bring numbers, and neither words nor sources', () =>
    expect(Object.keys(cardOf('armstrong-6927-d')).sort()).toEqual([
      'class_en',
      'cost',
      'deployed',
      'id',
      'level',
      'sector',
      'station',
    ]));
  it('have a drawing for every class', () => {
    for (const id of ['armstrong-6927-d', 'colony-hicks', 'gibson-4003-b'])
      expect(shipClasses()).toContain(cardOf(id).class_en);
  });
  it('name a pile by what is printed on it', () =>
    expect(printed(['shatalov-3516-b', 'cooper-6412-d'])).toEqual({ credits: 3, income: 2, vp: 5, arrows: [] }));
  it('name the text of each effect as the game does', () => {
    expect(effectKey({ kind: 'swap_sectors', sectors: [5, 8] })).toBe('effect-swap_sectors-5-8');
    expect(
      effectKey({
        kind: 'claim',
        cards: [
          { level: 2, count: 1 },
          { level: 1, count: 1 },
        ],
      }),
    ).toBe('effect-claim-1-1-0');
    expect(effectKey({ kind: 'buy', count: 1, placement: 'any_7_12' })).toBe('effect-buy-1-anywhere');
    expect(effectKey({ kind: 'shift_sum', steps: [1, 2] })).toBe('effect-shift_sum-2');
  });
});
