/* Short messages that come and go. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  #last = 0;

  /** Show a short message for a few seconds. */
  say(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = ++this.#last;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3);
    setTimeout(() => {
      this.list = this.list.filter((toast) => toast.id !== id);
    }, 4500);
  }
}

export const toasts = new Toasts();
