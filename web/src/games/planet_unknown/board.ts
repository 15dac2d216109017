/* Squares, poses and what lies on a planet, read from the view. */

import type { Cell, Covered } from './art/land';
import { code, spot } from './art/shapes';
import { planetOf, tileOf, type PlanetFacts, type TileFacts } from './facts';
import type { LineNews } from './findings';
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

/** Find the pose as the server names it: of those that look the same, the first. A straight tile flips into itself. */
export function samePose(tile: TileFacts, pose: Pose): Pose {
  const wanted = looks(turned(tile, pose));
  for (const flip of [false, true])
    for (let rot = 0; rot < 4; rot++) if (looks(turned(tile, { rot, flip })) === wanted) return { rot, flip };
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

/** A row or column: how much of it is filled, whether a meteorite blocks it, what it is worth. */
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

/** Name a row or column as the server does. */
export const lineName = (row: boolean, index: number): string =>
  row ? `row:${index + 1}` : `column:${COLUMNS[index]!}`;

/** Give the squares of a row or column, by its name. */
export function squaresOf(planet: PlanetFacts, name: string): number[] {
  const [kind, at = ''] = name.split(':'),
    index = kind === 'row' ? Number(at) - 1 : COLUMNS.indexOf(at);
  return [...planet.squares].filter((c) => spot(c)[kind === 'row' ? 1 : 0] === index);
}

/** Give the rows and columns of a planet as they are, or with what would change. */
export function linesOf(player: PlayerView, news: Record<string, LineNews> = {}): Lines {
  const planet = planetOf(player.planet);
  const line = (row: boolean, index: number, medal: number): Line => {
    const name = lineName(row, index),
      number = row ? index : index + 12,
      cells = squaresOf(planet, name);
    const [covered, blocked, done] = news[name] ?? [
      player.filled[number]!,
      player.blocked.includes(number),
      (row ? player.rows : player.columns).includes(index),
    ];
    return { index, total: cells.length, covered, blocked, medal, done, cells };
  };
  return {
    rows: planet.rowMedals.map((medal, i) => line(true, i, medal)),
    columns: planet.columnMedals.map((medal, i) => line(false, i, medal)),
  };
}
