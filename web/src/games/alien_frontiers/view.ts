/* What the server shows of Alien Frontiers. Written from the Python types by tools/typescript.py: change those, then `make types`. */

/** The question of the moment. */
export type Phase =
  | 'roll'
  | 'actions'
  | 'place_colony'
  | 'hub_overflow'
  | 'raid'
  | 'swap_colony'
  | 'move_colony'
  | 'return_resources'
  | 'over';

/** Fuel and ore. */
export type Tokens = { fuel: number; ore: number };

/** Points and where they come from. */
export type Score = { total: number; parts: Record<string, number> };

export const CARD_TYPES = [
  'alien_city',
  'alien_monument',
  'booster_pod',
  'data_crystal',
  'gravity_manipulator',
  'holographic_decoy',
  'orbital_teleporter',
  'plasma_cannon',
  'polarity_device',
  'resource_cache',
  'stasis_beam',
  'temporal_warper',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** An alien tech card. */
export type CardView = { card: string; type: CardType };

/** A card in a hand: whether its power was used this turn and what it costs, with the price before any bonus. */
export interface HandCard extends CardView {
  used: boolean;
  cost: number | null;
  base_cost: number | null;
  /** Whether it is worth a point. */
  scores: boolean;
}

export const FACILITIES = [
  'solar_converter',
  'lunar_mine',
  'alien_artifact',
  'orbital_market',
  'shipyard',
  'colony_constructor',
  'raiders_outpost',
  'terraforming_station',
  'colonist_hub',
] as const;
export type Facility = (typeof FACILITIES)[number];

/** Where a ship is that is at no facility. */
export const PLACES = ['stock', 'unplaced', 'bay', 'burroughs_desert'] as const;
export type Berth = (typeof PLACES)[number];

/** Where a ship is and what it shows. */
export type Craft = { value: number; at: Facility | Berth; dock: number | null };

/** A ship of a fleet. */
export type ShipView = Craft & { id: number };

export const TERRITORIES = [
  'heinlein_plains',
  'pohl_foothills',
  'van_vogt_mountains',
  'bradbury_plateau',
  'asimov_crater',
  'herbert_valley',
  'lem_badlands',
  'burroughs_desert',
] as const;
export type Territory = (typeof TERRITORIES)[number];

/** One player's panel. */
export interface PlayerView {
  seat: number;
  fuel: number;
  ore: number;
  reserve: number;
  /** The colonies on the planet. */
  landed: number;
  /** The colony on the track of the Hub, if there is one. */
  at_hub: number;
  circle: number;
  colonies: number;
  fleet: number;
  stock: number;
  score: Score;
  hand: HandCard[];
  ships: ShipView[];
  bonuses: Territory[];
}

/** The Relic Ship. */
export type RelicView = Craft & { owner: number | null };

/** A ship at a dock. */
export interface DockedShip {
  seat: number;
  id: number;
  value: number;
  relic: boolean;
  /** Whether its value counts towards the claim of a card this turn. */
  counts: boolean;
}

/** A dock; it is blocked where fewer play. */
export type DockView = { blocked: boolean; ship: DockedShip | null };

/** A facility with the docks that all share; `next`: the docks that one ship, two ships ... would take. */
export type DocksView = { docks: DockView[]; next: number[][] };

/** A player's track of the Colonist Hub. */
export interface TrackView {
  seat: number;
  circle: number;
  docks: DockView[];
  /** The docks that one ship, two ships ... would take. */
  next: number[][];
}

/** The Colonist Hub; `last`: the circle from which a colony is launched. */
export type HubView = { last: number; tracks: TrackView[] };

/** The orbital facilities. */
export interface FacilitiesView {
  solar_converter: DocksView;
  lunar_mine: DocksView;
  alien_artifact: DocksView;
  orbital_market: DocksView;
  shipyard: DocksView;
  colony_constructor: DocksView;
  raiders_outpost: DocksView;
  terraforming_station: DocksView;
  colonist_hub: HubView;
}

export const FIELDS = ['isolation', 'positron', 'repulsor'] as const;
export type Field = (typeof FIELDS)[number];

/** A territory: the colonies of each seat, who controls it, and the fields on it. */
export type TerritoryView = { colonies: number[]; controller: number | null; fields: Field[] };

/** The Alien Artifact: the values docked there this turn, what a claim needs, and the cycles left. */
export type ArtifactView = { total: number; needed: number; enough: boolean; cycles: number };

/** The price of a ship, with the price before the bonus. */
export interface ShipCost extends Tokens {
  base: number;
  /** Which ship of the fleet it would be. */
  number: number;
}

/** The price of a colony at the Colony Constructor, with the price before the bonus. */
export type ConstructorCost = { ore: number; base: number };

/** The active seat's prices. */
export type CostsView = { ship: ShipCost | null; constructor: ConstructorCost; solar_bonus: number };

export type Token = 'fuel' | 'ore';

/** Tokens of one kind that something costs the active seat, the price before a bonus, and what would be left. */
export type Price = { kind: Token; n: number; was: number; left: number };

/** The view of Alien Frontiers. */
export interface AlienFrontiers {
  turn: number;
  first: number;
  active: number;
  phase: Phase;
  stock: Tokens;
  players: PlayerView[];
  relic: RelicView;
  facilities: FacilitiesView;
  territories: Record<Territory, TerritoryView>;
  display: CardView[];
  discard: CardView[];
  deck: number;
  unseen: CardType[];
  artifact: ArtifactView;
  market_rate: number | null;
  mine_minimum: number;
  outpost_sum: number;
  costs: CostsView;
  /** What docking costs the active seat now, where it costs anything. */
  prices: Partial<Record<Facility, Price[]>>;
  relic_price: Price[];
  borrowed: Territory | null;
  discard_power_used: boolean;
  /** Where the active seat can still dock: why the turn cannot end yet. */
  can_dock: Facility[];
}
