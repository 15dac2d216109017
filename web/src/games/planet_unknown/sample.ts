/* A player at the start of a game, for tests. */

import { TRACKS, type Marker, type PlayerView, type Track } from './view';
import { each } from '../../lib/named';

/** Make a player whose boards differ from the start in some things. */
export function player(change: Partial<PlayerView> = {}, rows: Partial<Record<Track, number>> = {}): PlayerView {
  const markers = each(TRACKS, (track): Marker => {
    const row = rows[track] ?? 0;
    return { track, row, medals: 0, up: row < 15 ? [[track, row + 1]] : [], down: row ? [track, row - 1] : null };
  });
  return {
    seat: 0,
    planet: 'ksb_4156',
    corporation: 'universal_coalition',
    dealt: ['ksb_4156', 'universal_coalition'],
    sector: 0,
    taken: null,
    places: null,
    tiles: [],
    terrain: Array<string>(12).fill('............'),
    patches: [],
    meteorites: [],
    lifepods: ['h3', 'b5', 'k5', 'c8', 'i9', 'f10'],
    rovers: [],
    loaded: [],
    supply: 2,
    set_aside: null,
    filled: Array<number>(24).fill(0),
    blocked: [],
    rows: [],
    columns: [],
    open: 96,
    markers,
    techs: [1, 2, 3, 4, 5].map((level) => ({ level, key: String(level), accessible: false, used: false })),
    lifepods_on_tracks: [],
    unlocked: [],
    lifepods_collected: 0,
    meteorites_collected: 0,
    stored_patches: 0,
    flux: null,
    cards: [],
    card_levels: [],
    played: [],
    personal: [],
    movement: 0,
    pending: [],
    score: {
      total: 0,
      parts: { civ: 0, planet: 0, tracks: 0, collection: 0, personal: 0, competitive: 0 },
      known: true,
    },
    ...change,
  };
}
