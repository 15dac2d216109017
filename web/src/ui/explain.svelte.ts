/* Hover, focus or a long touch explains any piece: its name and what it does. One bubble for the whole page. */

import { listen } from '../lib/listen';
import type { Attachment } from 'svelte/attachments';

export interface Explained {
  title: string;
  lines?: string[];
}

class Explaining {
  /** What is explained now. It is asked again whenever what it tells of changes. */
  shown = $state.raw<{ node: Element; what: () => Explained | null; box: DOMRect; touch: boolean } | null>(null);
  #timer = 0;
  #mouse = { x: -1, y: -1 };
  #acted = false;

  /** Show what an element is, after a moment. */
  show(node: Element, what: () => Explained | null, wait: number, touch = false): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (node.isConnected) this.shown = { node, what, box: node.getBoundingClientRect(), touch };
    }, wait);
  }

  /** Hide the bubble. */
  hide(): void {
    clearTimeout(this.#timer);
    /* An element that is taken from the page loses the focus in the middle of drawing, when nothing may change. */
    queueMicrotask(() => {
      this.shown = null;
    });
  }

  /** Note an answer by click or key: what is pointed at may change. */
  act(): void {
    this.#acted = true;
    this.hide();
  }

  /** Keep where the mouse is. */
  follow({ clientX: x, clientY: y }: PointerEvent): void {
    if (x !== this.#mouse.x || y !== this.#mouse.y) this.#acted = false;
    this.#mouse = { x, y };
  }

  /** Tell whether the mouse rests where it was when an answer was given: what comes under it was not pointed at. */
  rests({ clientX, clientY }: PointerEvent): boolean {
    return this.#acted && clientX === this.#mouse.x && clientY === this.#mouse.y;
  }
}

export const explaining = new Explaining();

/** Let an element explain itself. */
export function explain(what: () => Explained | null): Attachment {
  return (node) => {
    let waiting = false;
    const on = (wait: number, touch = false) => {
      if (what()) explaining.show(node, what, wait, touch);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      waiting = explaining.rests(event as PointerEvent);
      if (!waiting) on(350);
    };
    const move = (event: Event) => {
      if (waiting && !explaining.rests(event as PointerEvent)) {
        waiting = false;
        on(350);
      }
    };
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') on(450, true);
    };
    const focus = () => {
      if (node.matches(':focus-visible')) on(200);
    };
    const hide = () => explaining.hide();
    const deaf = listen(node, {
      pointerenter: enter,
      pointermove: move,
      pointerdown: down,
      pointerleave: hide,
      pointercancel: hide,
      focus,
      blur: hide,
      click: hide,
    });
    return () => {
      deaf();
      hide();
    };
  };
}
