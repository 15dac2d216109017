import { describe, expect, it } from 'vitest';
import type { Choosing } from '../../lib/choosing.svelte';
import type { Offer } from '../../lib/wire';
import type { Cell } from './art/land';
import { code } from './art/shapes';
import { codeOf, nameOf, turned } from './board';
import { groupsOf, onSquares } from './choices';
import { climbOf } from './climbing';
import { planetOf, tileOf } from './facts';
import { bringsOf, gainsOf, objection, patchBrings, waysUp } from './preview';
import { answersOf, reach } from './rovers';
import { player } from './sample';
import { change } from './standing';
import type { PlanetUnknown, PlayerView, Track } from './view';

const lay = (id: string, x: number, y: number, rot = 0, flip = false) =>
  turned(tileOf(id), { rot, flip }).map((cell) => ({ ...cell, x: cell.x + x, y: cell.y + y }));
const offer = (text: string, ...at: string[]): Offer => ({ text, at, label: { key: 'any' } });
const table = (event: number | null = null) => ({ events: event ? { card: event } : null }) as unknown as PlanetUnknown;
const rows = (...first: string[]) => [...first, ...Array<string>(12 - first.length).fill('............')];
const tech = (level: number) =>
  [1, 2, 3, 4, 5].map((each) => ({ level: each, key: String(each), accessible: each <= level, used: false }));

describe('what a placement would bring', () => {
  it('is a step for water on ice, and none beside it', () => {
    expect(
      bringsOf(table(), player(), lay('I2-water-rover-p', 3, 1, 3))
        .steps.map((step) => step.terrain)
        .sort(),
    ).toEqual(['rover', 'water']);
    expect(bringsOf(table(), player(), lay('I2-water-rover-p', 3, 1, 1))).toMatchObject({
      idle: ['water'],
      steps: [{ terrain: 'rover' }],
    });
  });
  it('doubles water with the fourth technology', () => {
    const step = bringsOf(table(), player({ techs: tech(4) }), lay('I2-water-rover-p', 3, 1, 3)).steps.find(
      (each) => each.terrain === 'water',
    );
    expect(step!.ways).toEqual([
      [
        ['water', 1],
        ['water', 2],
      ],
    ]);
  });
  it('lets energy become what touches its area', () => {
    const before = player({
      tiles: [
        { tile: 'I2-rover-tech-p', square: 'f1', rot: 0, flip: false },
        { tile: 'I2-energy-water-p', square: 'g2', rot: 3, flip: false },
      ],
      terrain: rows('.....R......', '.....TEW....'),
    });
    expect(bringsOf(table(), before, lay('I2-civ-energy-p', 6, 2, 2)).energy!.map((step) => step.terrain)).toEqual([
      'civ',
      'water',
      'tech',
    ]);
  });
  it('tells what is lost, what comes down and which lines it fills', () => {
    const before = player({ tiles: [], terrain: rows('.....C......'), lifepods: ['g2'], rovers: ['g1'] });
    const brings = bringsOf(table(), before, lay('I2-rover-tech-m', 6, 0));
    expect(brings).toMatchObject({ rock: code(6, 1), pods: [codeOf('g2')], rovers: [codeOf('g1')], medals: 1 });
    expect(brings.rows.map((line) => line.index)).toEqual([0]);
    expect(bringsOf(table(), { ...before, techs: tech(5) }, lay('I2-rover-tech-m', 6, 0)).rock).toBe(null);
  });
  it('follows the winding path of Oasis', () => {
    const oasis = player({ corporation: 'oasis_ultd' });
    expect(
      waysUp(
        { ...oasis, markers: { ...oasis.markers, water: { ...oasis.markers.water, row: 1, up: [['biomass', 2]] } } },
        'water',
        2,
      ),
    ).toEqual([
      [
        ['biomass', 2],
        ['rover', 3],
      ],
    ]);
  });
  it('names the bonuses of the cells', () => {
    expect(
      gainsOf(table(), player(), [
        ['rover', 9],
        ['rover', 10],
      ]),
    ).toEqual({
      bonuses: [{ type: 'move', points: 3 }, { type: 'move', points: 3 }, { type: 'synergy' }],
      cancelled: [],
      medal: null,
    });
    expect(climbOf(player({}, { water: 9 }), 'synergy water')).toEqual({ marker: 'water', cells: [['water', 10]] });
    expect(climbOf(player(), 'station water to biomass 5')!.cells).toEqual([['biomass', 5]]);
    expect(climbOf(player(), 'move f1 f2')).toBe(null);
  });
});

