/* Pointing at one of my two stacks: a tile that can be placed goes to the hand, to be tried on the planet; for
   everything else a stack is an element like any other. */

import type { BoardProps } from '../module';
import { pick } from './hand.svelte';
import { look } from './ui.svelte';
import type { PlanetUnknown, Ring, Stack } from './view';
import { pu } from './words';

let fresh = false;

/** Tell whether the tiles of the depot can be tried before one is taken. */
export function trying({ view, choice }: BoardProps<PlanetUnknown>): boolean {
  return (
    choice.ask !== null &&
    !!view.players[choice.ask.seat]?.places &&
    choice.offers.some((offer) => offer.text.startsWith('take '))
  );
}

/** Give the attributes of a stack. */
export function stackProps(ring: Ring, props: BoardProps<PlanetUnknown>, stack: Stack): object {
  const { choice } = props,
    id = `stack:${ring}`,
    label = pu('board-stack', { ring: pu(`ring-${ring}`), shape: pu(`shape-${stack.shape}`) });
  if (!trying(props)) return choice.props(id, label);
  if (!choice.offers.some((offer) => offer.text === `take ${ring}`))
    return { 'data-at': id, 'data-state': 'quiet', role: 'group', 'aria-label': label };
  const held = look.ring === ring;
  return {
    'data-at': id,
    'data-state': held ? 'picked' : choice.looking?.text === `take ${ring}` ? 'settled' : 'legal',
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': held,
    onpointerdown: (event: PointerEvent) => {
      if (event.button || !event.isPrimary) return;
      const touch = event.pointerType !== 'mouse';
      /* A finger may yet tap. */
      fresh = !touch && look.ring !== ring;
      if (fresh) pick(ring);
      look.carry = { id: event.pointerId, ring, touch, far: false, x: event.clientX, y: event.clientY };
    },
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (fresh) fresh = false;
      else pick(ring);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        pick(ring);
      }
    },
  };
}
