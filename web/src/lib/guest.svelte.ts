/* Who plays in this browser, and what can be played here. */

import { api } from './api';
import type { Catalogue, GameInfo, Table } from './wire';
import { settings } from './settings.svelte';

class Guest {
  id = $state('');
  name = $state(settings.name);
  catalogue = $state.raw<Catalogue | null>(null);
  #asked: Promise<void> | null = null;

  /** Ask the server who I am and which games there are; once. */
  meet(): Promise<void> {
    this.#asked ??= Promise.all([api.me(), api.games()])
      .then(async ([me, catalogue]) => {
        this.id = me.id;
        /* A server that has forgotten me learns the name that this browser remembers. */
        this.name = me.name || (settings.name ? (await api.rename(settings.name)).name : '') || '';
        this.catalogue = catalogue;
      })
      .catch((error: unknown) => {
        this.#asked = null;
        throw error;
      });
    return this.#asked;
  }

  /** Find the tables that I sit at. */
  async tables(): Promise<Table[]> {
    await this.meet();
    return api.tables();
  }

  /** Find a game by its key. */
  game(key: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.key === key);
  }

  /** Take a name. */
  async rename(name: string): Promise<void> {
    const me = await api.rename(name.trim());
    this.name = me.name || name;
    settings.set({ name: this.name });
  }
}

export const guest = new Guest();

/** All five games in the order of the shelf, whether the server has them yet or not. */
export const SHELF = [
  { key: 'alien_frontiers', seats: [2, 3, 4] },
  { key: 'space_base', seats: [2, 3, 4, 5] },
  { key: 'planet_unknown', seats: [1, 2, 3, 4, 5, 6] },
  { key: 'federation', seats: [2, 3, 4] },
  { key: 'spacecorp', seats: [2, 3, 4] },
];
