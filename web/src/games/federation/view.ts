/* What the server shows of Federation. Written from the Python types by tools/typescript.py: change those, then `make types`. */

/** What is asked. */
export type Asked =
  | 'draft'
  | 'place'
  | 'face'
  | 'cover'
  | 'die'
  | 'copy_action'
  | 'planet_choice'
  | 'payment'
  | 'discount'
  | 'discard_excess'
  | 'neo_move'
  | 'dead_asteroid'
  | 'moon_token'
  | 'keep_alteration'
  | 'specialist'
  | 'on_planet'
  | 'refresh'
  | 'stall'
  | 'mix'
  | 'free_disc'
  | 'build'
  | 'free_build'
  | 'choose'
  | 'deep_space'
  | 'marker'
  | 'project'
  | 'medal'
  | 'mission'
  | 'turn_end'
  | 'transport'
  | 'transmute'
  | 'income_choice'
  | 'pay_upkeep'
  | 'law_tie';

/** The placement that is being chosen: its cell, and the element of the token that is settled already. */
export type Placing = { cell: string; element: string | null };

export const SIDES = ['voting', 'funding'] as const;
export type Side = (typeof SIDES)[number];

export const OPS = [
  'gain',
  'pay',
  'gain_counted',
  'pp',
  'degrees',
  'ship',
  'mission_marker',
  'die',
  'die_set',
  'project',
  'alteration_stock',
  'level_bonus',
  'planet_action',
  'copy_action',
  'extra_moves',
  'build_discount',
  'income_free',
  'refresh_specialist',
  'copy_specialist',
  'take_specialist',
  'disc',
  'build_free',
  'medal',
  'president',
  'special_ambassador',
  'track_move',
  'transmute',
  'choose',
] as const;
export type Op = (typeof OPS)[number];

