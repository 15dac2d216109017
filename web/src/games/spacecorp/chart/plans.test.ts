import { describe, expect, it } from 'vitest';
import { BOARDS, ERAS } from '../facts';
import { BOX } from './chart';
import { PLANS } from './plans';

describe.each(ERAS)('the chart of %s', (era) => {
  const plan = PLANS[era],
    board = BOARDS[era];
  it('has a place for every site and a number for every border', () => {
    expect(Object.keys(plan.places).sort()).toEqual(board.sites.map((site) => site.id).sort());
    expect(plan.borders.map((border) => border.cost)).toEqual(board.borders.map((border) => border.cost));
    for (const border of plan.borders) expect(border.at).toBeDefined();
    for (const site of board.sites) expect(plan.places[site.id]!.boxes).toHaveLength(site.boxes.length);
  });
  it('keeps everything inside, and no tile on another', () => {
    const boxes = Object.values(plan.places).flatMap((place) => place.boxes);
    for (const [x, y] of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + BOX).toBeLessThanOrEqual(plan.w);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + BOX).toBeLessThanOrEqual(plan.h);
    }
    boxes.forEach(([ax, ay], i) =>
      boxes.slice(i + 1).forEach(([bx, by]) => expect(Math.abs(ax - bx) >= BOX || Math.abs(ay - by) >= BOX).toBe(true)),
    );
  });
  it('lets no place cover the first team of another', () => {
    const places = Object.values(plan.places);
    for (const a of places)
      for (const b of places)
        if (a !== b && b.look.kind !== 'rim')
          expect(Math.hypot(a.teams[0] - b.at[0], a.teams[1] - b.at[1])).toBeGreaterThan(
            b.look.kind === 'beyond' ? 30 : 22,
          );
  });
  it('leaves the tiles free of numbers', () => {
    for (const {
      at: [x, y],
    } of plan.borders)
      for (const [bx, by] of Object.values(plan.places).flatMap((place) => place.boxes))
        expect(x > bx && x < bx + BOX && y > by && y < by + BOX).toBe(false);
  });
});
