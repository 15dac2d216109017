/* What can happen in Planet Unknown. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { EndTrigger, Rating, Ring, Terrain, Track } from './view';

/** Something happened to a player. */
export type OfSeat = { seat: number };

/** A seat's planet and corporation are known. */
export type SidesChosen = OfSeat & { event: 'sides_chosen'; planet: string };

/** Somebody else put a personal objective back into the box. */
export type ObjectiveDroppedUnseen = OfSeat & { event: 'objective_dropped_unseen' };

/** Something happened of which others than the player see less. */
export type Secret = OfSeat;

/** A seat put one of its personal objectives back into the box. */
export type ObjectiveDropped = Secret & { event: 'objective_dropped'; objective: number };

/** A round began. */
export type RoundBegan = { event: 'round_began'; round: number; commander: number };

/** A round of a lone player began. */
export type SoloRoundBegan = { event: 'solo_round_began'; round: number };

/** The station turned; the sector faces whoever turned it. */
export type Turned = { event: 'turned'; rotation: number; sector: string };

/** An event was turned up. */
export type EventRevealed = { event: 'event_revealed'; card: number; left: number };

/** Somebody else looked at the next event. */
export type PeekedUnseen = OfSeat & { event: 'peeked_unseen' };

/** A seat looked at the next event. */
export type Peeked = Secret & { event: 'peeked'; card: number };

/** An event added cards to the civ stacks or removed some. */
export type CivStacksChanged = { event: 'civ_stacks_changed'; added: number; removed: number };

/** A whole stack of tiles left the game. */
export type StackRemoved = OfSeat & { event: 'stack_removed'; shape: string };

/** The next tile of a stack became visible. */
export type Uncovered = { event: 'uncovered'; shape: string; tile: string };

/** A player took, placed or set aside a tile. */
export type OfTile = OfSeat & { tile: string };

/** A seat took a tile. */
export type Took = OfTile & { event: 'took'; ring: Ring };

/** A seat could not place either tile and set one aside. */
export type SetAside = OfTile & { event: 'set_aside' };

/** A tile was placed. */
export type Placed = OfTile & { event: 'placed'; square: string; rot: number; flip: boolean };

/** Both stacks of a seat's sector are empty. */
export type NothingTaken = OfSeat & { event: 'nothing_taken' };

/** A station of the placed tile gives nothing. */
export type StationIgnored = OfSeat & { event: 'station_ignored'; terrain: Terrain };

/** Something happened on a square of a player's planet. */
export type OnSquare = OfSeat & { square: string };

/** A patch was placed. */
export type PatchPlaced = OnSquare & { event: 'patch_placed' };

/** A patch was stored for the end of the game. */
export type PatchStored = OfSeat & { event: 'patch_stored' };

/** A seat is done with its tile. */
export type Finished = OfSeat & { event: 'finished' };

/** A marker came onto a cell, or the cell on which it stands gave its bonus again. */
export type MarkerMoved = OfSeat & { marker: Track; track: Track; row: number };

/** A marker went up. */
export type Advanced = MarkerMoved & { event: 'advanced' };

/** A marker went to another track. */
export type Crossed = MarkerMoved & { event: 'crossed' };

/** The last cell of the rover track gave its points again. */
export type Repeated = MarkerMoved & { event: 'repeated' };

/** A marker went down. */
export type Regressed = MarkerMoved & { event: 'regressed' };

/** A marker went back to the start of its track. */
export type MarkerReset = OfSeat & { event: 'marker_reset'; marker: Track };

/** The flux token marks a track. */
export type FluxMoved = OfSeat & { event: 'flux_moved'; track: Track };

/** A technology was used or unlocked. */
export type OfTechnology = OfSeat & { level: number };

/** A seat used a technology. */
export type TechnologyUsed = OfTechnology & { event: 'technology_used' };

/** A lifepod unlocked a technology. */
export type TechnologyUnlocked = OfTechnology & { event: 'technology_unlocked' };

/** A seat gained movement points. */
export type GainedMovement = OfSeat & { event: 'gained_movement'; points: number };

/** A rover came onto the planet. */
export type RoverPlaced = OnSquare & { event: 'rover_placed' };

/** A rover was covered or destroyed. */
export type RoverDestroyed = OnSquare & { event: 'rover_destroyed' };

/** A rover went from one square to another. */
export type RoverMoved = OfSeat & { from: string; to: string };

/** A rover moved one square. */
export type Moved = RoverMoved & { event: 'moved' };

/** A rover was teleported. */
export type Teleported = RoverMoved & { event: 'teleported' };

/** A lifepod was collected. */
export type LifepodCollected = OnSquare & { event: 'lifepod_collected' };

