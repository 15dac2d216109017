/* What the server says about the present question. Each topic is asked once, when something on the page needs it, and
   kept as long as the question stays. */

import type { Failed, Inspected } from './wire';

/* How long to wait, in ms, before a topic is asked again that could not be answered just now. */
const AGAIN = 1000;

export class Inspections {
  #found = $state.raw(new Map<string, unknown>());
  /* The topics that were asked about, each under the id of its message. */
  readonly #asked = new Map<string, string>();
  #sent = 0;
  readonly #ask: (id: string, topic: string) => boolean;

  /** `ask` sends a message, and says whether it could. */
  constructor(ask: (id: string, topic: string) => boolean) {
    this.#ask = ask;
  }

  /** Give what the server says about a topic; null while it is not known yet. */
  get<Found>(topic: string): Found | null {
    const found = this.#found.get(topic);
    if (found === undefined && ![...this.#asked.values()].includes(topic)) {
      const id = `inspect ${++this.#sent}`;
      if (this.#ask(id, topic)) this.#asked.set(id, topic);
    }
    return (found as Found | undefined) ?? null;
  }

  /** Take up an answer; one to an earlier question is forgotten. */
  hear({ id, found }: Pick<Inspected, 'id' | 'found'>): void {
    const topic = this.#asked.get(String(id));
    if (topic !== undefined) this.#found = new Map(this.#found).set(topic, found);
  }

  /** Tell whether a refusal is about a topic. Such are not told to the player: what could not be said now is asked anew. */
  refused({ id, error }: Pick<Failed, 'id' | 'error'>): boolean {
    if (typeof id !== 'string' || !id.startsWith('inspect ')) return false;
    if (error !== 'illegal')
      setTimeout(() => {
        if (this.#asked.delete(id)) this.#found = new Map(this.#found);
      }, AGAIN);
    return true;
  }

  /** Forget what was asked and has not been answered: the line was lost. */
  retry(): void {
    for (const [id, topic] of this.#asked) if (!this.#found.has(topic)) this.#asked.delete(id);
    this.#found = new Map(this.#found);
  }

  /** Forget everything: another question has come. */
  clear(): void {
    this.#asked.clear();
    if (this.#found.size) this.#found = new Map();
  }
}
