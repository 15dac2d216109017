/* How cards are pointed at: one that the question is about is picked, any other is shown enlarged. */

import type { Choosing, Pointed } from '../../lib/choosing.svelte';
import { look } from './ui.svelte';

export interface CardPoint extends Omit<Pointed, 'role' | 'tabindex'> {
  role: 'button';
  'data-piece': string;
  tabindex: 0 | -1;
}

/** Give the attributes of a card. `under`: the bay below takes the click where the card itself is not asked for. */
export function pointCard(choice: Choosing, id: string, label: string, under = false): CardPoint {
  const props = choice.props(`card:${id}`, label),
    live = props['data-state'] !== 'quiet';
  const enlarge = (event: Event) => {
    event.stopPropagation();
    look.cards = [id];
  };
  return {
    ...props,
    role: 'button',
    'data-piece': `card:${id}`,
    tabindex: under && !live ? -1 : 0,
    onclick: (event) => {
      if (live) props.onclick(event);
      else if (!under) enlarge(event);
    },
    onkeydown: (event) => {
      if (live) props.onkeydown(event);
      else if (!under && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        enlarge(event);
      }
    },
  };
}