export const RESOURCES = ['lavandium', 'copernium', 'oceanium', 'diamond'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Resources, those of which there are any. */
export type Amounts = Partial<Record<Resource, number>>;

/** One thing that something does. */
export type Effect = { op: Op; n: number; resources?: Amounts; options?: Effect[][] };

/** A token that can be placed; `die`: the votes that the assistant die would add in the senate. */
export type Face = { element: string; side: Side; votes: number; altered: boolean; bonus: Effect[]; die: number };

export const FLOORS = ['3', '2', '1'] as const;
export type Floor = (typeof FLOORS)[number];

/** How a floor would stand with some votes more, and what it would bring then. */
export type FloorProspect = { votes: number[]; leaders: number[]; points: number };

export const WINGS = ['left', 'right'] as const;
export type Wing = (typeof WINGS)[number];

/** The wing whose law passes as the votes stand. */
export type Passing = 'left' | 'right' | 'tie';

/** How the vote on the law would stand with some votes more in a wing, and what it would bring then. */
export type WingProspect = { left: number; right: number; passing: Passing; points: number };

export const PROJECTS = ['neo', 'sixmoon', 'atal', 'arratuin', 'e81216', 'missions', 'common'] as const;
export type Project = (typeof PROJECTS)[number];

/** What funding on a free cell would do; `overflow`: its project is funded, the common one advances. */
export type CellProspect = { mission: string | null; project: Project; done: number; of: number; overflow: boolean };

/** What a placement would be worth at the end of the round: floors and wings by the votes that are added. */
export interface Prospects {
  seat: number;
  faces: Face[];
  floors: Record<Floor, Record<string, FloorProspect>>;
  wings: Record<Wing, Record<string, WingProspect>>;
  cells: Record<string, CellProspect>;
}

export const ACTIONS = [
  'neo',
  'sixmoon',
  'atal',
  'arratuin',
  'e81216',
  'officers',
  'procurement',
  'patron',
  'president',
  'assistants',
  'lounge',
  'espionage',
] as const;
export type Action = (typeof ACTIONS)[number];

export const AMBASSADORS = ['amb1', 'amb2', 'amb3', 'amb4', 'amb_special'] as const;
export type AmbassadorId = (typeof AMBASSADORS)[number];

/** A token in the senate: an ambassador with its side and what lies on it, or a neutral one with its votes. */
export interface Seated {
  owner: number | 'neutral';
  /** Its own votes, without the die that may lie on it. */
  votes?: number;
  token?: AmbassadorId;
  side?: Side;
  alteration?: string | null;
  die?: boolean;
  /** In the senate: the votes that it has now. */
  total?: number;
}

/** A cell of the senate. */
export interface CellView {
  id: string;
  floor: number;
  column: number;
  wing: Wing;
  action: Action;
  cost: Amounts;
  mission: string;
  /** What a room does. */
  effects: Effect[];
  token: Seated | null;
}

/** A project: its steps, who will advance it, everybody's value and the points that it would pay now. */
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

export const PLANETS = ['neo', 'sixmoon', 'atal', 'arratuin', 'e81216'] as const;
export type Planet = (typeof PLANETS)[number];

/** An open law with what it would bring each seat. */
export interface LawView {
  id: string;
  planet: Planet;
  /** The points for each influence there. */
  rate: number;
  points: number[];
}

/** The open laws, and which may still come. */
export type LawsView = { left: LawView; right: LawView; next: string[]; to_come: string[]; discard: string[] };

/** An asteroid token. */
export type AsteroidView = { id: string; dead: boolean; resources: Amounts };

/** A cell of the miners' map. */
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

/** The miners' map; of the dead asteroids only the number while they are hidden. */
export type NeoView = { cells: PitView[]; dead: number | AsteroidView[] };

/** An alteration token. */
export type Alteration = { id: string; power: number; side: Side; votes: number; bonus: Effect[] };

/** A position of 6Moon. */
export type MoonView = { position: number; power: number; hidden: number; tokens: Alteration[]; mages: number[] };

/** The power of an alteration token. */
export type Power = '1' | '2' | '3' | '4';

/** A stack of specialists on Atalum. */
export type StackView = { type: string; level: number; open: string | null; hidden: number };

/** A level of a stall: what it gives, and whose discs lie there. */
export interface StallLevel {
  effects: Effect[];
  units: number;
  same_kind: boolean;
  options: Effect[][];
  discs: number[];
}

/** A trade stall. */
export interface StallView {
  id: string;
  cost: Amounts;
  levels: StallLevel[];
  /** The level that the next trade of each player reaches, 1 or 2. */
  next: number[];
}

/** A production and whose robots built it. */
export type ProductionView = { slot: string; id: string; cost: Amounts; income: Effect[]; robots: number[] };

/** A multiplier of a megastructure, whose robot stands on it, and whether the next robot goes there. */
export type PlaceView = { multiplier: number; robot: number | null; next: boolean };

/** A megastructure: its multipliers, and what it would be worth to each seat. */
export interface MegaView {
  id: string;
  cost: Amounts;
  places: PlaceView[];
  tokens: string[];
  free: number;
  worth: number[];
}

/** What can be built on E81216. */
export type WorksView = { productions: ProductionView[]; megastructures: MegaView[] };

export const MEDALS = [
  'neo',
  'sixmoon',
  'atal',
  'arratuin',
  'e81216',
  'accreditation',
  'intrigue',
] as const;
export type Medal = (typeof MEDALS)[number];

/** A medal: the thresholds that are left, or how many; and who has it. */
export interface MedalView {
  id: Medal;
  left: number | number[];
  /** The influence that brings the next one, where a planet has one left. */
  next: number | null;
  owners: number[];
}

/** A start tile. */
export type StartTile = { id: string; effects: Effect[] };

/** The deep space tiles: how many, and which for who has looked at them. */
export type DeepSpaceView = { count: number; tiles: string[] | null };

/** The accreditation track: the level of each degree, and what a level costs. */
export interface TrackView {
  levels: number[];
  medal: number;
  deep_space: number;
  upkeep: Amounts[];
  /** The level on which a player ends who pays nothing. */
  fall: number;
}

export const SOURCES = [
  'earlier',
  'floors',
  'laws',
  'missions',
  'specialists',
  'megastructures',
  'stalls',
  'track',
] as const;
export type Source = (typeof SOURCES)[number];

/** Points and where they come from. */
export type Score = { total: number; parts: Record<string, number> };

/** A player's specialist; face up it can still be used. */
export type OwnedSpecialist = { id: string; face_up: boolean };

export type Lack = 'level' | 'ship';

/** A player's mission. */
export interface OwnMission {
  id: string;
  status: 'open' | 'ready' | 'done';
  /** What is missing before it can be flown. */
  lacks: Lack[];
}

/** An ambassador in hand. */
export type HandView = { id: AmbassadorId; votes: number; funding: Effect[] };

/** One player's pieces and all that is derived from them. */
export interface PlayerView {
  seat: number;
  pp: number;
  sources: Record<Source, number>;
  score: Score;
  resources: Record<Resource, number>;
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
  specialists: OwnedSpecialist[];
  missions: OwnMission[];
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
  special: 'none' | 'in_hand' | 'placed' | 'spent';
}

/** A special mission. */
export type MissionView = { id: string; level: number; cost: Amounts; effects: Effect[] };

/** How the votes in the senate stand. */
export interface Votes {
  /** The votes of each seat on a floor, and last the neutral ones. */
  floors: Record<Floor, number[]>;
  leaders: Record<Floor, number[]>;
  wings: Record<Wing, number>;
  passing: Passing;
}

/** The view of Federation. */
export interface Federation extends Votes {
  round: number;
  rounds: number;
  cycle: number;
  first: number;
  president: number;
  active: number | null;
  phase: Asked | 'over';
  placing: Placing | null;
  prospects: Prospects | null;
  setup: string;
  /** The name of the data file that is played with. */
  data: string;
  senate: CellView[];
  outer: Seated[];
  outer_effects: Effect[];
  projects: ProjectView[];
  /** What the first contributions of a player to the common project bring. */
  common_bonus: Effect[][];
  laws: LawsView;
  neo: NeoView;
  moons: MoonView[];
  stock: Record<Power, number>;
  alterations_out: string[];
  returned: string[] | null;
  specialists: StackView[];
  stalls: StallView[];
  works: WorksView;
  medals: MedalView[];
  start_tiles: StartTile[];
  deep_space: DeepSpaceView;
  blocks: Record<'planet' | 'room', string | null>;
  track: TrackView;
  limits: Record<'crystals' | 'diamonds' | 'hangar' | 'ships', number>;
  players: PlayerView[];
  missions: MissionView[];
}
