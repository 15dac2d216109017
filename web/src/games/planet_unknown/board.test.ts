import { describe, expect, it } from 'vitest';
import { code, links, outline } from './art/shapes';
import { codeOf, coveredOf, cratersOf, linesOf, nameAt, poseName, samePose, squaresOf, turned } from './board';
import { chipsOf, namesOf } from './chips';
import { CORPORATIONS, PLANETS, planetOf, TILES, tileOf } from './facts';
import { player } from './sample';

describe('squares and poses', () => {
  it('are called as the server calls them', () => {
    expect(nameAt(code(5, 0))).toBe('f1');
    expect(codeOf('l12')).toBe(code(11, 11));
    expect(poseName({ rot: 3, flip: true })).toBe('r3f');
  });
  it('turn clockwise, mirrored first', () => {
    const tile = tileOf('I2-civ-energy-p'),
      [a, b] = tile.cells;
    expect([a, b].map((cell) => `${cell!.x}${cell!.y}`)).toEqual(['00', '01']);
    expect(turned(tile, { rot: 1, flip: false }).map((cell) => `${cell.x}${cell.y}`)).toEqual(['10', '00']);
  });
  it('find the pose as the server names it', () => {
    expect(samePose(tileOf('I2-civ-energy-p'), { rot: 2, flip: true })).toEqual({ rot: 2, flip: false });
    expect(samePose(tileOf('F5-civ-energy-p'), { rot: 1, flip: true })).toEqual({ rot: 1, flip: true });
  });
});

describe('a planet', () => {
  const laid = player({
    tiles: [{ tile: 'I2-rover-tech-m', square: 'f1', rot: 0, flip: false }],
    terrain: ['.....R......', '.....t......', ...Array<string>(10).fill('............')],
    patches: [],
    meteorites: ['f2'],
    filled: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
    blocked: [1, 17],
  });
  it('names its lines where no medal stands', () => {
    for (const id of PLANETS.keys()) {
      const chips = chipsOf(linesOf(player({ planet: id }))),
        names = namesOf(chips);
      expect(names.length).toBeGreaterThan(id === 'ksb_4156' ? 23 : 14);
      for (const name of names)
        for (const chip of chips) expect(Math.hypot(name.x - chip.x, name.y - chip.y)).toBeGreaterThan(0.5);
    }
  });
  it('knows what covers it', () => {
    expect(coveredOf(laid).get(code(5, 0))).toEqual({ terrain: 'rover', tile: 1, station: true });
    expect(cratersOf(laid)).toEqual([]);
    expect(cratersOf({ ...laid, meteorites: [] })).toEqual([code(5, 1)]);
  });
  it('shows its rows and columns as the server counts them', () => {
    expect(linesOf(laid).rows[0]).toMatchObject({ total: 2, covered: 1, blocked: false, medal: 1, done: false });
    expect(linesOf(laid).columns[5]).toMatchObject({ covered: 2, blocked: true });
    expect(linesOf({ ...laid, rows: [0] }).rows[0]!.done).toBe(true);
    expect(linesOf(laid, { 'row:1': [2, false, true] }).rows[0]).toMatchObject({ covered: 2, done: true });
    expect(squaresOf(planetOf('ksb_4156'), 'row:1')).toEqual([code(5, 0), code(6, 0)]);
    expect(squaresOf(planetOf('ksb_4156'), 'column:a').map(nameAt)).toEqual(['a6', 'a7']);
  });
  it('gives every medal a place of its own', () => {
    for (const planet of PLANETS.keys()) {
      const chips = chipsOf(linesOf(player({ planet }))),
        near = chips.flatMap((a, i) =>
          chips
            .slice(i + 1)
            .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 0.7)
            .map((b) => `${a.id} ${b.id}`),
        );
      expect(chips.length, planet).toBe(24);
      expect(near, planet).toEqual([]);
    }
  });
});

describe('the data', () => {
  it('is all there', () => {
    expect([PLANETS.size, CORPORATIONS.size, TILES.size]).toEqual([13, 9, 144]);
    expect(planetOf('ksb_4156').round).toBe(true);
    expect([...PLANETS.values()].filter((planet) => !planet.round).map((planet) => planet.id)).toEqual([
      'cerberus',
      'lacuna',
      'oblivion',
    ]);
  });
});

describe('land', () => {
  it('melts squares into one outline', () => {
    expect(outline(new Set([code(0, 0), code(1, 0)]), 10).match(/M/g)).toHaveLength(1);
    expect(outline(new Set([code(0, 0), code(3, 0)]), 10).match(/M/g)).toHaveLength(2);
  });
  it('keeps its roads when it grows', () => {
    const small = new Set([code(0, 0), code(1, 0), code(2, 0)]);
    const before = links(small),
      after = links(new Set([...small, code(2, 1)]));
    for (const link of before) expect(after).toContainEqual(link);
  });
});
