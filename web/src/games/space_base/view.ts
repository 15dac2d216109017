/* What the server shows of Space Base. Written from the Python types by tools/typescript.py: change those, then `make types`. */

/** What a seat or the table is asked. */
export type Asked =
  | 'roll'
  | 'reroll'
  | 'use_dice'
  | 'allocate'
  | 'shift'
  | 'rewards'
  | 'double'
  | 'aim'
  | 'repeat'
  | 'window'
  | 'resolve'
  | 'purchase'
  | 'acquire'
  | 'place'
  | 'text_rewards'
  | 'add_charge'
  | 'move_charge'
  | 'exchange'
  | 'end_of_turn'
  | 'light_speed'
  | 'pick';

/** The window for charged abilities that is open, and who is visited. */
export type WindowView = { phase: number; seat: number };

/** What the dice show together: their sum, and the sectors that they offer. */
export type Rolled = { total: number; sectors: number[] };

/** A level of the shipyard. */
export const LEVEL_NAMES = ['1', '2', '3'] as const;
export type Level = (typeof LEVEL_NAMES)[number];

/** How many cells both sides of a ship have in use. */
export type Cells = { station: number; deployed: number };

/** Points and where they come from. */
export type Score = { total: number; parts: Record<string, number> };

/** A card that lies on a console: its cubes, the cells in use, and whether its ability can be paid. */
export interface Placed {
  card: string;
  cubes: number;
  cells: number;
  ready: boolean;
  /** Whether it takes a cube when its sector is collected. */
  charges: boolean;
}

export type Direction = 'left' | 'right';

/** What cards pay when their sector is collected: the amounts that there are. */
export type Pays = { credits?: number; income?: number; vp?: number; cubes?: number; arrows?: Direction[] };

/** What a sector pays: its station on the owner's turns, its patrols on those of others. */
export type SectorPays = { own: Pays; others: Pays };

/** The cards of one sector. */
export type SectorView = { sector: number; station: Placed; deployed: Placed[]; pays: SectorPays; colonised: boolean };

/** What one roll brings on average. */
export type Expected = { credits: number; income: number; vp: number };

/** What rolls bring on average: one's own and another's. */
export type Expectations = { own: Expected; others: Expected };

/** A two-way arrow still to be aimed: where it lies and where it may point. */
export type Arrow = { card: string; sector: number; to: number[] };

/** What can be earned. */
export type Gain = { credits: number; income: number; vp: number };

/** What a use of the dice brings for sure; `arrows` are still to be aimed. */
export interface Bring extends Gain {
  sectors: number[];
  /** How far the sum is shifted. */
  steps: number;
  /** The credits afterwards. */
  then: number;
  /** The cards that these can buy. */
  reach: string[];
  charged: string[];
  claims: number[];
  arrows: Arrow[];
}

/** What each use of the dice would bring: their sum, each on its own, the sectors that shifts can reach. */
export type Brings = { sum: Bring; separate?: Bring; shifted: Bring[] };

/** What a card that is offered would change, where it goes and which card it sends out, where that is known. */
export type Deal = Gain & { card: string; sector: number | null; out: string | null };

/** Rewards still to be taken: ships of each level to claim, ships to buy. */
export type TextRewards = { claims: number[]; buys: number };

/** One player's tracks, console and expectations. */
export interface PlayerView extends Gain {
  seat: number;
  score: Score;
  waived: boolean;
  asked: Asked | null;
  sectors: SectorView[];
  expected: Expectations;
  brings: Brings | null;
  /** By the notation of each offer of a card, while one is asked for. */
  deals: Record<string, Deal> | null;
  /** The cards that the credits can buy now, for whoever is asked or looks. */
  reach: string[] | null;
  text_rewards: TextRewards;
  /** At light speed: the ships to choose from. */
  dealt?: string[];
  /** At light speed: the ships chosen so far, for their owner alone. */
  picked?: string[] | null;
  /** At light speed: the credits that those leave. */
  left?: number | null;
}

/** The view of Space Base. */
export interface SpaceBase {
  round: number;
  extra_round: number;
  first: number;
  active: number;
  phase: Asked | 'over';
  window: WindowView | null;
  end_triggered: boolean;
  target: number;
  winner: number | null;
  dice: [number | null, number | null];
  rolled: Rolled | null;
  hits: number[];
  shipyard: Record<Level, (string | null)[]>;
  decks: Record<Level, number>;
  unseen: Record<Level, string[]>;
  returned: Record<Level, string[]>;
  /** Of the ships on offer that have any. */
  cells: Record<string, Cells>;
  colonies: string[];
  players: PlayerView[];
}
