/* How a placement would change what a competitive objective counts on one planet. */

import type { Cell, Covered } from './art/land';
import { code } from './art/shapes';
import { beside, coveredOf } from './board';
import { OBJECTIVES, planetOf } from './facts';
import type { PlayerView, Terrain } from './view';

function areas(covered: Covered, terrain: Terrain, open: number[]): number[] {
  const left = new Set([...covered].filter(([, cover]) => cover.terrain === terrain).map(([c]) => c)),
    sizes: number[] = [];
  if (terrain === 'energy') for (const c of open) if (!covered.has(c)) left.add(c);
  for (const start of left) {
    let size = 0;
    const queue = [start];
    left.delete(start);
    for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
      size++;
      for (const next of beside(c)) if (left.delete(next)) queue.push(next);
    }
    sizes.push(size);
  }
  return sizes;
}

/** Count what an objective measures, as far as tiles on the planet decide it; null: they do not. */
export function counted(player: PlayerView, objective: number, covered: Covered): number | null {
  const measure = OBJECTIVES.get(objective)?.measure,
    planet = planetOf(player.planet);
  const stations = (kind: Terrain | undefined) =>
    [...covered].filter(([, cover]) => cover.station && cover.terrain === kind).map(([c]) => c);
  const electric = (planet.special.electric ?? []).map(([x, y]) => code(x, y));
  switch (measure?.metric) {
    case 'stations_on_perimeter':
      return stations(measure.station).filter((c) => planet.perimeter.has(c)).length;
    case 'station_count':
      return stations(measure.station).length;
    case 'largest_area':
      return Math.max(0, ...areas(covered, measure.terrain!, electric));
    case 'area_count':
      return areas(covered, measure.terrain!, electric).length;
    default:
      return null;
  }
}

/** Tell by how much a placement would change what an objective counts. */
export function change(player: PlayerView, objective: number, cells: Cell[]): number {
  const before = coveredOf(player),
    after: Covered = new Map(before);
  for (const cell of cells) after.set(code(cell.x, cell.y), { terrain: cell.terrain, tile: -1, station: cell.station });
  return (counted(player, objective, after) ?? 0) - (counted(player, objective, before) ?? 0);
}
