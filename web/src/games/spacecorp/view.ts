/* What the server shows of SpaceCorp. Written from the Python types by tools/typescript.py: change those, then `make types`. */

export const ERAS = ['mariners', 'planeteers', 'starfarers'] as const;
export type Era = (typeof ERAS)[number];

/** What is asked. */
export type Asked =
  | 'action'
  | 'bases'
  | 'tiles'
  | 'target'
  | 'second'
  | 'raise'
  | 'research_pick'
  | 'offer_pick'
  | 'research_base'
  | 'reward'
  | 'colony'
  | 'points'
  | 'colony_contract'
  | 'era_end_contract'
  | 'contract'
  | 'finish'
  | 'colony_end'
  | 'legacy'
  | 'new_era'
  | 'beyond'
  | 'reveal'
  | 'phobe_team'
  | 'pay'
  | 'custom'
  | 'grant'
  | 'progress'
  | 'star_children'
  | 'start_adaptation'
  | 'transport'
  | 'turn'
  | 'draw_along'
  | 'edge'
  | 'infra_loss';

export type TriggerKind = 'contracts' | 'deck';

/** What has triggered the end of the era, and who still plays. */
export interface Trigger {
  kind: TriggerKind | null;
  by: number | null;
  last_turns: number[];
  passed: number[];
  rivals_closed: boolean;
}

export type TrackBox = 'near' | 'middle' | 'far';

/** A team at a site. */
export type TeamView = { seat: number; team: number; box: TrackBox | null; acted: boolean; can_act: boolean };

export const STACKS = ['e1', 'e2', 'e3', 'primary', 'secondary', 'alien'] as const;
export type StackName = (typeof STACKS)[number];

export const BASES = [
  'attraction',
  'bio_lab',
  'exploiter',
  'industrial',
  'refinery',
  'research',
  'secure',
  'shield_factory',
  'spaceport',
] as const;
export type BaseType = (typeof BASES)[number];

/** A base. */
export type BaseView = { seat: number; type: BaseType };

/** A box of a site: its stack, its tile, and the base on it. */
export interface BoxView {
  stack: StackName | null;
  tile: string | null;
  production: number | null;
  colony_points: number;
  /** Whether the base makes it produce nothing. */
  dead: boolean;
  base: BaseView | null;
}

/** A team that claims a site. */
export type Claim = { seat: number; team: number };

/** A colony at a site. */
export type ColonyView = { seat: number; tile: string };

/** A site of the board. */
export interface SiteView {
  teams: TeamView[];
  boxes: BoxView[];
  claim: Claim | null;
  explore_cost: number | null;
  build_cost: number | null;
  /** Whether there is something left to explore. */
  unexplored: boolean;
  /** Whether nobody has built there. */
  vacant: boolean;
  locked: boolean;
  colony: ColonyView | null;
}

export const ACTIONS = [
  'research',
  'move',
  'explore',
  'build',
  'produce',
  'genetics',
  'revelation',
  'upgrade',
  'special',
  'colonize',
] as const;
export type ActionType = (typeof ACTIONS)[number];

/** What a box of a headquarters shows for an action; `other` is the number of its other mode. */
export type Face = { value: number; multiplies: boolean; shielded: boolean; other: number | null };

/** What Infra gives for an action, and to the owner what is within reach at most. */
export type ValueView = { infra: number; most: number | null };

export const CUBES = ['genetics', 'revelation'] as const;
export type Cube = (typeof CUBES)[number];

/** A player's colony. */
export type OwnColony = { tile: string; site: string; value: number };

/** The tile and base that a player took along from the era before. */
export type Legacy = { tile: string; base: BaseType; production: number };

/** A tile that a player can produce with; without a site it is the legacy. */
export type TileView = { site: string | null; box: number; production: number };

/** Points and where they come from. */
export type Score = { total: number; parts: Record<string, number> };

/** One player's headquarters, cards and counts. */
export interface PlayerView {
  seat: number;
  profit: number;
  cards: number;
  hand: string[] | null;
  known: string[];
  infra: (string | null)[];
  hq: string;
  boxes: Partial<Record<ActionType, Face>>[];
  values: Partial<Record<ActionType, ValueView>>;
  /** Where the teams enter the track of a star system; null: at the star itself. */
  enters: TrackBox | null;
  genetics: number;
  revelation: number;
  lap: Record<Cube, number>;
  progress: string[];
  adaptations: number;
  breakthroughs: number;
  colonies: OwnColony[];
  legacy: Legacy | null;
  supply: Partial<Record<BaseType, number>>;
  teams: (string | null)[];
  teams_hq: number;
  teams_gone: number;
  beyond: number[];
  bases: number;
  tiles: TileView[];
  passed: boolean;
  score: Score;
}

/** A contract, with how far each seat is. */
export interface ContractView {
  id: string;
  row: number;
  era: Era;
  text_key: string;
  reward: number;
  now: number | null;
  /** What it would pay whoever takes it now; where the question is about a printed reward, that. */
  pays: number;
  by: number | null;
  open: boolean;
  closed: boolean;
  need: number;
  have: number[];
  met: boolean[];
}

