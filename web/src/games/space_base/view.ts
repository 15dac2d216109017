/* The view of Space Base as the server sends it. */

/** A card that lies on a console: its cubes, the cells in use, whether its ability can be paid, and whether it takes a
    cube when its sector is collected. */
export interface Placed {
  card: string;
  cubes: number;
  cells: number;
  ready: boolean;
  charges: boolean;
}

/** What cards pay when their sector is collected: the amounts that there are. */
export interface Pays {
  credits?: number;
  income?: number;
  vp?: number;
  cubes?: number;
  arrows?: ('left' | 'right')[];
}
export interface SectorView {
  sector: number;
  station: Placed;
  deployed: Placed[];
  /** What the station pays on the owner's turns, and what the patrols pay on those of others. */
  pays: { own: Pays; others: Pays };
  colonised: boolean;
}
export interface Gain {
  credits: number;
  income: number;
  vp: number;
}

/** What a use of the dice brings for sure; `arrows` are still to be aimed. `steps`: how far the sum is shifted.
    `then`: the credits afterwards, `reach`: the cards that these can buy. */
export interface Bring extends Gain {
  sectors: number[];
  steps: number;
  then: number;
  reach: string[];
  charged: string[];
  claims: number[];
  arrows: { card: string; sector: number; to: number[] }[];
}
export interface Brings {
  sum: Bring;
  separate?: Bring;
  shifted: Bring[];
}

/** What a card that is offered would change; `sector`: where it goes, `out`: the card that it sends on patrol. */
export interface Deal extends Gain {
  card: string;
  sector: number | null;
  out: string | null;
}

export interface PlayerView extends Gain {
  seat: number;
  score: { total: number; parts: Record<string, number> };
  waived: boolean;
  asked: string | null;
  sectors: SectorView[];
  expected: { own: Gain; others: Gain };
  brings: Brings | null;
  /** By the notation of each offer of a card; null: not this viewer's business. */
  deals: Record<string, Deal> | null;
  /** The cards that the credits can buy now. */
  reach: string[] | null;
  text_rewards: { claims: number[]; buys: number };
  dealt?: string[];
  picked?: string[] | null;
  left?: number | null;
}

export type Level = 1 | 2 | 3;

export interface SpaceBase {
  round: number;
  extra_round: number;
  first: number;
  active: number;
  phase: string;
  window: { phase: number; seat: number } | null;
  end_triggered: boolean;
  target: number;
  winner: number | null;
  dice: [number | null, number | null];
  rolled: { total: number; sectors: number[] } | null;
  hits: number[];
  shipyard: Record<Level, (string | null)[]>;
  decks: Record<Level, number>;
  unseen: Record<Level, string[]>;
  returned: Record<Level, string[]>;
  /** The cells in use on both sides of the ships on offer that have any. */
  cells: Record<string, { station: number; deployed: number }>;
  colonies: string[];
  players: PlayerView[];
}

export const KINDS = ['credits', 'income', 'vp'] as const;
export type Kind = (typeof KINDS)[number];
export const LEVELS: Level[] = [3, 2, 1];
