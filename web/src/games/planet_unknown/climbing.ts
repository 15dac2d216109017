/* Where markers would go: by the tile over the planet, or by the answer under consideration. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Laid } from './hand.svelte';
import { climbs } from './told';
import type { CellName, PlayerView } from './view';

export type Coming = 'sure' | 'maybe' | 'down';

/** Name a cell, for sets and ids. */
export const cellKey = ([track, row]: CellName): string => `${track}:${row}`;

/** Give the cells that markers would enter. */
export function coming(player: PlayerView, choice: Choosing, at: Laid | null): Map<string, Coming> {
  const found = new Map<string, Coming>();
  if (choice.ask?.seat !== player.seat) return found;
  if (at?.brings) {
    for (const step of at.brings.energy ?? [])
      for (const way of step.ways) for (const cell of way.cells) found.set(cellKey(cell), 'maybe');
    for (const step of at.brings.steps)
      for (const way of step.ways)
        for (const cell of way.cells) found.set(cellKey(cell), step.ways.length > 1 ? 'maybe' : 'sure');
    return found;
  }
  const climb = choice.settled && climbs(choice)?.[choice.settled.text];
  for (const cell of climb?.cells ?? []) found.set(cellKey(cell), climb!.down ? 'down' : 'sure');
  return found;
}
