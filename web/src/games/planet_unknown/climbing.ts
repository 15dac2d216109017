/* Where markers would go: by the tile over the planet, or by the answer under consideration. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Laid } from './hand.svelte';
import { waysUp } from './preview';
import { TRACKS, type CellName, type PlayerView, type Track } from './view';

export type Coming = 'sure' | 'maybe' | 'down';
const RISE = /^(station|energy|synergy|double synergy|advance|climb) (\w+)(?: to (\w+) (\d+))?$/;
const FALL = /^(?:use )?regress (\w+)/;

/** Name a cell, for sets and ids. */
export const cellKey = ([track, row]: CellName): string => `${track}:${row}`;

/** Give the marker and the cells that an answer sends it over. */
export function climbOf(player: PlayerView, text: string): { marker: Track; cells: CellName[] } | null {
  const rise = RISE.exec(text);
  if (!rise) return null;
  const marker = rise[2] as Track;
  if (!TRACKS.includes(marker)) return null;
  if (rise[3]) return { marker, cells: [[rise[3] as Track, Number(rise[4])]] };
  const verb = rise[1],
    wanted = player.pending.find(
      (item) =>
        (verb === 'station' && item.item === 'station' && item.marker === marker) ||
        (verb === 'advance' && item.item === 'advance_one' && item.markers?.includes(marker)),
    );
  return {
    marker,
    cells: waysUp(player, marker, verb === 'double synergy' ? 2 : Math.max(1, wanted?.steps ?? 1))[0] ?? [],
  };
}

/** Give the cells that markers would enter. */
export function coming(player: PlayerView, choice: Choosing, at: Laid | null): Map<string, Coming> {
  const found = new Map<string, Coming>();
  if (choice.ask?.seat !== player.seat) return found;
  if (at?.brings) {
    for (const step of at.brings.energy ?? [])
      for (const way of step.ways) for (const cell of way) found.set(cellKey(cell), 'maybe');
    for (const step of at.brings.steps)
      for (const way of step.ways)
        for (const cell of way) found.set(cellKey(cell), step.ways.length > 1 ? 'maybe' : 'sure');
    return found;
  }
  const text = choice.settled?.text ?? '',
    rise = climbOf(player, text),
    fall = FALL.exec(text);
  for (const cell of rise?.cells ?? []) found.set(cellKey(cell), 'sure');
  const down = fall ? player.markers[fall[1] as Track]?.down : null;
  if (down) found.set(cellKey(down), 'down');
  return found;
}