describe('medals that are certain', () => {
  const medals = (who: PlayerView, cells: Cell[], event: number | null = null) =>
    bringsOf(table(event), who, cells).medals;
  const full = (planet: string, ...open: string[]) =>
    player({
      planet,
      lifepods: [],
      terrain: Array.from({ length: 12 }, (_, y) =>
        Array.from({ length: 12 }, (__, x) =>
          open.includes(nameOf(x, y)) || !planetOf(planet).squares.has(code(x, y)) ? '.' : 'b',
        ).join(''),
      ),
    });
  it('go with a city that is covered', () => {
    const gaia = player({ planet: 'gaia', terrain: rows('......C.....') });
    expect(bringsOf(table(), gaia, lay('I2-rover-tech-p', 5, 0))).toMatchObject({
      cities: { n: 1, medals: 2 },
      medals: 1 - 2,
    });
    expect(medals(player({ planet: 'gaia' }), lay('I2-rover-tech-p', 5, 0))).toBe(-2);
  });
  it('come with a complete part of Cerberus', () => {
    const cerberus = full('cerberus', 'h1', 'i1', 'a7', 'a8', 'l9');
    expect(bringsOf(table(), cerberus, lay('I2-rover-tech-p', 7, 0, 3))).toMatchObject({ parts: { n: 1, medals: 2 } });
  });
  it('follow a marker that has only one way', () => {
    const near = player({}, { rover: 7, tech: 5 });
    expect(medals(near, lay('I2-rover-tech-p', 5, 0))).toBe(2);
    expect(medals(near, lay('I2-rover-tech-p', 5, 0), 44)).toBe(0);
  });
  it('fall where climbing lowers the score', () => {
    const jump = player({ corporation: 'jump_drive' }, { tech: 5 });
    jump.markers.tech.medals = 5;
    expect(medals(jump, lay('I2-rover-tech-p', 5, 0))).toBe(-2);
  });
  it('count lines and cards for a patch', () => {
    expect(patchBrings(table(), full('ksb_4156', 'f1', 'b4'), codeOf('f1')).medals).toBe(1 + 3);
    expect(patchBrings(table(), { ...full('ksb_4156', 'f1', 'b4'), cards: [22] }, codeOf('f1')).medals).toBe(1 + 3 + 1);
  });
});

describe('bonuses that the event cancels', () => {
  it('are told apart', () => {
    const cells: [Track, number][] = [
      ['biomass', 1],
      ['biomass', 2],
      ['biomass', 3],
      ['biomass', 4],
    ];
    const { bonuses } = gainsOf(table(), player(), cells),
      of = (event: number, type: string) =>
        gainsOf(table(event), player(), cells).cancelled.filter((bonus) => bonus.type === type).length;
    for (const type of ['patch', 'synergy']) expect(bonuses.some((bonus) => bonus.type === type)).toBe(true);
    expect([of(45, 'patch') > 0, of(45, 'synergy'), of(58, 'patch'), of(58, 'synergy') > 0]).toEqual([
      true,
      0,
      0,
      true,
    ]);
  });
});

