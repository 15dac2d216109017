import { expect, it } from 'vitest';
import type { Offer } from '../../lib/wire';
import { effectsOfTerms } from './art/tokens';
import { position } from './fixture';
import { inMind, outlook } from './mind';

const offer = (at: string): Offer => ({ text: at, label: { key: 'x' }, at: [at] });
const ask = { seat: 0, prompt: { key: 'x' }, actions: [offer('cell:f3c5'), offer('outer')], undo: null };
const looking = (settled: Offer | null) => ({ ask, settled, picks: [] });

it('a planned token goes with the cell that is pointed at, the die where the server lets it', () => {
  const planned = (settled: Offer | null, side: string) =>
    inMind(position(), looking(settled), { plan: `ambassador:amb1:${side}`, planDie: true });
  expect(inMind(position(), looking(null), { plan: null, planDie: false })).toBeNull();
  expect(planned(ask.actions[0]!, 'voting')).toMatchObject({ cell: 'f3c5', die: 2, votes: 3 });
  expect(planned(ask.actions[0]!, 'funding')).toMatchObject({ die: 0, votes: 0 });
  expect(planned(ask.actions[1]!, 'voting')).toMatchObject({ cell: 'outer', die: 0, votes: 0 });
});

it('what a placement is worth is looked up, not computed', () => {
  const view = position(),
    mind = inMind(view, looking(ask.actions[0]!), { plan: 'ambassador:amb1:voting', planDie: true });
  expect(outlook(view, mind)).toMatchObject({ floor: { points: 4 }, wing: { passing: 'right' }, funding: null });
  expect(outlook({ ...view, prospects: null }, mind)).toBeNull();
});

it('the words of a label are read back as effects', () => {
  expect(effectsOfTerms([{ term: 'amount-oceanium-2' }, { term: 'amount-marker' }, { term: 'amount-die-1' }])).toEqual([
    { op: 'gain', n: 2, resources: { oceanium: 2 } },
    { op: 'mission_marker', n: 1 },
    { op: 'die', n: 1 },
  ]);
});
