import { describe, expect, it, vi } from 'vitest';
import type { Face, PlayerView } from './view';

/* The texts of the page need a browser; sums do not. */
vi.mock('./words', () => ({}));
const { bonuses, lent } = await import('./pay');

const face = (value: number, more: Partial<Face> = {}): Face => ({
  value,
  multiplies: false,
  shielded: false,
  other: null,
  ...more,
});
const player = (boxes: PlayerView['boxes'], progress: string[] = []) => ({ boxes, progress }) as PlayerView;

describe('the Infra of a headquarters', () => {
  it('adds up, box by box', () => {
    expect(lent(player([{ research: face(2) }, { move: face(3) }, { move: face(2) }, {}]), 'move', false)).toBe(5);
    expect(lent(player([{}, { move: face(6) }, { move: face(2, { multiplies: true }) }, {}]), 'move', false)).toBe(12);
    expect(lent(player([{}, { move: face(2, { multiplies: true }) }, {}, {}]), 'move', false)).toBe(2);
    expect(lent(undefined, 'move', false)).toBe(0);
  });
  it('loses as little as it must under a shield', () => {
    const boxes = [{}, { move: face(4, { other: 2 }) }, { move: face(5, { other: 4 }) }, {}];
    expect(lent(player(boxes), 'move', true)).toBe(8);
    expect(
      lent(player([{}, { build: face(2, { shielded: true }) }, { build: face(2, { other: 1 }) }, {}]), 'build', true),
    ).toBe(4);
  });
});

describe('progress cards', () => {
  it('help the actions that they name', () => {
    expect(bonuses(player([], ['torpor', 'probe_network', 'warp_metric']), 'move')).toEqual([
      { id: 'torpor', text: '+2' },
      { id: 'warp_metric', text: '×2' },
    ]);
    expect(bonuses(player([], ['torpor']), 'build')).toEqual([]);
  });
});