describe('why a tile does not fit', () => {
  const why = (who: PlayerView, cells: Cell[], event: number | null = null) => objection(table(event), who, cells).key;
  it('is the first rule that it breaks', () => {
    const begun = player({ terrain: rows('.....C......') });
    expect(why(player(), lay('I2-civ-energy-p', 0, 0))).toBe('illegal-off-planet');
    expect(why(begun, lay('I2-civ-energy-p', 5, 0))).toBe('illegal-covered');
    expect(why(player(), lay('I2-civ-energy-p', 6, 4))).toBe('illegal-first-tile');
    expect(why(player({ planet: 'charybdis' }), lay('I2-civ-energy-p', 5, 0))).toBe('illegal-first-tile-crater');
    expect(why(begun, lay('I2-civ-energy-p', 6, 6))).toBe('illegal-not-adjacent');
    expect(why(begun, lay('I2-civ-energy-p', 6, 0), 39)).toBe('illegal-event');
  });
  it('names the restriction of the planet', () => {
    const on = (planet: string, ...first: string[]) => player({ planet, terrain: rows(...first) }),
      empty = '............';
    expect(why(on('k_273', '.....C......'), lay('I2-civ-energy-p', 5, 1, 3))).toBe('illegal-shores');
    expect(why(on('arashi', empty, empty, empty, empty, '.C..........'), lay('I2-civ-energy-p', 1, 5))).toBe(
      'illegal-ring',
    );
    expect(why(on('tartarus', empty, '.....C......'), lay('I2-civ-energy-p', 5, 2, 3))).toBe('illegal-chasm');
    expect(
      why(on('pajitnov', '.....CC.....', '....C.C.....', '....C.C.....', '.....C......'), lay('I2-civ-energy-p', 5, 1)),
    ).toBe('illegal-slide');
    const persephone = on('persephone', empty, empty, empty, empty, '......C.....');
    expect(objection(table(), persephone, lay('I2-civ-energy-p', 7, 3))).toEqual({
      key: 'illegal-zone',
      terrain: 'energy',
    });
    expect(objection(table(), persephone, lay('I2-rover-tech-p', 7, 3), true)).toEqual({
      key: 'illegal-zone',
      terrain: 'energy',
    });
  });
});

describe('the ways of a rover', () => {
  const choice = {
    offers: [offer('move f1 g1', 'rover:f1', 'square:g1'), offer('move f1 f2', 'rover:f1', 'square:f2')],
  } as unknown as Choosing;
  it('begin with what the server offers and go on as far as the points last', () => {
    const found = reach(table(), player({ rovers: ['f1', 'f3'], movement: 2 }), choice, 'f1');
    expect(found.get('g2')).toEqual(['g1', 'g2']);
    expect(found.has('f3')).toBe(false);
    expect([...found.keys()].sort()).toEqual(['e2', 'f2', 'g1', 'g2']);
    expect(answersOf('f1', found.get('g2')!)).toEqual(['move f1 g1', 'move g1 g2']);
  });
  it('keep off toxic ground and across the chasm', () => {
    expect(
      reach(
        table(),
        player({ planet: 'tartarus', movement: 3 }),
        { offers: [offer('move f2 f3', 'rover:f2', 'square:f3')] } as unknown as Choosing,
        'f2',
      ).has('g3'),
    ).toBe(false);
  });
});

describe('what objectives count', () => {
  it('changes with the tile', () => {
    const begun = player({
      tiles: [{ tile: 'I2-civ-energy-p', square: 'f1', rot: 0, flip: false }],
      terrain: rows('.....C......', '.....E......'),
    });
    expect(change(begun, 1, lay('I2-civ-energy-p', 6, 0))).toBe(1);
    expect(change(begun, 8, lay('I2-civ-energy-p', 6, 0))).toBe(1);
    expect(change(begun, 14, lay('I2-civ-energy-p', 6, 0))).toBe(0);
    expect(change(begun, 23, lay('I2-civ-energy-p', 6, 0))).toBe(1);
    expect(change(begun, 26, lay('I2-civ-energy-p', 6, 0))).toBe(0);
  });
});

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
