import { describe, expect, it } from 'vitest';
import { motions } from './motions';
import { look } from './ui.svelte';

const seen = (event: string, facts = {}) => motions({ event, seat: 0, ...facts }, { me: 0 });

describe('how events of Planet Unknown are seen', () => {
  it('shows a new event large and puts it away', () => {
    const [scene] = seen('event_revealed', { card: 51 });
    if (scene?.kind !== 'scene') throw new Error('no scene');
    scene.begin();
    expect(look.revealed).toBe(51);
    scene.end();
    expect(look.revealed).toBe(null);
  });
  it('tells what was taken away beside its counter', () =>
    expect(seen('collected_meteorite_lost')).toEqual([
      { kind: 'note', at: '[data-collected="meteorite:0"]', text: '−1', tone: 'bad' },
    ]));
});
