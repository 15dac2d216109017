import { expect, it } from 'vitest';
import { cellPlace, columnAngle, minePlaces, moonPlace, SMALL, trackSteps, WIDE } from './layout';

for (const fan of [WIDE, SMALL]) {
  it(`${fan.compact ? 'the small' : 'the wide'} senate keeps all eighteen seats inside and apart`, () => {
    const places = [1, 2, 3].flatMap((floor) => [1, 2, 3, 4, 5, 6].map((column) => cellPlace(fan, floor, column)));
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(fan.w - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(fan.h);
    }
    for (const a of places)
      for (const b of places) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
  });

  it(`${fan.compact ? 'the small' : 'the wide'} senate mirrors its wings`, () => {
    for (const column of [1, 2, 3]) expect(columnAngle(fan, column)).toBeCloseTo(-columnAngle(fan, 7 - column));
    expect(trackSteps(fan, 1, 8)).toHaveLength(8);
  });
}

it('lays the mine out by its depth, forks above each other', () => {
  const at = minePlaces([
    { id: 'n0', influence: 0 },
    { id: 'a', influence: 1 },
    { id: 'b', influence: 1 },
    { id: 'n2', influence: 2 },
  ]);
  expect(at['a']![0]).toBe(at['b']![0]);
  expect(at['a']![1]).not.toBe(at['b']![1]);
  expect(at['n0']![0]).toBeLessThan(at['a']![0]);
  expect(at['n2']![0]).toBeGreaterThan(at['a']![0]);
});

it('puts the last position of 6Moon on the planet itself', () => {
  expect(moonPlace(7, 7)).toEqual([93, 140]);
  expect(moonPlace(0, 7)[0]).toBeLessThan(moonPlace(6, 7)[0]);
});
