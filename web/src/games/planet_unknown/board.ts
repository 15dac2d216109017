/* Squares, poses and what lies on a planet, computed from the view. */

import type { Cell, Covered } from './art/land';
import { code, spot } from './art/shapes';
import { planetOf, tileOf, type TileFacts } from './facts';
import type { PlayerView, Terrain } from './view';

const LETTERS: Record<string, Terrain> = { c: 'civ', w: 'water', b: 'biomass', r: 'rover', t: 'tech', e: 'energy' };
const COLUMNS = 'abcdefghijkl';

/** Name a square as the server does: f1. */
export const nameOf = (x: number, y: number): string => `${COLUMNS[x] ?? '?'}${y + 1}`;

/** Name a square given by its number. */
export const nameAt = (c: number): string => nameOf(...spot(c));

/** Give the number of a named square. */
export const codeOf = (name: string): number => code(COLUMNS.indexOf(name[0]!), Number(name.slice(1)) - 1);

/** How a tile is held. */
export interface Pose {
  rot: number;
  flip: boolean;
}

/** Name a pose as the server does. */
export const poseName = ({ rot, flip }: Pose): string => `r${rot}${flip ? 'f' : ''}`;

/** Turn a tile: mirror if flipped, then clockwise, and move its box to the origin. */
export function turned(tile: TileFacts, { rot, flip }: Pose): Cell[] {
  let cells = tile.cells.map((cell) => (flip ? { ...cell, x: -cell.x } : { ...cell }));
  for (let i = 0; i < rot; i++) cells = cells.map((cell) => ({ ...cell, x: -cell.y, y: cell.x }));
  const left = Math.min(...cells.map((cell) => cell.x)),
    top = Math.min(...cells.map((cell) => cell.y));
  return cells.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top }));
}

const looks = (cells: Cell[]): string =>
  cells
    .map((cell) => `${cell.x},${cell.y},${cell.terrain},${cell.station}`)
    .sort()
    .join(';');

/** Find the pose that looks the same among those that the server names: a straight tile flips into itself. */
export function samePose(tile: TileFacts, pose: Pose, named: (name: string) => boolean): Pose {
  if (named(poseName(pose))) return pose;
  const wanted = looks(turned(tile, pose));
  for (const flip of [false, true])
    for (let rot = 0; rot < 4; rot++)
      if (named(poseName({ rot, flip })) && looks(turned(tile, { rot, flip })) === wanted) return { rot, flip };
  return pose;
}

/** The square by which a tile is held: its first station. */
export const gripOf = (cells: Cell[]): Cell => cells.find((cell) => cell.station) ?? cells[0]!;

/** Give the width and height of a turned tile. */
export const sizeOf = (cells: Cell[]): [number, number] => [
  Math.max(...cells.map((cell) => cell.x)) + 1,
  Math.max(...cells.map((cell) => cell.y)) + 1,
];

/** Give what covers each square of a planet; patches are tile 0. */
export function coveredOf(player: PlayerView): Covered {
  const number = new Map<number, number>(),
    covered: Covered = new Map();
  player.tiles.forEach((placed, i) => {
    const [dx, dy] = spot(codeOf(placed.square));
    for (const cell of turned(tileOf(placed.tile), placed)) number.set(code(cell.x + dx, cell.y + dy), i + 1);
  });
  const patches = new Set(player.patches.map(codeOf));
  player.terrain.forEach((row, y) =>
    Array.from(row).forEach((letter, x) => {
      const kind = LETTERS[letter.toLowerCase()];
      if (kind) {
        const c = code(x, y);
        covered.set(c, {
          terrain: kind,
          tile: patches.has(c) ? 0 : (number.get(c) ?? 0),
          station: letter !== letter.toLowerCase(),
        });
      }
    }),
  );
  return covered;
}

/** Give the meteor symbols that lie open: nothing on them, no patch over them. */
export function cratersOf(player: PlayerView): number[] {
  const patches = new Set(player.patches.map(codeOf)),
    rocks = new Set(player.meteorites.map(codeOf));
  return player.tiles.flatMap((placed) => {
    const [dx, dy] = spot(codeOf(placed.square));
    return turned(tileOf(placed.tile), placed)
      .filter((cell) => cell.meteor)
      .map((cell) => code(cell.x + dx, cell.y + dy))
      .filter((c) => !patches.has(c) && !rocks.has(c));
  });
}

/** A row or column: how much of it is covered, whether a meteorite blocks it, what it is worth. */
export interface Line {
  index: number;
  total: number;
  covered: number;
  blocked: boolean;
  medal: number;
  done: boolean;
  cells: number[];
}
export interface Lines {
  rows: Line[];
  columns: Line[];
}

/** Count the rows and columns of a planet, with squares that would be covered and blocked too; what covers a meteorite destroys it. */
export function linesOf(player: PlayerView, more: number[] = [], rocks: number[] = []): Lines {
  const planet = planetOf(player.planet),
    full = new Set([...coveredOf(player).keys(), ...more]),
    blocked = new Set([...player.meteorites.map(codeOf).filter((c) => !more.includes(c)), ...rocks]);
  /* Uncovered electric squares fill their lines. */
  for (const [x, y] of planet.special.electric ?? []) full.add(code(x, y));
  const line = (index: number, cells: number[], medal: number): Line => {
    const covered = cells.filter((c) => full.has(c)).length,
      stopped = cells.some((c) => blocked.has(c));
    return {
      index,
      total: cells.length,
      covered,
      blocked: stopped,
      medal,
      done: cells.length > 0 && covered === cells.length && !stopped,
      cells,
    };
  };
  const all = [...planet.squares];
  return {
    rows: planet.rowMedals.map((medal, i) =>
      line(
        i,
        all.filter((c) => spot(c)[1] === i),
        medal,
      ),
    ),
    columns: planet.columnMedals.map((medal, i) =>
      line(
        i,
        all.filter((c) => spot(c)[0] === i),
        medal,
      ),
    ),
  };
}

/** The four neighbours of a square. */
export const beside = (c: number): number[] => [c + 1, c + 32, c - 1, c - 32];
