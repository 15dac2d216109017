/* Every text of the page: Fluent messages of the page itself, of the house, and of each game. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { fetchText } from './api';
import { settings, type Lang } from './settings.svelte';
import type { Arg, Message } from './wire';

type Values = Record<string, string | number>;

/** A piece of a sentence that the page may draw: words, a player, dice. */
export type Part =
  | { kind: 'words'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'dice'; values: number[] }
  | { kind: 'picture'; name: string }
  | { kind: 'was'; text: string };

const PAGE = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });
/* Marks around a drawn part inside a sentence: characters that no text contains. */
const OPEN = '\uE000',
  CLOSE = '\uE001';

class Texts {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #shown = $state<Lang>(settings.lang);
  readonly #loading = new Map<string, Promise<void>>();
  #seats = $state.raw<Record<number, string>>({});
  /** The games whose texts are in use. */
  games: string[] = [];

  /** Give the language that is shown now; it follows the setting once the texts are there. */
  get lang(): Lang {
    return this.#shown;
  }

  /** Load the page's own texts and those of some games, then show them. */
  async show(lang: Lang, games: string[] = []): Promise<void> {
    await Promise.all([this.#load(lang, ''), ...games.map((game) => this.#load(lang, game))]);
    this.#shown = lang;
    document.documentElement.lang = lang;
  }

  /** Load the texts of a game in the language that is shown; it follows the language from then on. */
  async game(game: string): Promise<void> {
    await this.#load(this.#shown, game);
    if (!this.games.includes(game)) this.games.push(game);
  }

  /** Tell who sits where, so that messages can name them. */
  seat(names: Record<number, string>): void {
    this.#seats = names;
  }

  #load(lang: Lang, game: string): Promise<void> {
    const key = `${lang}/${game}`;
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#fetch(lang, game).then((bundle) => {
        this.#bundles = { ...this.#bundles, [key]: bundle };
      });
      loading.catch(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #fetch(lang: Lang, game: string): Promise<FluentBundle> {
    const sources = await Promise.all(
      game
        ? [
            fetchText(`/api/texts/${lang}/${game}`),
            BOARDS[`../games/${game}/locale/${lang}.ftl`]?.() ?? Promise.resolve(''),
          ]
        : [fetchText(`/api/texts/${lang}`).catch(() => ''), PAGE[`../locale/${lang}.ftl`]!()],
    );
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return bundle;
  }

  #find(
    key: string,
    game: string,
  ): { bundle: FluentBundle; pattern: Parameters<FluentBundle['formatPattern']>[0] } | null {
    const [id = '', attribute] = key.split('.');
    for (const place of game ? [game, ''] : ['']) {
      const bundle = this.#bundles[`${this.#shown}/${place}`],
        found = bundle?.getMessage(id);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (bundle && pattern) return { bundle, pattern };
    }
    return null;
  }

  /** Tell whether a text exists. */
  has(key: string, game = ''): boolean {
    return this.#find(key, game) !== null;
  }

  /** Say a text by its key (`key.attribute`), with plain values. A key that is missing shows itself. */
  t(key: string, values: Values = {}, game = ''): string {
    const found = this.#find(key, game);
    return found ? found.bundle.formatPattern(found.pattern, values) : key;
  }

  #value(arg: Arg, game: string, mark: (part: Part) => string): string | number {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    if (Array.isArray(arg)) {
      return arg.map((part) => String(this.#value(part, game, mark))).join(', ');
    }
    if ('seat' in arg)
      return mark({ kind: 'seat', seat: arg.seat, text: this.#seats[arg.seat] ?? String(arg.seat + 1) });
    return this.t(arg.term, {}, game);
  }

  /** Say a message of a game as one plain sentence. */
  say(message: Message, game = ''): string {
    return this.parts(message, game)
      .map((part) => (part.kind === 'dice' ? part.values.join(' ') : part.kind === 'picture' ? '' : part.text))
      .join('');
  }

  /** Say a message as parts, so that the page can draw its players and dice. */
  parts(message: Message, game = ''): Part[] {
    const kept: Part[] = [];
    const mark = (part: Part) => OPEN + (kept.push(part) - 1) + CLOSE;
    const values: Values = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      const dice = name === 'dice' && Array.isArray(arg) && arg.every((value) => typeof value === 'number');
      values[name] = dice ? mark({ kind: 'dice', values: arg }) : this.#value(arg, game, mark);
    }
    return this.#split(this.t(message.key, values, game), kept);
  }

  /** Say a text some of whose values are rows of parts: pictures of the game, prices. */
  rich(key: string, values: Record<string, string | number | Part[]> = {}, game = ''): Part[] {
    const kept: Part[] = [];
    const mark = (part: Part) => OPEN + (kept.push(part) - 1) + CLOSE;
    const plain = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(mark).join('') : value]),
    );
    return this.#split(this.t(key, plain, game), kept);
  }

  #split(text: string, kept: Part[]): Part[] {
    const pieces = text.split(new RegExp(`${OPEN}(\\d+)${CLOSE}`));
    return pieces
      .map((piece, i): Part => (i % 2 ? kept[Number(piece)]! : { kind: 'words', text: piece }))
      .filter((part) => part.kind !== 'words' || part.text);
  }
}

export const texts = new Texts();

/** Say one of the page's own texts. */
export const t = (key: string, values: Values = {}): string => texts.t(key, values);

/** Give what says the texts of a game. */
export const wordsOf =
  (game: string) =>
  (key: string, values: Values = {}): string =>
    texts.t(key, values, game);
