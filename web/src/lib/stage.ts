/* Makes a new position arrive in motion: pieces fly from where they were, dice tumble, tokens travel, notes rise.
   One thing at a time, skippable, at the player's pace; with reduced motion positions simply fade over. */

import { tick } from 'svelte';
import { landing } from './landing.svelte';
import { piece, type Motion, type Tone } from './motion';
import { settings } from './settings.svelte';
import { sounds } from './sounds';

type Tokens = Extract<Motion, { kind: 'tokens' }>;

const EASE = 'cubic-bezier(.3, .7, .3, 1)';
const colourOf = (tone: Tone): string => (tone.startsWith('var(') ? tone : `var(--${tone})`);

const visible = (node: Element | null): DOMRect | null => {
  const box = node?.getBoundingClientRect();
  return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? box : null;
};

/* What happens at the same time, one by one. */
const parts = (motion: Motion): Motion[] => (motion.kind === 'together' ? motion.motions.flatMap(parts) : [motion]);

function keysOf(node: Element): string[] {
  return (node.getAttribute('data-piece') ?? '').split(' ').filter(Boolean);
}

export class Stage {
  #layer: HTMLElement | null = null;
  readonly #running = new Set<Animation>();
  #skipped = false;
  #rising: Promise<void>[] = [];
  #acting = false;

  /** Tell whether something is still moving. */
  get acting(): boolean {
    return this.#acting;
  }

