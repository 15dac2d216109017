/* Boards, tiles and cards, from the same data that the rules are played with. */

import civData from '../../../../cosmodrome/games/planet_unknown/data/civ_cards.json?facts';
import corporationData from '../../../../cosmodrome/games/planet_unknown/data/corporations.json?facts';
import eventData from '../../../../cosmodrome/games/planet_unknown/data/events.json?facts';
import objectiveData from '../../../../cosmodrome/games/planet_unknown/data/objectives.json?facts';
import planetData from '../../../../cosmodrome/games/planet_unknown/data/planets.json?facts';
import tileData from '../../../../cosmodrome/games/planet_unknown/data/tiles.json?facts';
import type { Cell } from './art/land';
import { code, type Squares } from './art/shapes';
import type { Bonus } from './findings';
import { TRACKS, type Colour, type Terrain, type Track } from './view';
import { each } from '../../lib/named';

type Pair = [number, number];
interface Special {
  ring?: Pair[];
  crater?: Pair[];
  toxic?: Pair[];
  electric?: Pair[];
  holes?: Pair[];
  cities?: Pair[];
  blocked_edges?: [Pair, Pair][];
  subplanets?: { id: string; cells: Pair[] }[];
  zones?: { x: Pair; y: Pair; forbidden_station: Terrain }[];
}
interface RawPlanet {
  id: string;
  difficulty: number;
  grid: string[];
  ice: Pair[];
  lifepods: Pair[];
  row_medals: number[];
  column_medals: number[];
  special: Special;
}

/** A planet's board; `round`: its grid is the disc that most planets share. */
export interface PlanetFacts {
  id: string;
  difficulty: number;
  squares: Squares;
  ice: Squares;
  lifepods: Squares;
  rowMedals: number[];
  columnMedals: number[];
  special: Special;
  round: boolean;
}

const HOLE = '.O',
  ROUND = ['.....LL.....', '...LLLLLL...'].map((row) => row.replace(/[^.]/g, 'x')).join();
const setOf = (cells: Pair[]): Squares => new Set(cells.map(([x, y]) => code(x, y)));

function planet(raw: RawPlanet): PlanetFacts {
  const squares: Squares = new Set();
  raw.grid.forEach((row, y) =>
    Array.from(row).forEach((letter, x) => {
      if (!HOLE.includes(letter)) squares.add(code(x, y));
    }),
  );
  return {
    id: raw.id,
    difficulty: raw.difficulty,
    squares,
    ice: setOf(raw.ice),
    lifepods: setOf(raw.lifepods),
    rowMedals: raw.row_medals,
    columnMedals: raw.column_medals,
    special: raw.special,
    round:
      raw.grid
        .slice(0, 2)
        .map((row) => row.replace(/[^.]/g, 'x'))
        .join() === ROUND,
  };
}

export const PLANETS = new Map((planetData as { planets: RawPlanet[] }).planets.map((raw) => [raw.id, planet(raw)]));
export const COMMON_PLANET = 'ksb_4156';

/** Find a planet; while it is not known, the common one lies there. */
export const planetOf = (id: string | null): PlanetFacts =>
  PLANETS.get(id ?? COMMON_PLANET) ?? PLANETS.get(COMMON_PLANET)!;

/** Give the station that is forbidden in the quarter of a square (Persephone). */
export const banOf = (planet: PlanetFacts, x: number, y: number): Terrain | null =>
  planet.special.zones?.find((zone) => x >= zone.x[0] && x <= zone.x[1] && y >= zone.y[0] && y <= zone.y[1])
    ?.forbidden_station ?? null;

/** A cell of a track; `either`: one of its two bonuses is taken. */
export interface TrackCell {
  row: number;
  bonuses: Bonus[];
  either: boolean;
  medal: number | null;
  wide: boolean;
}
interface RawCell {
  row?: number;
  step?: number;
  bonuses?: Bonus[];
  choose_one?: Bonus[];
  medal: number | null;
}
interface RawCorporation {
  id: string;
  difficulty: number;
  rovers: number;
  tracks: Record<Track, RawCell[]>;
  water_path?: { track: Track; row: number }[];
  techs: { key: number | string; timing: string; limit: string }[];
}
export interface CorporationFacts {
  id: string;
  difficulty: number;
  rovers: number;
  tracks: Record<Track, TrackCell[]>;
  path: [Track, number][];
  techs: { key: string; timing: string; limit: string }[];
}

const cell = (raw: RawCell): TrackCell => ({
  row: raw.row ?? raw.step ?? 0,
  bonuses: raw.choose_one ?? raw.bonuses ?? [],
  either: (raw.choose_one?.length ?? 0) > 0,
  medal: raw.medal,
  wide: raw.step !== undefined,
});
export const CORPORATIONS = new Map(
  (corporationData as { corporations: RawCorporation[] }).corporations.map((raw): [string, CorporationFacts] => [
    raw.id,
    {
      id: raw.id,
      difficulty: raw.difficulty,
      rovers: raw.rovers,
      path: (raw.water_path ?? []).map(({ track, row }) => [track, row]),
      tracks: each(TRACKS, (track) => raw.tracks[track].map(cell)),
      techs: raw.techs.map(({ key, timing, limit }) => ({ key: String(key).toLowerCase(), timing, limit })),
    },
  ]),
);
export const COMMON_CORPORATION = 'universal_coalition';

/** Find a corporation; while it is not known, the common one lies there. */
export const corporationOf = (id: string | null): CorporationFacts =>
  CORPORATIONS.get(id ?? COMMON_CORPORATION) ?? CORPORATIONS.get(COMMON_CORPORATION)!;

/** Find a cell of a track. */
export const cellOf = (corporation: string | null, track: Track, row: number): TrackCell | null =>
  corporationOf(corporation).tracks[track].find((each) => each.row === row) ?? null;

/** A tile; `a` and `b` are its two terrains. */
export interface TileFacts {
  id: string;
  shape: string;
  terrains: [Terrain, Terrain];
  meteor: boolean;
  cells: Cell[];
}
interface RawTile {
  id: string;
  shape: string;
  terrain_a: Terrain;
  terrain_b: Terrain;
  has_meteor: boolean;
  cells: Cell[];
}
export const TILES = new Map(
  (tileData as { tiles: RawTile[] }).tiles.map((raw): [string, TileFacts] => [
    raw.id,
    {
      id: raw.id,
      shape: raw.shape,
      terrains: [raw.terrain_a, raw.terrain_b],
      meteor: raw.has_meteor,
      cells: raw.cells,
    },
  ]),
);

/** Find a tile. */
export function tileOf(id: string): TileFacts {
  const tile = TILES.get(id);
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}

interface RawCard {
  id: number;
  level: number;
  timing: 'immediate' | 'game_end';
}
export const CIV_CARDS = new Map((civData as { cards: RawCard[] }).cards.map((raw) => [raw.id, raw]));

interface RawEvent {
  id: number;
  colour: Colour;
  lasts_round: boolean;
}
export const EVENT_CARDS = new Map((eventData as { cards: RawEvent[] }).cards.map((raw) => [raw.id, raw]));
/** The sign on an event card: it helps, it changes something, it hurts. */
export const EVENT_FACE: Record<Colour, string> = { green: '+', orange: '~', red: '!' };

/** What a competitive objective counts. */
export interface Measure {
  best: 'most' | 'least';
}
interface RawObjective {
  id: number;
  competitive: { measure: Measure };
}
export const OBJECTIVES = new Map(
  (objectiveData as { cards: RawObjective[] }).cards.map((raw) => [
    raw.id,
    { id: raw.id, measure: raw.competitive.measure },
  ]),
);
