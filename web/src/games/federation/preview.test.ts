import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/wire';
import { effectsOfTerms } from './art/tokens';
import { position } from './fixture';
import { facesOf, inMind, leaders, outlook, passing, pendingSteps, withToken } from './preview';

describe('floors and laws', () => {
  it('all who are tied lead, a neutral token alone leaves the floor to nobody', () => {
    expect(leaders([3, 3, 1])).toEqual([0, 1]);
    expect(leaders([1, 0, 2])).toEqual([]);
    expect(leaders([2, 0, 2])).toEqual([0]);
    expect(leaders([0, 0, 0])).toEqual([]);
  });
  it('the wing with more votes passes its law', () => {
    expect(passing({ left: 3, right: 2 })).toBe('left');
    expect(passing({ left: 2, right: 2 })).toBe('tie');
  });
});

describe('what a placement would mean', () => {
  it('votes take the floor and turn the law', () => {
    expect(outlook(position(), 0, 'f3c5', 'voting', 3)).toMatchObject({
      leads: true,
      alone: true,
      floorPoints: 4,
      law: 'right',
      lawPoints: 6,
      wings: { left: 3, right: 5 },
      project: null,
      mission: null,
    });
  });
  it('too few votes lead nothing', () => {
    expect(outlook(position(), 0, 'f1c2', 'voting', 1)).toMatchObject({
      leads: false,
      floorPoints: 0,
      votes: 1,
      law: 'left',
      lawPoints: 4,
    });
  });
  it('funding steps on after what comes before it, and flows over to the common project', () => {
    expect(pendingSteps(position(), 1)).toEqual([1]);
    expect(outlook(position(), 0, 'f3c1', 'funding', 0)?.project).toEqual({
      id: 'common',
      done: 1,
      of: 4,
      overflow: true,
    });
    expect(outlook(position(), 0, 'f3c2', 'funding', 0)).toMatchObject({
      project: { id: 'sixmoon', done: 1, of: 4, overflow: false },
      mission: 'm01',
      votes: 0,
    });
  });
});

describe('tokens', () => {
  it('both sides of an ambassador, one of the special one, and alteration tokens', () => {
    expect(facesOf(position(), 0).map((face) => face.element)).toEqual([
      'ambassador:amb1:voting',
      'ambassador:amb1:funding',
      'ambassador:amb_special:voting',
      'alteration:alt_1_01',
    ]);
  });
  it('a planned token goes with the cell that is pointed at, the die with votes only', () => {
    const offer = (at: string): Offer => ({ text: at, label: { key: 'x' }, at: [at] }),
      ask = { seat: 0, prompt: { key: 'x' }, actions: [offer('cell:f3c5'), offer('outer')], undo: null };
    const looking = (settled: Offer | null) => ({ ask, settled, picks: [] });
    expect(inMind(position(), looking(null), 0, { plan: null, planDie: false })).toBeNull();
    expect(
      inMind(position(), looking(ask.actions[0]!), 0, { plan: 'ambassador:amb1:voting', planDie: true }),
    ).toMatchObject({ cell: 'f3c5', die: 2, votes: 3 });
    expect(
      inMind(position(), looking(ask.actions[0]!), 0, { plan: 'ambassador:amb1:funding', planDie: true }),
    ).toMatchObject({ die: 0, votes: 0 });
    expect(
      inMind(position(), looking(ask.actions[1]!), 0, { plan: 'ambassador:amb1:voting', planDie: true }),
    ).toMatchObject({ cell: 'outer', die: 0, votes: 1 });
  });
  it('the words of a label are read back as effects', () => {
    expect(
      effectsOfTerms([{ term: 'amount-oceanium-2' }, { term: 'amount-marker' }, { term: 'amount-die-1' }]),
    ).toEqual([
      { op: 'gain', n: 2, resources: { oceanium: 2 } },
      { op: 'mission_marker', n: 1 },
      { op: 'die', n: 1 },
    ]);
  });
});

it('a token that was just placed is counted in the senate of the round', () => {
  const view = withToken(position(), 'f1c4', { owner: 0, token: 'amb4', side: 'voting', total: 5 });
  expect(view.floors[1]).toEqual([5, 3, 0]);
  expect(view.wings).toEqual({ left: 3, right: 7 });
});
