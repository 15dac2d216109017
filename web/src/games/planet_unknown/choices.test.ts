import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/wire';
import { groupsOf, onSquares } from './choices';

const offer = (text: string, ...at: string[]): Offer => ({ text, at, label: { key: 'any' } });

describe('answers', () => {
  it('are sorted by what they resolve', () => {
    const offers = [
      offer('station civ', 'marker:civ'),
      offer('synergy civ', 'marker:civ'),
      offer('synergy tech', 'marker:tech'),
      offer('double synergy civ', 'marker:civ'),
      offer('patch f3', 'square:f3'),
      offer('use advance', 'button:use-advance'),
      offer('destroy rover f1', 'square:f1'),
    ];
    expect(groupsOf(offers).map((group) => [group.verb, group.offers.length])).toEqual([
      ['station', 1],
      ['synergy', 2],
      ['double synergy', 1],
    ]);
    expect([...onSquares(offers)]).toEqual([
      ['patch', 1],
      ['destroy rover', 1],
    ]);
  });
});
