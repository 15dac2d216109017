/* What can happen in Alien Frontiers. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { Facility, Field, Territory } from './view';

/** The game ended. */
export interface GameOver {
  event: 'game_over';
  winners: number[];
}

/** Something happened to a player. */
export interface OfSeat {
  seat: number;
}

/** A player's turn began. */
export interface TurnBegan extends OfSeat {
  event: 'turn_began';
  turn: number;
}

/** A ship of a fleet and its value. */
export interface Die {
  id: number;
  value: number;
}

/** A player gathered and rolled all ships. */
export interface Rolled extends OfSeat {
  event: 'rolled';
  dice: Die[];
}

/** Some unplaced ships were rolled again. */
export interface Rerolled extends OfSeat {
  event: 'rerolled';
  dice: Die[];
}

/** A ship and the dock that it went to. */
export type PlacedDie = Die & { dock: number };

/** Ships were docked together at a facility. */
export interface Docked extends OfSeat {
  event: 'docked';
  facility: Facility;
  ships: PlacedDie[];
}

/** Where tokens come from. */
export type Source = Facility | 'resource_cache';

/** A player got or gave tokens. */
export interface OfTokens extends OfSeat {
  fuel: number;
  ore: number;
}

/** A player took tokens from the stock. */
export interface Gained extends OfTokens {
  event: 'gained';
  source: Source;
}

/** A player paid tokens to the stock. */
export type Paid = OfTokens & { event: 'paid' };

/** A player gave back tokens above the limit. */
export type Returned = OfTokens & { event: 'returned' };

/** A player bought an ore at the Orbital Market. */
export interface Traded extends OfSeat {
  event: 'traded';
  fuel: number;
}

/** A colony moved along its track of the Colonist Hub. */
export interface Advanced extends OfSeat {
  event: 'advanced';
  circle: number;
  by: number;
}

/** A colony left the Colonist Hub for the planet. */
export type Launched = OfSeat & { event: 'launched' };

/** A colony landed on a territory. */
export interface Landed extends OfSeat {
  event: 'landed';
  territory: Territory;
}

/** A new ship stands in the Maintenance Bay. */
export interface Built extends OfSeat {
  event: 'built';
  ship: number;
}

/** Ships of a player were sent from a facility to the Maintenance Bay. */
export interface OfShips extends OfSeat {
  facility: Facility;
  ships: Die[];
}

/** Ships were thrown out of the Raiders' Outpost into the Maintenance Bay. */
export type Bumped = OfShips & { event: 'bumped' };

/** Cards were turned up on the display. */
export interface Shown {
  event: 'shown';
  cards: string[];
}

/** A player put the displayed cards on the discard pile. */
export interface Cycled extends OfSeat {
  event: 'cycled';
  cards: string[];
}

/** The discard pile became the new deck, of so many cards. */
export interface Reshuffled {
  event: 'reshuffled';
  cards: number;
}

/** A player got, used or lost a card. */
export type OfCard = OfSeat & { card: string };

/** A player took a displayed card for the ships at the Alien Artifact. */
export type Claimed = OfCard & { event: 'claimed' };

/** A player got a card in the set-up. */
export type Dealt = OfCard & { event: 'dealt' };

/** A player used the fuel power of a card. */
export type PowerUsed = OfCard & { event: 'power_used' };

/** A player discarded a card for its discard power. */
export type CardDiscarded = OfCard & { event: 'card_discarded' };

/** A player took a card from the discard pile. */
export type CardTaken = OfCard & { event: 'card_taken' };

/** A Resource Cache paid both kinds and was discarded. */
export interface CacheEmptied extends OfCard {
  event: 'cache_emptied';
  type: number;
}

/** An unplaced ship was turned to another value. */
export interface ShipChanged extends OfSeat {
  event: 'ship_changed';
  id: number;
  from: number;
  to: number;
}

/** A player borrowed the bonus of a territory until the end of the turn. */
export interface Borrowed extends OfSeat {
  event: 'borrowed';
  territory: Territory;
}

/** A field generator came to a territory or left it. */
export interface OfField extends OfSeat {
  field: Field;
  territory: Territory;
}

/** A field generator was put on a territory. */
export type FieldPlaced = OfField & { event: 'field_placed' };

/** A field generator was taken off the planet. */
export type FieldRemoved = OfField & { event: 'field_removed' };

/** Two colonies of different players changed places. */
export interface ColoniesSwapped extends OfSeat {
  event: 'colonies_swapped';
  territory_a: Territory;
  owner_a: number;
  territory_b: Territory;
  owner_b: number;
}

/** A colony was moved to another territory. */
export interface ColonyMoved extends OfSeat {
  event: 'colony_moved';
  owner: number;
  from: Territory;
  to: Territory;
}

/** A Plasma Cannon sent ships from a facility to the Maintenance Bay (Terraforming Station: off the board). */
export type Ejected = OfShips & { event: 'ejected' };

/** A ship went back to its owner's ship stock. */
export interface ShipLost extends OfSeat {
  event: 'ship_lost';
  id: number;
  facility: Facility;
}

/** A docked ship was lifted to another facility. */
export interface Teleported extends OfSeat {
  event: 'teleported';
  id: number;
  value: number;
  from: Facility;
  to: Facility;
}

/** A raider stole tokens. */
export interface RaidedResources extends OfSeat {
  event: 'raided_resources';
  victim: number;
  fuel: number;
  ore: number;
}

/** A raider stole a card; one of a type that the raider holds already is discarded instead. */
export interface RaidedCard extends OfSeat {
  event: 'raided_card';
  victim: number;
  card: string;
  kept: boolean;
}

/** A raider took nothing. */
export type RaidWaived = OfSeat & { event: 'raid_waived' };

/** A player bought the Relic Ship. */
export type RelicBought = OfSeat & { event: 'relic_bought' };

/** The Relic Ship went back to Burroughs Desert. */
export type RelicReturned = OfSeat & { event: 'relic_returned' };

/** Ships that found no dock went to the Maintenance Bay. */
export interface LaidUp extends OfSeat {
  event: 'laid_up';
  ships: Die[];
}

/** An advance beyond the last circle of the Colonist Hub was lost. */
export type ExcessLost = OfSeat & { event: 'excess_lost' };

/** Anything that can happen in Alien Frontiers. */
export type Happening =
  | GameOver
  | TurnBegan
  | Rolled
  | Rerolled
  | Docked
  | Gained
  | Paid
  | Returned
  | Traded
  | Advanced
  | Launched
  | Landed
  | Built
  | Bumped
  | Shown
  | Cycled
  | Reshuffled
  | Claimed
  | Dealt
  | PowerUsed
  | CardDiscarded
  | CardTaken
  | CacheEmptied
  | ShipChanged
  | Borrowed
  | FieldPlaced
  | FieldRemoved
  | ColoniesSwapped
  | ColonyMoved
  | Ejected
  | ShipLost
  | Teleported
  | RaidedResources
  | RaidedCard
  | RaidWaived
  | RelicBought
  | RelicReturned
  | LaidUp
  | ExcessLost;