/** A lifepod was covered or destroyed. */
export type LifepodDestroyed = OnSquare & { event: 'lifepod_destroyed' };

/** A collected lifepod lies on a cell of a track. */
export type LifepodStowed = OfSeat & { event: 'lifepod_stowed'; track: Track; row: number };

/** A collected lifepod lies in the collection area. */
export type LifepodKept = OfSeat & { event: 'lifepod_kept' };

/** A collected lifepod was destroyed. */
export type CollectedLifepodLost = OfSeat & { event: 'collected_lifepod_lost' };

/** A meteorite was put on a tile. */
export type MeteoriteLanded = OnSquare & { event: 'meteorite_landed' };

/** A rover loaded a meteorite. */
export type MeteoriteLoaded = OnSquare & { event: 'meteorite_loaded' };

/** A meteorite was collected. */
export type MeteoriteCollected = OnSquare & { event: 'meteorite_collected' };

/** A meteorite was destroyed. */
export type MeteoriteDestroyed = OnSquare & { event: 'meteorite_destroyed' };

/** A collected meteorite was destroyed. */
export type CollectedMeteoriteLost = OfSeat & { event: 'collected_meteorite_lost' };

/** Something happened to the civ cards of a level. */
export type OfLevel = OfSeat & { level: number };

/** Somebody else looks at the civ cards of a level. */
export type CivOpenedUnseen = OfLevel & { event: 'civ_opened_unseen' };

/** A seat looks at the civ cards of a level. */
export type CivOpened = Secret & { event: 'civ_opened'; level: number; cards: number[] };

/** A stack of civ cards was empty. */
export type CivEmpty = OfLevel & { event: 'civ_empty' };

/** A civ card takes effect at once. */
export type CardPlayed = OfSeat & { event: 'card_played'; card: number };

/** Somebody else keeps a civ card face down. */
export type CardKeptUnseen = OfLevel & { event: 'card_kept_unseen' };

/** A civ card is kept face down for the end of the game. */
export type CardKept = Secret & { event: 'card_kept'; card: number };

/** Somebody else drew objectives to keep one. */
export type ObjectivesDrawnUnseen = OfSeat & { event: 'objectives_drawn_unseen' };

/** A seat drew objectives to keep one. */
export type ObjectivesDrawn = Secret & { event: 'objectives_drawn'; objectives: number[] };

/** All players compete for one more objective. */
export type ObjectiveShared = OfSeat & { event: 'objective_shared'; objective: number };

/** Somebody else has one more personal objective. */
export type ObjectiveGainedUnseen = OfSeat & { event: 'objective_gained_unseen' };

/** A seat has one more personal objective. */
export type ObjectiveGained = Secret & { event: 'objective_gained'; objective: number };

/** A personal objective was destroyed. */
export type ObjectiveDestroyed = OfSeat & { event: 'objective_destroyed'; objective: number };

/** The game ends with this round. */
export type EndCalled = { event: 'end_called'; trigger: EndTrigger };

/** The medals are counted. */
export type GameOver = { event: 'game_over'; winners: number[]; totals: number[] };

/** The medals of a lone player are counted. */
export type SoloOver = { event: 'solo_over'; total: number; target: number; rating: Rating };

/** Anything that can happen in Planet Unknown. */
export type Happening =
  | SidesChosen
  | ObjectiveDroppedUnseen
  | ObjectiveDropped
  | RoundBegan
  | SoloRoundBegan
  | Turned
  | EventRevealed
  | PeekedUnseen
  | Peeked
  | CivStacksChanged
  | StackRemoved
  | Uncovered
  | Took
  | SetAside
  | Placed
  | NothingTaken
  | StationIgnored
  | PatchPlaced
  | PatchStored
  | Finished
  | Advanced
  | Crossed
  | Repeated
  | Regressed
  | MarkerReset
  | FluxMoved
  | TechnologyUsed
  | TechnologyUnlocked
  | GainedMovement
  | RoverPlaced
  | RoverDestroyed
  | Moved
  | Teleported
  | LifepodCollected
  | LifepodDestroyed
  | LifepodStowed
  | LifepodKept
  | CollectedLifepodLost
  | MeteoriteLanded
  | MeteoriteLoaded
  | MeteoriteCollected
  | MeteoriteDestroyed
  | CollectedMeteoriteLost
  | CivOpenedUnseen
  | CivOpened
  | CivEmpty
  | CardPlayed
  | CardKeptUnseen
  | CardKept
  | ObjectivesDrawnUnseen
  | ObjectivesDrawn
  | ObjectiveShared
  | ObjectiveGainedUnseen
  | ObjectiveGained
  | ObjectiveDestroyed
  | EndCalled
  | GameOver
  | SoloOver;