  /** Finish at once what is moving now. */
  skip(): void {
    if (!this.#acting) return;
    this.#skipped = true;
    for (const animation of this.#running) animation.finish();
  }

  /** Show a new position with its motions; faster where others wait already. */
  async perform(show: () => void, motions: Motion[], hurry = false): Promise<void> {
    const pace = settings.moves && !document.hidden ? settings.pace * (hurry ? 0.5 : 1) : 0;
    if (!pace) {
      show();
      await tick();
      return;
    }
    this.#skipped = false;
    this.#acting = true;
    const before = this.#places();
    for (const motion of motions.flatMap(parts)) if (motion.kind === 'tokens') landing.add(motion.to);
    show();
    await tick();
    const hidden = new Set<HTMLElement | SVGElement>();
    try {
      const claimed = new Set(
        motions
          .flatMap(parts)
          .flatMap((motion) => ('pieces' in motion ? motion.pieces : 'piece' in motion ? [motion.piece] : [])),
      );
      const rest = this.#moved(before).filter((key) => !claimed.has(key));
      for (const motion of motions.flatMap(parts)) {
        if (motion.kind === 'fly') this.#hide(motion.pieces, before, hidden, motion.from !== undefined);
        if (motion.kind === 'land') this.#conceal(this.#dome(motion.piece), hidden);
      }
      /* What only makes room moves along with the first thing that happens. */
      this.#hide(rest, before, hidden, false);
      const aside = Promise.all(rest.map((key) => this.#fly(key, before.get(key) ?? null, pace, hidden, 0)));
      for (const motion of motions) {
        if (this.#skipped) break;
        await this.#do(motion, before, pace, hidden);
        for (const part of parts(motion)) if (part.kind === 'tokens') landing.delete(part.to);
      }
      await Promise.all([aside, ...this.#rising]);
    } finally {
      for (const motion of motions.flatMap(parts)) if (motion.kind === 'scene') motion.end();
      landing.clear();
      for (const node of hidden) node.style.opacity = '';
      this.#layer?.replaceChildren();
      this.#running.clear();
      this.#rising = [];
      this.#acting = false;
    }
  }

  #places(): Map<string, DOMRect> {
    const places = new Map<string, DOMRect>();
    for (const node of document.querySelectorAll('[data-piece]:not([data-still])')) {
      const box = visible(node);
      if (box) for (const key of keysOf(node)) places.set(key, box);
    }
    return places;
  }

  #moved(before: Map<string, DOMRect>): string[] {
    const moved: string[] = [];
    for (const [key, now] of this.#places()) {
      const was = before.get(key);
      if (
        was &&
        Math.hypot(was.x + was.width / 2 - now.x - now.width / 2, was.y + was.height / 2 - now.y - now.height / 2) > 40
      )
        moved.push(key);
    }
    return moved;
  }

  #hide(
    pieces: string[],
    before: Map<string, DOMRect>,
    hidden: Set<HTMLElement | SVGElement>,
    entering: boolean,
  ): void {
    for (const key of pieces) {
      const node = document.querySelector<SVGElement>(piece(key));
      if (node && keysOf(node).length === 1 && (before.has(key) || entering)) this.#conceal(node, hidden);
    }
  }

  #conceal(node: SVGElement | null, hidden: Set<HTMLElement | SVGElement>): void {
    if (!node) return;
    node.style.opacity = '0';
    hidden.add(node);
  }

  #dome(key: string): SVGElement | null {
    const owner = document.querySelector<SVGElement>(piece(key));
    return owner?.querySelector<SVGElement>('[data-dome]') ?? owner;
  }

  async #do(
    motion: Motion,
    before: Map<string, DOMRect>,
    pace: number,
    hidden: Set<HTMLElement | SVGElement>,
  ): Promise<void> {
    switch (motion.kind) {
      case 'together':
        await Promise.all(motion.motions.map((each) => this.#do(each, before, pace, hidden)));
        return;
      case 'fly':
        sounds.play('dock');
        await Promise.all(
          motion.pieces.map((key, i) =>
            this.#fly(key, before.get(key) ?? this.#spot(motion.from), pace, hidden, i * 60 * pace),
          ),
        );
        return;
      case 'land':
        sounds.play('land');
        await this.#land(motion.piece, this.#spot(motion.from), pace);
        return;
      case 'tumble':
        sounds.play('roll');
        await this.#tumble(motion.pieces, pace);
        return;
      case 'tokens':
        sounds.play('token');
        await this.#tokens(motion, this.#spot(motion.from), this.#spot(motion.to), pace);
        return;
      case 'note':
        this.#rising.push(this.#note(motion.at, motion.text, motion.tone, pace));
        return;
      case 'pulse':
        await this.#pulse(motion.at, motion.tone, pace);
        return;
      case 'scene':
        motion.begin();
        await this.#run(this.#above(), [{ opacity: 1 }, { opacity: 1 }], { duration: motion.lasts * pace });
        return;
    }
  }

  #spot(anchor: string | undefined): DOMRect | null {
    return anchor ? visible(document.querySelector(anchor)) : null;
  }

  #above(): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement('div');
      this.#layer.className = 'stage';
      this.#layer.setAttribute('aria-hidden', 'true');
      this.#layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:40;overflow:hidden';
      document.body.append(this.#layer);
    }
    return this.#layer;
  }

  async #run(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const animation = node.animate(frames, { easing: EASE, fill: 'both', ...options });
    this.#running.add(animation);
    if (this.#skipped) animation.finish();
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  /* A copy of the piece travels above everything, along a soft arc. */
  async #fly(
    key: string,
    from: DOMRect | null,
    pace: number,
    hidden: Set<HTMLElement | SVGElement>,
    delay: number,
  ): Promise<void> {
    const node = document.querySelector<SVGElement>(piece(key)),
      to = visible(node);
    if (node && to && from) {
      const copy = this.#copy(node, to),
        dx = from.x + from.width / 2 - to.x - to.width / 2,
        dy = from.y + from.height / 2 - to.y - to.height / 2;
      const lift = Math.min(90, Math.hypot(dx, dy) * 0.22),
        scale = Math.min(2, Math.max(0.5, from.height / to.height));
      await this.#run(
        copy,
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
          {
            transform: `translate(${dx * 0.45}px, ${dy * 0.45 - lift}px) scale(${(1 + scale) / 2 + 0.12})`,
            offset: 0.5,
          },
          { transform: 'translate(0, 0) scale(1)' },
        ],
        { duration: 420 * pace, delay },
      );
      copy.remove();
    }
    if (node) {
      node.style.opacity = '';
      hidden.delete(node);
    }
  }

  #copy(node: Element, box: DOMRect): HTMLElement {
    const holder = document.createElement('div');
    holder.style.cssText = `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;filter:drop-shadow(0 6px 10px var(--umbra))`;
    const clone = node.cloneNode(true) as HTMLElement | SVGElement;
    for (const each of [clone, ...clone.querySelectorAll('[data-piece], [data-at]')]) {
      each.removeAttribute('data-piece');
      each.removeAttribute('data-at');
    }
    clone.style.opacity = '1';
    if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
      const { x, y, width, height } = node.getBBox(),
        svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      clone.removeAttribute('transform');
      clone.style.transform = '';
      svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      svg.style.cssText = 'width:100%;height:100%;overflow:visible';
      svg.append(clone);
      holder.append(svg);
    } else {
      clone.style.width = '100%';
      clone.style.height = '100%';
      holder.append(clone);
    }
    this.#above().append(holder);
    return holder;
  }

  /* The newest dome of an owner comes down, and the ground answers with a ring. */
  async #land(key: string, from: DOMRect | null, pace: number): Promise<void> {
    const dome = this.#dome(key),
      to = visible(dome);
    if (!dome || !to) return;
    const copy = this.#copy(dome, to);
    const dx = from ? from.x + from.width / 2 - to.x - to.width / 2 : 0,
      dy = from ? from.y - to.y : -160;
    await this.#run(
      copy,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(.6)`, opacity: 0.2 },
        { transform: `translate(${dx * 0.3}px, ${Math.min(dy, 0) * 0.4 - 90}px) scale(1.5)`, opacity: 1, offset: 0.55 },
        { transform: 'translate(0, 0) scale(1)' },
      ],
      { duration: 700 * pace },
    );
    dome.style.opacity = '';
    copy.remove();
    this.#rising.push(this.#ring(to, 'var(--act)', pace));
  }

  async #ring(box: DOMRect, colour: string, pace: number): Promise<void> {
    const ring = document.createElement('div'),
      size = Math.max(28, Math.min(90, Math.max(box.width, box.height)));
    ring.style.cssText = `position:absolute;left:${box.x + box.width / 2 - size / 2}px;top:${box.y + box.height / 2 - size / 2}px;width:${size}px;height:${size}px;border-radius:50%;border:2px solid ${colour}`;
    this.#above().append(ring);
    await this.#run(
      ring,
      [
        { transform: 'scale(.5)', opacity: 1 },
        { transform: 'scale(1.9)', opacity: 0 },
      ],
      { duration: 500 * pace },
    );
    ring.remove();
  }

  async #tumble(pieces: string[], pace: number): Promise<void> {
    await Promise.all(
      pieces.map(async (key, i) => {
        const node = document.querySelector(piece(key)),
          body = node?.querySelector('.die') ?? node;
        if (!body) return;
        const svg = body as SVGElement;
        svg.style.transformBox = 'fill-box';
        svg.style.transformOrigin = 'center';
        const turn = i % 2 ? -1 : 1;
        await this.#run(
          svg,
          [
            { transform: `translateY(-40px) rotate(${-540 * turn}deg) scale(.7)`, opacity: 0.3 },
            { transform: `translateY(6px) rotate(${-120 * turn}deg) scale(1.08)`, opacity: 1, offset: 0.6 },
            { transform: `translateY(-7px) rotate(${-20 * turn}deg) scale(1)`, offset: 0.8 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 600 * pace, delay: i * 50 * pace, fill: 'backwards' },
        );
      }),
    );
  }

  async #tokens({ what, tone, n }: Tokens, from: DOMRect | null, to: DOMRect | null, pace: number): Promise<void> {
    if (!to) return;
    const art = document.querySelector(`svg.${what}`),
      start = from ?? new DOMRect(to.x, to.y - 80, to.width, to.height);
    await Promise.all(
      Array.from({ length: Math.min(n, 6) }, async (_, i) => {
        const token = document.createElement('div');
        token.style.cssText = `position:absolute;left:${to.x}px;top:${to.y}px;width:22px;height:22px;color:${colourOf(tone)}`;
        if (art) {
          const copy = art.cloneNode(true) as SVGElement;
          copy.style.cssText = 'width:100%;height:100%';
          token.append(copy);
        }
        this.#above().append(token);
        const dx = start.x + start.width / 2 - to.x - 11 + (i - n / 2) * 10,
          dy = start.y + start.height / 2 - to.y - 11;
        await this.#run(
          token,
          [
            { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0 },
            { transform: `translate(${dx}px, ${dy - 14}px) scale(1.2)`, opacity: 1, offset: 0.25 },
            { transform: 'translate(0, 0) scale(.8)', opacity: 0.9 },
          ],
          { duration: 480 * pace, delay: i * 70 * pace },
        );
        token.remove();
      }),
    );
    this.#rising.push(this.#note(null, `+${n}`, tone, pace, to));
  }

  async #note(
    anchor: string | null,
    text: string,
    tone: Tone,
    pace: number,
    place: DOMRect | null = this.#spot(anchor ?? undefined),
  ): Promise<void> {
    if (!place) return;
    const note = document.createElement('div');
    note.textContent = text;
    note.style.cssText = `position:absolute;left:${place.x + place.width / 2 - 20}px;top:${place.y - 14}px;width:40px;text-align:center;font:700 20px/1 var(--display);color:${colourOf(tone)};text-shadow:0 1px 4px var(--void)`;
    this.#above().append(note);
    await this.#run(
      note,
      [
        { transform: 'translateY(10px)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.3 },
        { transform: 'translateY(-18px)', opacity: 0 },
      ],
      { duration: 600 * pace },
    );
    note.remove();
  }

  async #pulse(anchor: string, tone: Tone, pace: number): Promise<void> {
    const box = this.#spot(anchor);
    if (box) await this.#ring(box, colourOf(tone), pace);
  }
}
