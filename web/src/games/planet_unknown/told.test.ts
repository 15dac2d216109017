import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

import { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import { coming } from './climbing';
import { answersOf, pointsOf } from './drive';
import type { Laid } from './hand.svelte';
import { player } from './sample';
import type { Brings, Placements } from './findings';
import { patchBrings, reach, whyNot } from './told';

const offer = (text: string, ...at: string[]): Offer => ({ text, at, label: { key: 'any' } });
const way = (track: 'civ' | 'water', row: number) => ({
  cells: [[track, row] as ['civ' | 'water', number]],
  bonuses: [],
  cancelled: [],
  medal: null,
});

/** A question about which the server has said something already. */
function asked(said: Record<string, Record<string, unknown>>, ...offers: Offer[]): Choosing {
  const choice: Choosing = new Choosing(
    () => undefined,
    null,
    (_, id, topic) => {
      const found = said[topic];
      if (found) queueMicrotask(() => choice.inspections.hear({ id, found }));
      return true;
    },
  );
  choice.begin({ seat: 0, prompt: { key: 'any' }, actions: offers, undo: null });
  return choice;
}

describe('what the server tells', () => {
  it('is the way of a rover', async () => {
    const choice = asked({ 'rover f1': { ways: { g2: ['g1', 'g2'] } } });
    expect(reach(choice, 'f1')).toBe(null);
    await Promise.resolve();
    expect(reach(choice, 'f1')!.g2).toEqual(['g1', 'g2']);
    expect(answersOf('f1', ['g1', 'g2'])).toEqual(['move f1 g1', 'move g1 g2']);
    expect(pointsOf('f1', ['g1'])).toEqual([
      [5.5, 0.5],
      [6.5, 0.5],
    ]);
  });
  it('is why a tile does not fit', () => {
    const told: Placements = {
      brings: {},
      refused: [{ why: { key: 'illegal-covered' }, corners: ['f1', 'f2'] }],
      elsewhere: { key: 'illegal-off-planet' },
    };
    expect(whyNot(told, 'f2').key).toBe('illegal-covered');
    expect(whyNot(told, '?13').key).toBe('illegal-off-planet');
  });
  it('is what a patch brings', async () => {
    const choice = asked({ patches: { patches: { f1: { medals: 4 } } } });
    expect(patchBrings(choice, 'f1')).toBe(null);
    await Promise.resolve();
    expect(patchBrings(choice, 'f1')).toMatchObject({ medals: 4, steps: [], energy: null });
    expect(patchBrings(choice, 'f2')).toBe(null);
  });
  it('is where markers go', async () => {
    const choice = asked(
      { climbs: { climbs: { 'synergy water': { marker: 'water', down: false, ...way('water', 10) } } } },
      offer('synergy water', 'marker:water'),
      offer('synergy civ', 'marker:civ'),
    );
    coming(player(), choice, null);
    choice.looking = choice.offers[0]!;
    coming(player(), choice, null);
    await Promise.resolve();
    expect([...coming(player(), choice, null)]).toEqual([['water:10', 'sure']]);
    const brings = {
      steps: [{ terrain: 'civ', ways: [way('civ', 1)], medals: 0, dry: false }],
      energy: [{ terrain: 'water', ways: [way('water', 1)], medals: 0, dry: false }],
    } as unknown as Brings;
    expect([...coming(player(), choice, { brings } as Laid)]).toEqual([
      ['water:1', 'maybe'],
      ['civ:1', 'sure'],
    ]);
  });
});
