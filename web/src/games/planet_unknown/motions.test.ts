import { describe, expect, it } from 'vitest';
import type { Happening } from './events';
import { motions } from './motions';
import { look } from './ui.svelte';

const seen = (facts: Happening) => motions(facts, { me: 0 });

describe('how events of Planet Unknown are seen', () => {
  it('shows a new event large and puts it away', () => {
    const [scene] = seen({ event: 'event_revealed', card: 51, left: 3 });
    if (scene?.kind !== 'scene') throw new Error('no scene');
    scene.begin();
    expect(look.revealed).toBe(51);
    scene.end();
    expect(look.revealed).toBe(null);
  });
  it('tells what was taken away beside its counter', () =>
    expect(seen({ event: 'collected_meteorite_lost', seat: 0 })).toEqual([
      { kind: 'note', at: '[data-collected="meteorite:0"]', text: '−1', tone: 'bad' },
    ]));
});
