/* The view of SpaceCorp as the server sends it. */

import type { ActionType, Era } from './facts';

export type TrackBox = 'near' | 'middle' | 'far';
export interface TeamView {
  seat: number;
  team: number;
  box: TrackBox | null;
  acted: boolean;
  can_act: boolean;
}
export interface BaseView {
  seat: number;
  type: string;
}
export interface BoxView {
  stack: string | null;
  tile: string | null;
  production: number | null;
  colony_points: number;
  dead: boolean;
  base: BaseView | null;
}
export interface SiteView {
  teams: TeamView[];
  boxes: BoxView[];
  claim: { seat: number; team: number } | null;
  explore_cost: number | null;
  build_cost: number | null;
  locked: boolean;
  colony: { seat: number; tile: string } | null;
}
/** What a box of a headquarters shows for an action; `other` is the number of its other mode. */
export interface Face {
  value: number;
  multiplies: boolean;
  shielded: boolean;
  other: number | null;
}
export interface PlayerView {
  seat: number;
  profit: number;
  cards: number;
  hand: string[] | null;
  known: string[];
  infra: (string | null)[];
  hq: string;
  boxes: Partial<Record<ActionType, Face>>[];
  values: Partial<Record<ActionType, { infra: number; most: number | null }>>;
  genetics: number;
  revelation: number;
  lap: { genetics: number; revelation: number };
  progress: string[];
  adaptations: number;
  breakthroughs: number;
  colonies: { tile: string; site: string; value: number }[];
  legacy: { tile: string; base: string; production: number | null } | null;
  supply: Record<string, number>;
  teams_hq: number;
  teams_gone: number;
  beyond: number[];
  bases: number;
  tiles: { site: string | null; box: number; production: number }[];
  passed: boolean;
  score: { total: number; parts: Record<string, number> };
}
export interface ContractView {
  id: string;
  row: number;
  era: Era;
  text_key: string;
  reward: number;
  now: number | null;
  by: number | null;
  open: boolean;
  closed: boolean;
  need: number;
  have: number[];
  met: boolean[];
}
export interface ProgressView {
  name: string;
  kind: 'adaptation' | 'breakthrough';
  left: number;
  profit: number;
  can: boolean[];
}
export interface Goal {
  action: ActionType;
  text: string;
  cost: number | null;
  from?: string | null;
  to?: string | null;
  bases?: string[];
  exposed?: boolean;
  penalty?: number;
  value?: number | null;
  picked?: string[] | null;
}
/** A place that a team could go to; `alone`: also without what belongs to rivals. */
export interface RouteView {
  cost: number;
  exposed: boolean;
  legal: boolean;
  alone: boolean;
}
export interface Trigger {
  kind: null | 'contracts' | 'deck';
  by: number | null;
  last_turns: number[];
  passed: number[];
  rivals_closed: boolean;
}

export interface SpaceCorp {
  facts: unknown;
  start: number;
  end: number;
  era: Era;
  era_number: number;
  turn: number;
  active: number;
  first: number;
  phase: string;
  asked: number | null;
  trigger: Trigger;
  sites: Record<string, SiteView>;
  players: PlayerView[];
  offers: (string | null)[];
  deck: number;
  discard: string[];
  time_pile: number;
  table: string[];
  stacks: Record<string, number>;
  unseen: Record<string, number>;
  unseen_tiles: Record<string, string[]>;
  contracts: ContractView[];
  fulfilled: number;
  needed: number;
  progress: ProgressView[];
  colonies: string[];
  beyond: { site: string | null; markers: (number | null)[] };
  orion_first: boolean;
  wheel: number;
  owed: number[];
  forbidden: string[];
  produced: number | null;
  goal: Goal | null;
  routes: Record<string, Record<string, RouteView>>;
  me: { seat: number; windows: Record<string, boolean>; edge: string[]; window: string | null } | null;
}
