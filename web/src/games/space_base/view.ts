/* The view of Space Base as the server sends it. */

/** A card that lies on a console: its cubes, the cells in use, and whether its ability can be paid. */
export interface Placed {
  card: string;
  cubes: number;
  cells: number;
  ready: boolean;
}
export interface SectorView {
  sector: number;
  station: Placed;
  deployed: Placed[];
  colonised: boolean;
}
export interface Gain {
  credits: number;
  income: number;
  vp: number;
}

/** What a use of the dice brings for sure; `arrows` are still to be aimed. */
export interface Bring extends Gain {
  sectors: number[];
  charged: string[];
  claims: number[];
  arrows: { card: string; sector: number; to: number[] }[];
}
export interface Brings {
  sum: Bring;
  separate?: Bring;
  shifted: Bring[];
}

export interface PlayerView extends Gain {
  seat: number;
  score: { total: number; parts: Record<string, number> };
  waived: boolean;
  asked: string | null;
  sectors: SectorView[];
  expected: { own: Gain; others: Gain };
  brings: Brings | null;
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
  hits: number[];
  shipyard: Record<Level, (string | null)[]>;
  decks: Record<Level, number>;
  unseen: Record<Level, string[]>;
  returned: Record<Level, string[]>;
  colonies: string[];
  players: PlayerView[];
}

export const KINDS = ['credits', 'income', 'vp'] as const;
export type Kind = (typeof KINDS)[number];
export const LEVELS: Level[] = [3, 2, 1];