export const KINDS = ['adaptation', 'breakthrough'] as const;
export type ProgressKind = (typeof KINDS)[number];

/** A progress card on display, and which seats qualify for it. */
export type ProgressView = { name: string; kind: ProgressKind; left: number; profit: number; can: boolean[] };

/** The far site of an era, and whose markers it has. */
export type BeyondView = { site: string | null; markers: (number | null)[] };

/** What a Move costs something for; flat: one that is printed as a whole. */
export type LegKind = 'takeoff' | 'landing' | 'gravity' | 'border' | 'transit' | 'flat';

/** A part of the cost of a Move. */
export type Leg = { kind: LegKind; n: number };

/** The way of a Move: the regions that it leads through, what its cost is made of, where the team arrives. */
export interface Way {
  regions: string[];
  legs: Leg[];
  /** In a star system: the box of its track; null: at the place itself. */
  arrives: TrackBox | null;
}

/** What is being paid for, or what the details of which are asked. */
export interface Goal {
  action: ActionType;
  text: string;
  cost: number | null;
  from: string | null;
  to: string | null;
  bases: BaseType[];
  exposed: boolean;
  penalty: number;
  value: number | null;
  way: Way | null;
}

/** What a progress card adds to a payment or multiplies it by. */
export type Bonus = { id: string; value: number; multiplies: boolean };

export type SourceKind = 'hq' | 'card' | 'time' | 'base' | 'profit' | 'edge';

/** One source of a payment: whose it is, the mode it is used in, what it adds or multiplies by; 0: no number. */
export interface SourceView {
  kind: SourceKind;
  id: string;
  seat: number | null;
  shielded: boolean;
  value: number;
  multiplies: boolean;
  /** How many of it are used. */
  n: number;
}

/** One way to pay: its sources, who is rewarded for lending, its value, the penalty for radiation. */
export interface WayView {
  sources: SourceView[];
  rewarded: number[];
  value: number;
  penalty: number;
  /** Whether radiation is met with a shield. */
  sheltered: boolean;
  /** How many cards it takes from the hand. */
  spends: number;
}

/** What the answers to the question of payment are made of, by their notation. */
export interface Bill {
  /** The kind of value that is needed: colonies are helped by building. */
  action: ActionType;
  bonuses: Bonus[];
  ways: Record<string, WayView>;
  adds: Record<string, SourceView>;
  /** What a payment of one's own making holds so far. */
  picked: SourceView[];
}

/** A place that a team could go to; `alone`: also without what belongs to rivals. */
export type RouteView = { cost: number; exposed: boolean; legal: boolean; alone: boolean };

export const WINDOWS = [
  'turn_start',
  'before_research_take',
  'after_produce',
  'after_breakthrough',
  'after_contract',
  'before_discard',
  'turn_end',
] as const;
export type WindowName = (typeof WINDOWS)[number];

export const EDGES = [
  'competitors',
  'divert',
  'hack',
  'hostile_microbes',
  'incompatible',
  'intercept',
  'leak',
  'market_influence',
  'poach',
  'sabotage',
  'salvage',
] as const;
export type Edge = (typeof EDGES)[number];

/** A seat's own settings, and the Edge cards that fit now. */
export interface OwnView {
  seat: number;
  windows: Record<WindowName, boolean>;
  /** The Edge cards that can be played in each window. */
  cards: Record<WindowName, Edge[]>;
  edge: string[];
  window: WindowName | null;
}

/** The view of SpaceCorp. */
export interface SpaceCorp {
  /** The name of the data files that are played with. */
  data: string;
  /** The data files themselves, where they are not the standard ones. */
  facts: Record<string, unknown> | null;
  start: number;
  end: number;
  era: Era;
  era_number: number;
  turn: number;
  active: number;
  first: number;
  phase: Asked | 'over';
  asked: number | null;
  trigger: Trigger;
  sites: Record<string, SiteView>;
  players: PlayerView[];
  offers: (string | null)[];
  deck: number;
  discard: string[];
  time_pile: number;
  table: string[];
  aside: number;
  stacks: Partial<Record<StackName, number>>;
  unseen: Record<string, number>;
  unseen_tiles: Partial<Record<StackName, string[]>>;
  contracts: ContractView[];
  fulfilled: number;
  needed: number;
  progress: ProgressView[];
  colonies: string[];
  beyond: BeyondView;
  orion_first: boolean;
  wheel: number;
  owed: number[];
  forbidden: ActionType[];
  produced: number | null;
  /** The kinds of action that there are in this era. */
  actions: ActionType[];
  goal: Goal | null;
  /** For the player who pays alone. */
  bill: Bill | null;
  /** From each place where the viewer has a team that can act, to each place that it could go to. */
  routes: Record<string, Record<string, RouteView>>;
  me: OwnView | null;
}
