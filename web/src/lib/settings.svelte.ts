/* What this browser remembers about its player. */

export type Lang = 'en' | 'ru';
export type Theme = 'dark' | 'light';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

interface Stored {
  lang: Lang;
  theme: Theme;
  motion: boolean;
  speed: Speed;
  sounds: boolean;
  quick: boolean;
  name: string;
}

const KEY = 'cosmodrome';
const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

function first(): Stored {
  const lang: Lang = navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
  return { lang, theme: 'dark', motion: true, speed: 'normal', sounds: false, quick: false, name: '' };
}

function load(): Stored {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return first();
  }
}

class Settings {
  readonly #stored = $state<Stored>(load());

  get lang() {
    return this.#stored.lang;
  }
  get theme() {
    return this.#stored.theme;
  }
  get motion() {
    return this.#stored.motion;
  }
  get speed() {
    return this.#stored.speed;
  }
  get sounds() {
    return this.#stored.sounds;
  }
  /** Act on the click that leaves one action, without asking for a confirmation. */
  get quick() {
    return this.#stored.quick;
  }
  get name() {
    return this.#stored.name;
  }

  /** Change some settings and remember them. */
  set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      /* a browser that keeps nothing still plays */
    }
  }

  /** Tell whether things may move: neither the player nor the system asked for calm. */
  get moves(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Give the factor for the length of every animation; 0 shows positions at once. */
  get pace(): number {
    return PACE[this.speed];
  }

  /** Give the seconds between two actions of a bot. */
  get breath(): number {
    return Math.round(70 * this.pace) / 100;
  }
}

export const settings = new Settings();
