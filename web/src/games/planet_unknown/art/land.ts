/* Terrain that was laid: it flows over tile borders; and tiles that lie by themselves. */

import { TERRAINS, type Terrain } from '../view';
import { meteorite, station } from './pieces';
import { code, n1, outline, spot, type Squares } from './shapes';
import { terrain } from './textures';

/** What covers a square: `tile` tells tiles apart, 0 is a patch. */
export interface Cover {
  terrain: Terrain;
  tile: number;
  station: boolean;
}
export type Covered = Map<number, Cover>;

/** A square of a tile, with its symbols. */
export interface Cell {
  x: number;
  y: number;
  terrain: Terrain;
  station: boolean;
  meteor: boolean;
}

/* Thin seams where two tiles meet inside one terrain: the land flows, the puzzle stays readable. */
function seams(covered: Covered, s: number): string {
  let d = '';
  for (const [k, c] of covered) {
    const [x, y] = spot(k),
      right = covered.get(k + 1),
      below = covered.get(k + 32);
    if (right && right.tile !== c.tile && right.terrain === c.terrain)
      d += `M${n1((x + 1) * s)} ${n1((y + 0.12) * s)}v${n1(s * 0.76)}`;
    if (below && below.tile !== c.tile && below.terrain === c.terrain)
      d += `M${n1((x + 0.12) * s)} ${n1((y + 1) * s)}h${n1(s * 0.76)}`;
  }
  return `<path d="${d}" stroke="var(--gleam)" stroke-opacity=".3" stroke-width="1" stroke-dasharray="2 4" stroke-linecap="round"/>`;
}

/** Draw all terrain of a map of squares. */
export function land(covered: Covered, s: number, { detail = true, by = 0.05 } = {}): string {
  if (!covered.size) return '';
  const of = (kind: Terrain): Squares => new Set([...covered].filter(([, c]) => c.terrain === kind).map(([k]) => k));
  const all = outline(new Set(covered.keys()), s, { by, inset: -0.015 });
  const shadow = detail
    ? `<path d="${all}" fill="var(--pu-grey-13)" fill-opacity=".5" transform="translate(0 ${n1(s * 0.1)})"/>`
    : '';
  return `${shadow}<path d="${all}" fill="var(--pu-grey-21)" stroke="var(--pu-grey-21)" stroke-width="${detail ? 2 : 0.6}"/>${TERRAINS.map((kind) => terrain(kind, of(kind), s, { detail, by })).join('')}${detail ? seams(covered, s) : ''}`;
}

/** Draw the symbols of a tile; `upright` wraps each, so that a turning wheel can keep it straight. */
function symbols(cells: Cell[], s: number, upright: boolean): string {
  return cells
    .map((cell) => {
      if (!cell.station && !cell.meteor) return '';
      const x = (cell.x + 0.5) * s,
        y = (cell.y + 0.5) * s;
      const art = cell.station ? station(cell.terrain, 0, 0, s) : meteorite(0, 0, s * 0.92);
      return `<g transform="translate(${n1(x)} ${n1(y)})"><g${upright ? ' class="upright"' : ''}>${art}</g></g>`;
    })
    .join('');
}

const inside = (cells: Cell[], s: number): string => {
  const set = new Set(cells.map((cell) => code(cell.x, cell.y)));
  return cells
    .map(
      ({ x, y }) =>
        (set.has(code(x + 1, y)) ? `M${n1((x + 1) * s)} ${n1((y + 0.1) * s)}v${n1(s * 0.8)}` : '') +
        (set.has(code(x, y + 1)) ? `M${n1((x + 0.1) * s)} ${n1((y + 1) * s)}h${n1(s * 0.8)}` : ''),
    )
    .join('');
};

/** Draw one tile on its own: in a depot, in the hand, under the pointer. */
export function tilePicture(cells: Cell[], s: number, upright = false): string {
  const covered: Covered = new Map(
    cells.map((cell) => [code(cell.x, cell.y), { terrain: cell.terrain, tile: 1, station: cell.station }]),
  );
  return `${land(covered, s)}<path d="${inside(cells, s)}" stroke="var(--pu-blue-17)" stroke-opacity=".22" stroke-width="1"/>${symbols(cells, s, upright)}`;
}

/** Outline the squares of a tile. */
export const tileOutline = (cells: { x: number; y: number }[], s: number, inset = -0.02): string =>
  outline(new Set(cells.map((cell) => code(cell.x, cell.y))), s, { inset });
