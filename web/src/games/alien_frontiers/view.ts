/* The view of Alien Frontiers as the server sends it. */

import type { Territory } from '../../art/planet';

export type { Territory };
export type Facility =
  | 'solar_converter'
  | 'lunar_mine'
  | 'alien_artifact'
  | 'orbital_market'
  | 'shipyard'
  | 'colony_constructor'
  | 'raiders_outpost'
  | 'terraforming_station'
  | 'colonist_hub';
export type Place = Facility | 'maintenance_bay';
export type Field = 'isolation' | 'positron' | 'repulsor';

export const PLACES: Place[] = [
  'solar_converter',
  'colony_constructor',
  'colonist_hub',
  'alien_artifact',
  'shipyard',
  'lunar_mine',
  'orbital_market',
  'raiders_outpost',
  'terraforming_station',
  'maintenance_bay',
];

export interface DockedShip {
  seat: number;
  id: number;
  value: number;
  relic: boolean;
}
export interface DockView {
  blocked: boolean;
  ship: DockedShip | null;
}
export interface CardView {
  card: string;
  type: string;
}
export interface HandCard extends CardView {
  used: boolean;
  cost: number | null;
  base_cost: number | null;
}
export interface ShipView {
  id: number;
  value: number;
  at: string;
  dock: number | null;
}
export interface PlayerView {
  seat: number;
  fuel: number;
  ore: number;
  reserve: number;
  circle: number;
  colonies: number;
  fleet: number;
  stock: number;
  score: { total: number; parts: Record<string, number> };
  hand: HandCard[];
  ships: ShipView[];
  bonuses: Territory[];
}
export interface TerritoryView {
  colonies: number[];
  controller: number | null;
  fields: Field[];
}
export interface TrackView {
  seat: number;
  circle: number;
  docks: DockView[];
}

export interface AlienFrontiers {
  turn: number;
  first: number;
  active: number;
  phase:
    | 'roll'
    | 'actions'
    | 'place_colony'
    | 'hub_overflow'
    | 'raid'
    | 'swap_colony'
    | 'move_colony'
    | 'return_resources'
    | 'over';
  stock: { fuel: number; ore: number };
  players: PlayerView[];
  relic: { owner: number | null; value: number; at: string; dock: number | null };
  facilities: Record<Exclude<Facility, 'colonist_hub'>, { docks: DockView[] }> & {
    colonist_hub: { tracks: TrackView[] };
  };
  territories: Record<Territory, TerritoryView>;
  display: CardView[];
  discard: CardView[];
  deck: number;
  unseen: string[];
  artifact: { total: number; needed: number; cycles: number };
  market_rate: number | null;
  mine_minimum: number;
  outpost_sum: number;
  costs: {
    ship: { fuel: number; ore: number; base: number } | null;
    constructor: { ore: number; base: number };
    solar_bonus: number;
  };
  borrowed: Territory | null;
  discard_power_used: boolean;
  can_dock: Facility[];
}

/** The relic's number where ships are counted. */
export const RELIC = 6;
