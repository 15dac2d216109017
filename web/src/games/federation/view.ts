/* The view of Federation as the server sends it. */

export const KINDS = ['lavandium', 'copernium', 'oceanium', 'diamond'] as const;
export type Kind = (typeof KINDS)[number];
export type Amounts = Partial<Record<Kind, number>>;

export const PLANETS = ['neo', 'sixmoon', 'atal', 'arratuin', 'e81216'] as const;
export type Planet = (typeof PLANETS)[number];
export type Project = Planet | 'missions' | 'common';
export type Medal = Planet | 'accreditation' | 'intrigue';
export type Side = 'voting' | 'funding';
export type Wing = 'left' | 'right';
export type Action =
  Planet | 'officers' | 'procurement' | 'patron' | 'president' | 'assistants' | 'lounge' | 'espionage';

export interface Effect {
  op: string;
  n: number;
  resources?: Amounts;
  options?: Effect[][];
}

/** A token in the senate: an ambassador with its side and what lies on it, or a neutral one. */
export interface Seated {
  owner: number | 'neutral';
  token?: string;
  side?: Side;
  alteration?: string | null;
  die?: boolean;
  /** Its own votes, and with the die that lies on it. */
  votes: number;
  total: number;
}
export interface CellView {
  id: string;
  floor: number;
  column: number;
  wing: Wing;
  action: Action;
  cost: Amounts;
  mission: string;
  effects: Effect[];
  token: Seated | null;
}
export interface ProjectView {
  id: Project;
  step: number;
  last: number;
  start: number;
  needed: number;
  funded: boolean;
  /** Who will advance it at the end of the round, in this order. */
  coming: number[];
  values: number[];
  points: number[];
}
export interface LawView {
  id: string;
  planet: Planet;
  /** The points for each influence there. */
  rate: number;
  points: number[];
}
export interface AsteroidView {
  id: string;
  dead: boolean;
  resources: Amounts;
}
export interface PitView {
  id: string;
  influence: number;
  next: string[];
  resources: Amounts;
  asteroid: boolean;
  end: boolean;
  token: AsteroidView | 'hidden' | null;
  miners: number[];
}
export interface Alteration {
  id: string;
  power: number;
  side: Side;
  votes: number;
  bonus: Effect[];
}
export interface MoonView {
  position: number;
  power: number;
  hidden: number;
  tokens: Alteration[];
  mages: number[];
}
export interface StackView {
  type: string;
  level: number;
  open: string | null;
  hidden: number;
}
export interface StallLevel {
  effects: Effect[];
  units: number;
  same_kind: boolean;
  options: Effect[][];
  discs: number[];
}
export interface StallView {
  id: string;
  cost: Amounts;
  levels: StallLevel[];
  /** The level that the next trade of each player reaches, 1 or 2. */
  next: number[];
}
export interface ProductionView {
  slot: string;
  id: string;
  cost: Amounts;
  income: Effect[];
  robots: number[];
}
export interface MegaView {
  id: string;
  cost: Amounts;
  places: { multiplier: number; robot: number | null; next: boolean }[];
  tokens: string[];
  free: number;
  worth: number[];
}
export interface MedalView {
  id: Medal;
  left: number | number[];
  /** The influence that brings the next one, where a planet has one left. */
  next: number | null;
  owners: number[];
}
export interface MissionView {
  id: string;
  level: number;
  cost: Amounts;
  effects: Effect[];
}
export interface HandView {
  id: string;
  votes: number;
  funding: Effect[];
}

export interface PlayerView {
  seat: number;
  pp: number;
  sources: Record<string, number>;
  score: { total: number; parts: Record<string, number> };
  resources: Record<Kind, number>;
  crystals: number;
  hangar: number;
  supply: number;
  degree: number;
  marker_level: number;
  level: number;
  level_bonus: number;
  die: number;
  die_cell: string | null;
  miner: string;
  mage: number;
  mage_next: number | null;
  influence: Record<Planet, number>;
  specialists: { id: string; face_up: boolean }[];
  missions: { id: string; status: 'open' | 'ready' | 'done'; lacks: ('level' | 'ship')[] }[];
  missions_completed: number;
  home: string | null;
  deep: string | null;
  alterations: Alteration[];
  asteroids: AsteroidView[];
  medals: Medal[];
  medal_points: number;
  left_overs: number;
  contributions: number;
  hand: HandView[];
  special: string;
}

export type Floor = '1' | '2' | '3';

/** A token that can be placed; `die`: the votes that the assistant die would add. */
export interface Face {
  element: string;
  side: Side;
  votes: number;
  altered: boolean;
  bonus: Effect[];
  die: number;
}
/** How a floor would stand with some votes more, and what it would bring then. */
export interface FloorProspect {
  votes: number[];
  leaders: number[];
  points: number;
}
/** How the vote on the law would stand with some votes more in a wing. */
export interface WingProspect {
  left: number;
  right: number;
  passing: Wing | 'tie';
  points: number;
}
/** What funding on a cell would do; `overflow`: its project is funded, the common one advances. */
export interface CellProspect {
  mission: string | null;
  project: Project;
  done: number;
  of: number;
  overflow: boolean;
}
/** What a placement would be worth at the end of the round: floors and wings by the votes that are added. */
export interface Prospects {
  seat: number;
  faces: Face[];
  floors: Record<Floor, Record<string, FloorProspect>>;
  wings: Record<Wing, Record<string, WingProspect>>;
  cells: Record<string, CellProspect>;
}

export interface Federation {
  round: number;
  rounds: number;
  cycle: number;
  first: number;
  president: number;
  active: number | null;
  phase: string;
  placing: { cell: string; element: string | null } | null;
  prospects: Prospects | null;
  setup: string;
  data: string;
  senate: CellView[];
  floors: Record<Floor, number[]>;
  leaders: Record<Floor, number[]>;
  wings: Record<Wing, number>;
  passing: Wing | 'tie';
  outer: Seated[];
  outer_effects: Effect[];
  projects: ProjectView[];
  common_bonus: Effect[][];
  laws: { left: LawView; right: LawView; next: string[]; to_come: string[]; discard: string[] };
  neo: { cells: PitView[]; dead: number | AsteroidView[] };
  moons: MoonView[];
  stock: Record<string, number>;
  specialists: StackView[];
  stalls: StallView[];
  works: { productions: ProductionView[]; megastructures: MegaView[] };
  medals: MedalView[];
  start_tiles: { id: string; effects: Effect[] }[];
  deep_space: { count: number; tiles: string[] | null };
  track: { levels: number[]; medal: number; deep_space: number; upkeep: Amounts[]; fall: number };
  limits: { crystals: number; diamonds: number; hangar: number; ships: number };
  players: PlayerView[];
  missions: MissionView[];
}

/** Give the planet that a mission, an action or a megastructure token is about, if it is about one. */
export const planetOf = (id: string): Planet | null =>
  PLANETS.find((planet) => planet === id || id === `mt_${planet}`) ?? null;
