/* The view of Planet Unknown as the server sends it. */

export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];
export type Terrain = Track | 'energy';
export type Ring = 'large' | 'small';
export const RINGS: Ring[] = ['large', 'small'];

/** A depot's stack: `top` is null while its tile is taken and the next one not yet uncovered. */
export interface Stack {
  shape: string;
  top: string | null;
  count: number;
}
export interface Sector {
  sector: number;
  seat: number | null;
  large: Stack;
  small: Stack;
}
export interface Station {
  rotation: number;
  inner_shift: number;
  sectors: Sector[];
  positions: number[];
}

export type EventColour = 'green' | 'orange' | 'red';
export interface Events {
  card: number | null;
  discard: number[];
  left: Record<EventColour, number>;
  next: number | null;
  peeked: number[];
}

/** A competitive objective: between whom, how they stand, what it would bring each now. */
export interface Contest {
  objective: number;
  seats: number[];
  values: number[];
  medals: number[];
}

export type CellName = [Track, number];
export interface Marker {
  track: Track;
  row: number;
  medals: number;
  up: CellName[];
  down: CellName | null;
}
export interface Tech {
  level: number;
  key: string;
  accessible: boolean;
  used: boolean;
}
export interface Placed {
  tile: string;
  square: string;
  rot: number;
  flip: boolean;
}

/** Where a tile could lie: the corners for each pose (`r0`, `r1f`; with `e`, tech counts as energy). */
export interface Places {
  tile: string;
  level: number;
  poses: Record<string, string[]>;
}

/** Something still to be resolved. */
export interface Item {
  item: string;
  marker?: Track;
  markers?: Track[];
  steps?: number;
  level?: number;
  count?: number;
  square?: string;
  other?: Terrain;
  placed?: boolean;
  as_energy?: boolean;
  bonuses?: boolean;
  [more: string]: unknown;
}

export const PARTS = ['civ', 'planet', 'tracks', 'collection', 'personal', 'competitive'] as const;
export type Part = (typeof PARTS)[number];

export interface PlayerView {
  seat: number;
  planet: string | null;
  corporation: string | null;
  dealt: [string, string];
  sector: number;
  taken: { tile: string; level: number; stations: boolean } | null;
  places: Partial<Record<Ring, Places>> | null;
  tiles: Placed[];
  terrain: string[];
  patches: string[];
  meteorites: string[];
  lifepods: string[];
  rovers: string[];
  loaded: string[];
  supply: number | null;
  set_aside: string | null;
  /** The filled squares of each row, then of each column, and which of these lines meteorites block. */
  filled: number[];
  blocked: number[];
  rows: number[];
  columns: number[];
  open: number | null;
  markers: Record<Track, Marker>;
  techs: Tech[];
  lifepods_on_tracks: CellName[];
  unlocked: string[];
  lifepods_collected: number;
  meteorites_collected: number;
  stored_patches: number;
  flux: Track | null;
  cards: (number | null)[];
  card_levels: number[];
  played: number[];
  personal: { objective: number | null; met: boolean | null }[];
  movement: number;
  pending: Item[];
  score: { total: number; parts: Record<Part, number>; known: boolean };
}

/** Tell whether a player keeps something secret from this viewer that may bring medals. */
export const keepsSecrets = (player: PlayerView): boolean =>
  !player.score.known && (player.cards.includes(null) || player.personal.some(({ objective }) => objective === null));

export interface PlanetUnknown {
  phase: string;
  round: number;
  commander: number | null;
  triggers: string[];
  station: Station;
  events: Events | null;
  civ: Record<string, number>;
  competitive: Contest[];
  common: Contest[];
  players: PlayerView[];
  looking: { civ: number[]; objectives: number[] } | null;
  solo: { target: number; difference: number; rating: string } | null;
}
