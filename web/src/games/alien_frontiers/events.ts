/* What can happen in Alien Frontiers. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { Facility, Field, Territory } from './view';

/** The game ended. */
export type GameOver = { event: 'game_over'; winners: number[] };

/** Something happened to a player. */
export type OfSeat = { seat: number };

/** A player's turn began. */
export type TurnBegan = OfSeat & { event: 'turn_began'; turn: number };

/** A ship of a fleet and its value. */
export type Die = { id: number; value: number };

/** A player gathered and rolled all ships. */
export type Rolled = OfSeat & { event: 'rolled'; dice: Die[] };

/** Some unplaced ships were rolled again. */
export type Rerolled = OfSeat & { event: 'rerolled'; dice: Die[] };

/** A ship and the dock that it went to. */
export type PlacedDie = Die & { dock: number };

/** Ships were docked together at a facility. */
export type Docked = OfSeat & { event: 'docked'; facility: Facility; ships: PlacedDie[] };

/** Where tokens come from. */
export type Source = Facility | 'resource_cache';

/** A player got or gave tokens. */
export type OfTokens = OfSeat & { fuel: number; ore: number };

/** A player took tokens from the stock. */
export type Gained = OfTokens & { event: 'gained'; source: Source };

/** A player paid tokens to the stock. */
export type Paid = OfTokens & { event: 'paid' };

/** A player gave back tokens above the limit. */
export type Returned = OfTokens & { event: 'returned' };

/** A player bought an ore at the Orbital Market. */
export type Traded = OfSeat & { event: 'traded'; fuel: number };

/** A colony moved along its track of the Colonist Hub. */
export type Advanced = OfSeat & { event: 'advanced'; circle: number; by: number };

/** A colony left the Colonist Hub for the planet. */
export type Launched = OfSeat & { event: 'launched' };

/** A colony landed on a territory. */
export type Landed = OfSeat & { event: 'landed'; territory: Territory };

/** A new ship stands in the Maintenance Bay. */
export type Built = OfSeat & { event: 'built'; ship: number };

/** Ships of a player were sent from a facility to the Maintenance Bay. */
export type OfShips = OfSeat & { facility: Facility; ships: Die[] };

/** Ships were thrown out of the Raiders' Outpost into the Maintenance Bay. */
export type Bumped = OfShips & { event: 'bumped' };

/** Cards were turned up on the display. */
export type Shown = { event: 'shown'; cards: string[] };

/** A player put the displayed cards on the discard pile. */
export type Cycled = OfSeat & { event: 'cycled'; cards: string[] };

/** The discard pile became the new deck, of so many cards. */
export type Reshuffled = { event: 'reshuffled'; cards: number };

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
export type CacheEmptied = OfCard & { event: 'cache_emptied'; type: number };

/** An unplaced ship was turned to another value. */
export type ShipChanged = OfSeat & { event: 'ship_changed'; id: number; from: number; to: number };

/** A player borrowed the bonus of a territory until the end of the turn. */
export type Borrowed = OfSeat & { event: 'borrowed'; territory: Territory };

/** A field generator came to a territory or left it. */
export type OfField = OfSeat & { field: Field; territory: Territory };

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
export type ColonyMoved = OfSeat & { event: 'colony_moved'; owner: number; from: Territory; to: Territory };

/** A Plasma Cannon sent ships from a facility to the Maintenance Bay (Terraforming Station: off the board). */
export type Ejected = OfShips & { event: 'ejected' };

/** A ship went back to its owner's ship stock. */
export type ShipLost = OfSeat & { event: 'ship_lost'; id: number; facility: Facility };

/** A docked ship was lifted to another facility. */
export type Teleported = OfSeat & { event: 'teleported'; id: number; value: number; from: Facility; to: Facility };

/** A raider stole tokens. */
export type RaidedResources = OfSeat & { event: 'raided_resources'; victim: number; fuel: number; ore: number };

/** A raider stole a card; one of a type that the raider holds already is discarded instead. */
export type RaidedCard = OfSeat & { event: 'raided_card'; victim: number; card: string; kept: boolean };

/** A raider took nothing. */
export type RaidWaived = OfSeat & { event: 'raid_waived' };

/** A player bought the Relic Ship. */
export type RelicBought = OfSeat & { event: 'relic_bought' };

/** The Relic Ship went back to Burroughs Desert. */
export type RelicReturned = OfSeat & { event: 'relic_returned' };

/** Ships that found no dock went to the Maintenance Bay. */
export type LaidUp = OfSeat & { event: 'laid_up'; ships: Die[] };

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
