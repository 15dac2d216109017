import { describe, expect, it } from 'vitest';
import { exact, leading, narrow, open, press, ready, search, type Pick } from './choice';
import type { Offer } from './wire';

const offer = (text: string, ...at: string[]): Offer => ({ text, label: { key: text }, at });
const picks = (...ids: string[]): Pick[] => ids.map((id) => ({ id }));
const texts = (offers: Offer[]) => offers.map((each) => each.text);

const SOLAR = offer('dock 4 solar', 'ship:4', 'facility:solar');
const YARD = offer('dock 4 4 yard', 'ship:4', 'ship:4', 'facility:yard');
const COLONY = offer('dock 4 4 4 constructor', 'ship:4', 'ship:4', 'ship:4', 'facility:constructor');
const WARP1 = offer('use warper 4', 'card:warper', 'ship:4');
const WARP2 = offer('use warper 4 4', 'card:warper', 'ship:4', 'ship:4');
const DOWN_UP = offer('use gravity 2 5', 'card:gravity', 'ship:2', 'ship:5');
const UP_DOWN = offer('use gravity 5 2', 'card:gravity', 'ship:5', 'ship:2');
const END = offer('end turn', 'button:end');
const ALL = [SOLAR, YARD, COLONY, WARP1, WARP2, DOWN_UP, UP_DOWN, END];

describe('picking narrows as a multiset', () => {
  it('leaves every action when nothing is picked', () => expect(narrow(ALL, [])).toBe(ALL));
  it('asks for two of an element only from actions that touch it twice', () => {
    expect(texts(narrow(ALL, picks('ship:4', 'ship:4')))).toEqual([
      'dock 4 4 yard',
      'dock 4 4 4 constructor',
      'use warper 4 4',
    ]);
  });
  it('tells how many more of an element can be picked', () => {
    expect(open(ALL, []).get('ship:4')).toBe(3);
    expect(open(ALL, picks('ship:4', 'ship:4')).get('ship:4')).toBe(1);
    expect(open(ALL, picks('facility:yard', 'ship:4', 'ship:4')).has('ship:4')).toBe(false);
  });
  it('does not care in which order elements are picked', () => {
    expect(texts(narrow(ALL, picks('facility:yard', 'ship:4')))).toEqual(['dock 4 4 yard']);
  });
});

describe('what comes next', () => {
  it('is what the actions name first', () =>
    expect([...leading(ALL, [])]).toEqual(['ship:4', 'card:warper', 'card:gravity', 'button:end']));
  it('goes on from the picks', () =>
    expect([...leading(ALL, picks('ship:4'))]).toEqual([
      'facility:solar',
      'ship:4',
      'facility:yard',
      'facility:constructor',
      'card:warper',
    ]));
  it('is the first thing still missing when one began at the end', () =>
    expect([...leading(ALL, picks('facility:yard'))]).toEqual(['ship:4']));
  it('counts equal things', () =>
    expect([...leading(ALL, picks('ship:4', 'ship:4'))]).toEqual([
      'facility:yard',
      'ship:4',
      'facility:constructor',
      'card:warper',
    ]));
});

describe('what can be confirmed', () => {
  it('is the only action left, even before every element was picked', () => {
    expect(ready(ALL, picks('facility:yard'))).toEqual({ offers: [YARD], more: false });
  });
  it('is nothing while several actions need more', () =>
    expect(ready(ALL, picks('ship:4', 'ship:4')).offers).toEqual([]));
  it('is the exact action, while longer ones stay open', () => {
    expect(ready(ALL, picks('card:warper', 'ship:4'))).toEqual({ offers: [WARP1], more: true });
    expect(open(ALL, picks('card:warper', 'ship:4')).get('ship:4')).toBe(1);
  });
  it('follows the order of the picks between actions on the same elements', () => {
    expect(ready(ALL, picks('card:gravity', 'ship:5', 'ship:2'))).toEqual({ offers: [UP_DOWN], more: true });
    expect(texts(exact(ALL, picks('card:gravity', 'ship:2', 'ship:5')))).toEqual([
      'use gravity 2 5',
      'use gravity 5 2',
    ]);
  });
  it('is every action on the same elements when the order does not tell', () => {
    expect(texts(ready(ALL, picks('ship:2', 'ship:5', 'card:gravity')).offers)).toEqual([
      'use gravity 2 5',
      'use gravity 5 2',
    ]);
  });
  it('is the one legal action when there is only one', () => expect(ready([END], []).offers).toEqual([END]));
});

describe('pressing an element', () => {
  it('picks it', () => expect(press(ALL, [], 'ship:4')).toEqual(picks('ship:4')));
  it('picks an equal piece as one more of the same', () => {
    const one = press(ALL, [], 'ship:4', 'die 0');
    expect(press(ALL, one, 'ship:4', 'die 2')).toEqual([
      { id: 'ship:4', piece: 'die 0' },
      { id: 'ship:4', piece: 'die 2' },
    ]);
  });
  it('takes back the very piece that was picked', () => {
    const two = press(ALL, press(ALL, [], 'ship:4', 'die 0'), 'ship:4', 'die 2');
    expect(press(ALL, two, 'ship:4', 'die 0')).toEqual([{ id: 'ship:4', piece: 'die 2' }]);
  });
  it('takes back an element that cannot be picked once more', () =>
    expect(press(ALL, picks('facility:yard'), 'facility:yard')).toEqual([]));
  it('begins anew with an element that does not fit the picks', () =>
    expect(press(ALL, picks('facility:solar'), 'facility:yard')).toEqual(picks('facility:yard')));
  it('ignores what no action touches', () =>
    expect(press(ALL, picks('ship:4'), 'facility:moon')).toEqual(picks('ship:4')));
});

describe('finding an action by typing', () => {
  const label = (each: Offer) => each.text;
  it('keeps what contains every word', () =>
    expect(texts(search(ALL, 'gra 5', label))).toEqual(['use gravity 2 5', 'use gravity 5 2']));
  it('puts matches at the start of words first', () =>
    expect(texts(search([offer('xend'), END], 'end', label))).toEqual(['end turn', 'xend']));
  it('keeps all when nothing is typed', () => expect(search(ALL, '  ', label)).toBe(ALL));
});
