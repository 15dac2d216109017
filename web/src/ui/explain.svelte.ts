/* Hover, focus or a long touch explains any piece: its name and what it does. One bubble for the whole page. */

import type { Attachment } from 'svelte/attachments';

export interface Explained { title: string; lines?: string[] }

class Explaining {
  shown = $state.raw<{ what: Explained; box: DOMRect; touch: boolean } | null>(null);
  #timer = 0;

  /** Show what an element is, after a moment. */
  show(node: Element, what: Explained, wait: number, touch = false): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => { this.shown = { what, box: node.getBoundingClientRect(), touch }; }, wait);
  }

  /** Hide the bubble. */
  hide(): void {
    clearTimeout(this.#timer);
    /* An element that is taken from the page loses the focus in the middle of drawing, when nothing may change. */
    queueMicrotask(() => { this.shown = null; });
  }
}

export const explaining = new Explaining();

/** Let an element explain itself. */
export function explain(what: () => Explained | null): Attachment<Element> {
  return node => {
    const on = (wait: number, touch = false) => { const told = what(); if (told) explaining.show(node, told, wait, touch); };
    const enter = (event: Event) => { if ((event as PointerEvent).pointerType === 'mouse') on(350); };
    const down = (event: Event) => { if ((event as PointerEvent).pointerType !== 'mouse') on(450, true); };
    const focus = () => { if (node.matches(':focus-visible')) on(200); };
    const hide = () => explaining.hide();
    const pairs: [string, (event: Event) => void][] = [
      ['pointerenter', enter], ['pointerdown', down], ['pointerleave', hide], ['pointercancel', hide], ['focus', focus], ['blur', hide], ['click', hide],
    ];
    for (const [name, heard] of pairs) node.addEventListener(name, heard);
    return () => { for (const [name, heard] of pairs) node.removeEventListener(name, heard); hide(); };
  };
}
