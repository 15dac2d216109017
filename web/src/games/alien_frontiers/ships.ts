/* Ships by where they stand. */

import type { Hull } from '../../art/pieces';
import type { Seat } from '../../lib/wire';
import { RELIC } from './parts';
import type { AlienFrontiers } from './view';
import { af } from './words';
import { colourOf, nameOf } from '../../lib/seats';

export interface Stack {
  hull: Hull;
  pieces: string[];
  label: string;
}

/** Gather the ships in the Maintenance Bay by owner. */
export function bayStacks(view: AlienFrontiers, seats: Seat[]): Stack[] {
  const stacks = view.players.map((player): Stack => {
    const pieces = player.ships.filter((ship) => ship.at === 'bay').map((ship) => `ship:${player.seat}:${ship.id}`);
    return {
      hull: colourOf(seats, player.seat),
      pieces,
      label: af('board-bay', { who: nameOf(seats, player.seat), n: pieces.length }),
    };
  });
  if (view.relic.at === 'bay') stacks.push({ hull: 'relic', pieces: ['relic'], label: af('board-relic') });
  return stacks.filter((stack) => stack.pieces.length);
}

export interface LooseShip {
  key: string;
  id: string;
  hull: Hull;
  value: number;
}

/** List the unplaced ships of the active player, the lowest first. */
export function looseShips(view: AlienFrontiers, seats: Seat[]): LooseShip[] {
  const player = view.players[view.active];
  const loose: LooseShip[] = (player?.ships ?? [])
    .filter((ship) => ship.at === 'unplaced' && ship.id !== RELIC)
    .map((ship) => ({
      key: `ship:${view.active}:${ship.id}`,
      id: `ship:${ship.value}`,
      hull: colourOf(seats, view.active),
      value: ship.value,
    }));
  if (view.relic.at === 'unplaced')
    loose.push({ key: 'relic', id: `ship:${view.relic.value}r`, hull: 'relic', value: view.relic.value });
  return loose.sort((a, b) => a.value - b.value);
}
