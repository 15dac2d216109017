/* What the server shows of Planet Unknown. Written from the Python types by tools/typescript.py: change those, then `make types`. */

export const PHASES = [
  'sides',
  'choices',
  'start',
  'turn',
  'event',
  'event_civ',
  'action',
  'civ',
  'end',
  'final',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Why the game ends. */
export const TRIGGERS = ['unplaceable', 'depot_empty', 'last_event'] as const;
export type EndTrigger = (typeof TRIGGERS)[number];

/** A depot's stack: `top` is null while its tile is taken and the next one not yet uncovered. */
export type Stack = { shape: string; top: string | null; count: number };

/** A sector of the station: its two stacks, and whom it faces. */
export type Sector = { sector: number; seat: number | null; large: Stack; small: Stack };

/** The wheel. */
export type Station = { rotation: number; inner_shift: number; sectors: Sector[]; positions: number[] };

export const COLOURS = ['green', 'orange', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The event deck: the card in force, what is out, and how many of each colour are to come. */
export interface Events {
  card: number | null;
  discard: number[];
  left: Record<Colour, number>;
  /** The next card, for who has peeked. */
  next: number | null;
  peeked: number[];
}

export const CIV_LEVELS = ['1', '2', '3', '4'] as const;
export type CivLevel = (typeof CIV_LEVELS)[number];

/** A competitive objective: between whom, how they stand, what it would bring each now. */
export type Contest = { objective: number; seats: number[]; values: number[]; medals: number[] };

/** The tile that a seat holds in its hand, and which restrictions it may ignore. */
export type Taken = { tile: string; level: number; stations: boolean };

export const RINGS = ['large', 'small'] as const;
export type Ring = (typeof RINGS)[number];

/** Where a tile could lie: the corners for each pose (`r0`, `r1f`; with `e`, tech counts as energy). */
export type Places = { tile: string; level: number; poses: Record<string, string[]> };

/** A tile on a planet. */
export type Placed = { tile: string; square: string; rot: number; flip: boolean };

export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];

/** A cell of a track: the track and the row. */
export type CellName = [Track, number];

/** Where a marker stands, what it is worth, and where it could go. */
export type Marker = { track: Track; row: number; medals: number; up: CellName[]; down: CellName | null };

/** A technology of a corporation. */
export type Tech = { level: number; key: string; accessible: boolean; used: boolean };

/** A personal objective; null where it is secret. */
export type PersonalView = { objective: number | null; met: boolean | null };

/** The names of the kinds. */
export const NAMES = [
  'station',
  'energy',
  'synergy',
  'patch',
  'rover',
  'extra_rover',
  'civ',
  'regress',
  'relocate',
  'move_flux',
  'pick_meteorite',
  'choose_bonus',
  'advance_one',
  'advance_each',
  'regress_one',
  'collect_lifepod',
  'collect_meteorite',
  'destroy_meteorite',
  'destroy_line',
  'put_meteorite',
  'destroy_rover',
  'destroy_lifepod',
  'destroy_collected',
  'teleport',
  'extra_tile',
  'synergy_or_peek',
  'destroy_objective',
  'remove_stack',
  'turn_station',
  'take_cards',
  'stored_patch',
] as const;
export type ItemKind = (typeof NAMES)[number];

export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Something still to be resolved. */
export interface Item {
  item: ItemKind;
  marker?: Track;
  markers?: Track[];
  steps?: number;
  level?: number;
  count?: number;
  cell?: number;
  square?: string;
  other?: Terrain;
  placed?: boolean;
  as_energy?: boolean;
  bonuses?: boolean;
  suppressed?: boolean;
  stations?: boolean;
}

/** Where medals come from. */
export type Part = 'civ' | 'planet' | 'tracks' | 'collection' | 'personal' | 'competitive';

/** Medals and where they come from, as far as the viewer knows: `known` says whether that is all. */
export type MedalsView = { total: number; parts: Record<Part, number>; known: boolean };

/** One player's boards. */
export interface PlayerView {
  seat: number;
  planet: string | null;
  corporation: string | null;
  dealt: [string, string];
  sector: number;
  taken: Taken | null;
  places: Partial<Record<Ring, Places>> | null;
  tiles: Placed[];
  /** The visible terrain, a letter for each square: c w b r t e, capital where a station stands. */
  terrain: string[];
  patches: string[];
  meteorites: string[];
  lifepods: string[];
  rovers: string[];
  loaded: string[];
  supply: number | null;
  set_aside: string | null;
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
  personal: PersonalView[];
  movement: number;
  pending: Item[];
  score: MedalsView;
}

/** The cards that the viewer looks at to choose one. */
export type Looking = { civ: number[]; objectives: number[] };

export const RATINGS = [
  'critical',
  'failed',
  'survived',
  'accomplished',
  'promotion',
  'best',
  'stars',
] as const;
export type Rating = (typeof RATINGS)[number];

/** How a lone player stands against the target. */
export type SoloView = { target: number; difference: number; rating: Rating };

/** The view of Planet Unknown. */
export interface PlanetUnknown {
  phase: Phase;
  round: number;
  commander: number | null;
  triggers: EndTrigger[];
  station: Station;
  events: Events | null;
  civ: Record<CivLevel, number>;
  competitive: Contest[];
  common: Contest[];
  players: PlayerView[];
  looking: Looking | null;
  solo: SoloView | null;
}
