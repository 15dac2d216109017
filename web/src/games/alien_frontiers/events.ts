/* What can happen in Alien Frontiers. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { Facility, Field, Territory } from './view';

/** A player's turn began. */
export interface TurnBegan {
  event: 'turn_began';
  seat: number;
  turn: number;
}

/** A ship of a fleet and its value. */
export interface Die {
  id: number;
  value: number;
}

/** Ships were rolled: all of a fleet, or some again. */
export interface Rolled {
  event: 'rolled' | 'rerolled';
  seat: number;
  dice: Die[];
}

/** A ship and the dock that it went to. */
export interface PlacedDie extends Die {
  dock: number;
}

/** Ships were docked together at a facility. */
export interface Docked {
  event: 'docked';
  seat: number;
  facility: Facility;
  ships: PlacedDie[];
}

/** Where tokens come from. */
export type Source = Facility | 'resource_cache';

/** A player took tokens from the stock. */
export interface Gained {
  event: 'gained';
  seat: number;
  fuel: number;
  ore: number;
  source: Source;
}

/** A player paid tokens to the stock, or gave back those above the limit. */
export interface Paid {
  event: 'paid' | 'returned';
  seat: number;
  fuel: number;
  ore: number;
}

/** A player bought an ore at the Orbital Market. */
export interface Traded {
  event: 'traded';
  seat: number;
  fuel: number;
}

/** A colony moved along its track of the Colonist Hub. */
export interface Advanced {
  event: 'advanced';
  seat: number;
  circle: number;
  by: number;
}

/** Something happened of which there is no more to tell than whose it is. */
export interface Done {
  event: 'launched' | 'raid_waived' | 'relic_bought' | 'relic_returned' | 'excess_lost';
  seat: number;
}

/** A colony landed on a territory, or its bonus was borrowed. */
export interface OnTerritory {
  event: 'landed' | 'borrowed';
  seat: number;
  territory: Territory;
}

/** A new ship stands in the Maintenance Bay. */
export interface Built {
  event: 'built';
  seat: number;
  ship: number;
}

/** Ships of a player were sent from a facility to the Maintenance Bay. */
export interface Driven {
  event: 'bumped' | 'ejected';
  seat: number;
  facility: Facility;
  ships: Die[];
}

/** Cards were turned up on the display. */
export interface Shown {
  event: 'shown';
  cards: string[];
}

/** A player put the displayed cards on the discard pile. */
export interface Cycled {
  event: 'cycled';
  seat: number;
  cards: string[];
}

/** The discard pile became the new deck, of so many cards. */
export interface Reshuffled {
  event: 'reshuffled';
  cards: number;
}

/** A player got, used or discarded a card. */
export interface OfCard {
  event: 'claimed' | 'dealt' | 'power_used' | 'card_discarded' | 'card_taken';
  seat: number;
  card: string;
}

/** A Resource Cache paid both kinds and was discarded. */
export interface CacheEmptied {
  event: 'cache_emptied';
  seat: number;
  card: string;
  type: number;
}

/** An unplaced ship was turned to another value. */
export interface ShipChanged {
  event: 'ship_changed';
  seat: number;
  id: number;
  from: number;
  to: number;
}

/** A field generator was put on a territory or taken off the planet. */
export interface FieldMoved {
  event: 'field_placed' | 'field_removed';
  seat: number;
  field: Field;
  territory: Territory;
}

/** Two colonies of different players changed places. */
export interface ColoniesSwapped {
  event: 'colonies_swapped';
  seat: number;
  territory_a: Territory;
  owner_a: number;
  territory_b: Territory;
  owner_b: number;
}

/** A colony was moved to another territory. */
export interface ColonyMoved {
  event: 'colony_moved';
  seat: number;
  owner: number;
  from: Territory;
  to: Territory;
}

/** A ship went back to its owner's ship stock. */
export interface ShipLost {
  event: 'ship_lost';
  seat: number;
  id: number;
  facility: Facility;
}

/** A docked ship was lifted to another facility. */
export interface Teleported {
  event: 'teleported';
  seat: number;
  id: number;
  value: number;
  from: Facility;
  to: Facility;
}

/** A raider stole tokens. */
export interface RaidedResources {
  event: 'raided_resources';
  seat: number;
  victim: number;
  fuel: number;
  ore: number;
}

/** A raider stole a card; one of a type that the raider holds already is discarded instead. */
export interface RaidedCard {
  event: 'raided_card';
  seat: number;
  victim: number;
  card: string;
  kept: boolean;
}

/** Ships that found no dock went to the Maintenance Bay. */
export interface LaidUp {
  event: 'laid_up';
  seat: number;
  ships: Die[];
}

/** The last colony of a player has landed. */
export interface GameOver {
  event: 'game_over';
  winners: number[];
}

/** Anything that can happen in Alien Frontiers. */
export type Happening =
  | TurnBegan
  | Rolled
  | Docked
  | Gained
  | Paid
  | Traded
  | Advanced
  | Done
  | OnTerritory
  | Built
  | Driven
  | Shown
  | Cycled
  | Reshuffled
  | OfCard
  | CacheEmptied
  | ShipChanged
  | FieldMoved
  | ColoniesSwapped
  | ColonyMoved
  | ShipLost
  | Teleported
  | RaidedResources
  | RaidedCard
  | LaidUp
  | GameOver;
