/* What can happen in Planet Unknown. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { EndTrigger, Rating, Ring, Terrain, Track } from './view';

/** A seat's planet and corporation are known. */
export interface SidesChosen {
  event: 'sides_chosen';
  seat: number;
  planet: string;
}

/** A seat put an objective back, got one, lost one, or shares one with all. */
export interface OfObjective {
  event: 'objective_dropped' | 'objective_gained' | 'objective_destroyed' | 'objective_shared';
  seat: number;
  objective: number;
}

export type Alone =
  | 'objective_dropped_unseen'
  | 'objective_gained_unseen'
  | 'objectives_drawn_unseen'
  | 'peeked_unseen'
  | 'nothing_taken'
  | 'lifepod_kept'
  | 'collected_lifepod_lost'
  | 'collected_meteorite_lost'
  | 'patch_stored'
  | 'finished';

/** Something happened of which there is no more to tell than whose it is. */
export interface Done {
  event: Alone;
  seat: number;
}

/** A round began. */
export interface RoundBegan {
  event: 'round_began';
  round: number;
  commander: number;
}

/** A round of a lone player began. */
export interface SoloRoundBegan {
  event: 'solo_round_began';
  round: number;
}

/** The station turned; the sector faces whoever turned it. */
export interface Turned {
  event: 'turned';
  rotation: number;
  sector: string;
}

/** An event was turned up. */
export interface EventRevealed {
  event: 'event_revealed';
  card: number;
  left: number;
}

/** A seat looked at the next event, played a civ card or keeps it face down. */
export interface OfCard {
  event: 'peeked' | 'card_played' | 'card_kept';
  seat: number;
  card: number;
}

/** An event added cards to the civ stacks or removed some. */
export interface CivStacksChanged {
  event: 'civ_stacks_changed';
  added: number;
  removed: number;
}

/** The next tile of a stack became visible. */
export interface Uncovered {
  event: 'uncovered';
  shape: string;
  tile: string;
}

/** A seat took a tile. */
export interface Took {
  event: 'took';
  seat: number;
  ring: Ring;
  tile: string;
}

/** A seat could not place either tile and set one aside. */
export interface SetAside {
  event: 'set_aside';
  seat: number;
  tile: string;
}

/** A tile was placed. */
export interface TilePlaced {
  event: 'placed';
  seat: number;
  tile: string;
  square: string;
  rot: number;
  flip: boolean;
}

export type OnSpot =
  | 'meteorite_landed'
  | 'lifepod_destroyed'
  | 'rover_destroyed'
  | 'meteorite_destroyed'
  | 'rover_placed'
  | 'lifepod_collected'
  | 'meteorite_collected'
  | 'meteorite_loaded'
  | 'patch_placed';

/** Something happened on a square of a seat's planet. */
export interface OnSquare {
  event: OnSpot;
  seat: number;
  square: string;
}

/** A station of the placed tile gives nothing. */
export interface StationIgnored {
  event: 'station_ignored';
  seat: number;
  terrain: Terrain;
}

/** A marker went up, to another track or down, or the last cell of the rover track gave its points again. */
export interface MarkerMoved {
  event: 'advanced' | 'crossed' | 'repeated' | 'regressed';
  seat: number;
  marker: Track;
  track: Track;
  row: number;
}

/** A marker went back to the start of its track. */
export interface MarkerReset {
  event: 'marker_reset';
  seat: number;
  marker: Track;
}

/** A seat gained movement points. */
export interface GainedMovement {
  event: 'gained_movement';
  seat: number;
  points: number;
}

/** The flux token marks a track. */
export interface FluxMoved {
  event: 'flux_moved';
  seat: number;
  track: Track;
}

/** A seat used a technology, or a lifepod unlocked one. */
export interface OfTechnology {
  event: 'technology_used' | 'technology_unlocked';
  seat: number;
  level: number;
}

/** A rover moved one square or was teleported. */
export interface RoverMoved {
  event: 'moved' | 'teleported';
  seat: number;
  from: string;
  to: string;
}

/** A collected lifepod lies on a cell of a track. */
export interface LifepodStowed {
  event: 'lifepod_stowed';
  seat: number;
  track: Track;
  row: number;
}

/** A seat looks at the civ cards of a level. */
export interface CivOpened {
  event: 'civ_opened';
  seat: number;
  level: number;
  cards: number[];
}

/** A stack of civ cards was opened unseen or was empty, or a card of it is kept unseen. */
export interface OfLevel {
  event: 'civ_opened_unseen' | 'civ_empty' | 'card_kept_unseen';
  seat: number;
  level: number;
}

/** A seat drew objectives to keep one. */
export interface ObjectivesDrawn {
  event: 'objectives_drawn';
  seat: number;
  objectives: number[];
}

/** A whole stack of tiles left the game. */
export interface StackRemoved {
  event: 'stack_removed';
  seat: number;
  shape: string;
}

/** The game ends with this round. */
export interface EndCalled {
  event: 'end_called';
  trigger: EndTrigger;
}

/** The medals are counted. */
export interface GameOver {
  event: 'game_over';
  winners: number[];
  totals: number[];
}

/** The medals of a lone player are counted. */
export interface SoloOver {
  event: 'solo_over';
  total: number;
  target: number;
  rating: Rating;
}

/** Anything that can happen in Planet Unknown. */
export type Happening =
  | SidesChosen
  | OfObjective
  | Done
  | RoundBegan
  | SoloRoundBegan
  | Turned
  | EventRevealed
  | OfCard
  | CivStacksChanged
  | Uncovered
  | Took
  | SetAside
  | TilePlaced
  | OnSquare
  | StationIgnored
  | MarkerMoved
  | MarkerReset
  | GainedMovement
  | FluxMoved
  | OfTechnology
  | RoverMoved
  | LifepodStowed
  | CivOpened
  | OfLevel
  | ObjectivesDrawn
  | StackRemoved
  | EndCalled
  | GameOver
  | SoloOver;
