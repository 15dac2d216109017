/* What can happen in SpaceCorp. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { ActionType, BaseType, Cube, Edge, Era, StackName, TileView, TrackBox, TriggerKind } from './view';

/** The game ended. */
export type GameOver = { event: 'game_over'; winners: number[] };

/** An era began. */
export type EraBegan = { event: 'era_began'; era: Era; first: number };

/** Something happened to a player. */
export type OfSeat = { seat: number };

/** A turn began. */
export type TurnBegan = OfSeat & { event: 'turn_began'; turn: number };

/** A player passed for the rest of the era. */
export type Passed = OfSeat & { event: 'passed' };

/** A player had no legal action. */
export type Idled = OfSeat & { event: 'idled' };

/** The end of the era was triggered. */
export type EraEndTriggered = { event: 'era_end_triggered'; kind: TriggerKind; seat: number | null };

/** The rest of the deck was set aside because nothing moved any more. */
export type DeckSetAside = { event: 'deck_set_aside' };

/** An era ended. */
export type EraEnded = { event: 'era_ended'; era: Era };

/** A base that helped to pay, and what for. */
export type UsedBase = { seat: number; use: string };

/** A player paid for an action. */
export interface Paid extends OfSeat {
  event: 'paid';
  action: ActionType;
  value: number;
  infra: number[];
  cards: string[];
  time: string | null;
  profit: number;
  penalty: number;
  bases: UsedBase[];
}

/** A team went from one site to another. */
export type Journey = OfSeat & { team: number; from: string; to: string; box: TrackBox | null; path: string[] };

/** A team moved. */
export type Moved = Journey & { event: 'moved' };

/** A team was transported between own bases. */
export type Transported = Journey & { event: 'transported' };

/** A team was relocated. */
export type Teleported = Journey & { event: 'teleported' };

/** A team came nearer to a star. */
export type TrackMoved = OfSeat & { event: 'track'; team: number; site: string; box: TrackBox | null };

/** A team was the first or second to reach the far site. */
export type BeyondReached = OfSeat & { event: 'beyond_reached'; marker: number };

/** A team entered the Orion Spur. */
export type OrionReached = OfSeat & { event: 'orion_reached'; site: string; profit: number };

/** A tile was revealed. */
export type Explored = OfSeat & { event: 'explored'; site: string; box: number; tile: string; via: 'probe' | null };

/** A revealed tile led to another stack. */
export type Redirected = { event: 'redirected'; site: string; box: number; tile: string; stack: StackName };

/** A base was built. */
export type Built = OfSeat & { event: 'built'; site: string; box: number; type: BaseType };

/** What profit is gained or lost for. */
export type Source =
  | 'special'
  | 'progress'
  | 'divert'
  | 'market-influence'
  | 'hostile-microbes'
  | 'colony'
  | 'orion'
  | 'claim'
  | 'secure'
  | 'discovery'
  | 'exploiter';

/** A player gained or lost profit. */
export type OfProfit = OfSeat & { amount: number; source: Source };

/** A player gained profit. */
export type Gained = OfProfit & { event: 'gained' };

/** A player lost profit. */
export type Lost = OfProfit & { event: 'lost' };

/** A player produced. */
export type Produced = OfSeat & { event: 'produced'; tiles: TileView[]; bonus: number; total: number };

/** A cube advanced. */
export type CubeMoved = OfSeat & { event: 'cube'; cube: Cube; from: number; to: number };

/** A player took a progress card. */
export type ProgressTaken = OfSeat & { event: 'progress_taken'; name: string; profit: number; leaked: boolean };

/** A granted progress card was lost, since none qualifies. */
export type GrantLost = OfSeat & { event: 'grant_lost'; cube: Cube };

/** A player drew a card; only the player knows which. */
export type Drew = OfSeat & { event: 'drew'; card: string | null; count: number };

/** A player took an offer card. */
export type Took = OfSeat & { event: 'took'; offer: number; card: string };

/** A player put a card into the HQ. */
export interface Upgraded extends OfSeat {
  event: 'upgraded';
  card: string;
  slot: number;
  replaced: string | null;
  kept: boolean;
}

/** A player lost an Infra card. */
export type InfraRemoved = OfSeat & { event: 'infra_removed'; slot: number; card: string };

/** A player played a card for its Special. */
export type SpecialPlayed = OfSeat & { event: 'special'; card: string };

/** A player played an Edge card. */
export type EdgePlayed = OfSeat & { event: 'edge'; edge: Edge; card: string; detail: string | null };

/** A kind of action was forbidden for the turn. */
export type Sabotaged = OfSeat & { event: 'sabotaged'; action: ActionType };

/** A player took cards that were about to be discarded. */
export type Poached = OfSeat & { event: 'poached'; cards: string[] };

/** A player drew the card that he was owed, or declined it. */
export type Rewarded = OfSeat & { event: 'rewards'; drew: boolean; count: number };

/** An offer box and its new card. */
export type OfferFilled = { offer: number; card: string };

/** Offer boxes were filled. */
export type Refilled = { event: 'refilled'; offers: OfferFilled[] };

/** The played cards were discarded. */
export type Discarded = { event: 'discarded'; cards: string[] };

/** A contract was fulfilled. */
export type Fulfilled = OfSeat & { event: 'contract'; contract: string; reward: number };

/** A colony was founded. */
export type Colonized = OfSeat & { event: 'colonized'; site: string; tile: string; value: number };

/** Something happened to a team or player at a site. */
export type AtSite = OfSeat & { team: number | null; site: string };

/** A team settled for good. */
export type TeamRemoved = AtSite & { event: 'team_removed' };

/** Phobes sent a team back to the Sun. */
export type Phobes = AtSite & { event: 'phobes' };

/** A player secured a site against the Phobes. */
export type Unlocked = AtSite & { event: 'unlocked' };

/** The Star Children put a team on a star. */
export type StarChildren = AtSite & { event: 'star_children' };

/** A team began ahead for a Beyond marker. */
export type BeyondUsed = AtSite & { event: 'beyond_used' };

/** A player took a tile and its base along. */
export type LegacyKept = OfSeat & { event: 'legacy_kept'; tile: string; base: BaseType };

/** Anything that can happen in SpaceCorp. */
export type Happening =
  | GameOver
  | EraBegan
  | TurnBegan
  | Passed
  | Idled
  | EraEndTriggered
  | DeckSetAside
  | EraEnded
  | Paid
  | Moved
  | Transported
  | Teleported
  | TrackMoved
  | BeyondReached
  | OrionReached
  | Explored
  | Redirected
  | Built
  | Gained
  | Lost
  | Produced
  | CubeMoved
  | ProgressTaken
  | GrantLost
  | Drew
  | Took
  | Upgraded
  | InfraRemoved
  | SpecialPlayed
  | EdgePlayed
  | Sabotaged
  | Poached
  | Rewarded
  | Refilled
  | Discarded
  | Fulfilled
  | Colonized
  | TeamRemoved
  | Phobes
  | Unlocked
  | StarChildren
  | BeyondUsed
  | LegacyKept;
