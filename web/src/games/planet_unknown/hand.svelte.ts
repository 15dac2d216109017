/* The tile in the hand: which one, how it is turned, where it could go, and laying it down. */

import type { Choosing } from '../../lib/choosing.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Message } from '../../lib/wire';
import type { Cell } from './art/land';
import { code, spot } from './art/shapes';
import { codeOf, gripOf, nameAt, poseName, samePose, turned, type Pose } from './board';
import { tileOf, type TileFacts } from './facts';
import type { Brings, Placements } from './findings';
import { whyNot } from './told';
import { look } from './ui.svelte';
import type { PlanetUnknown, PlayerView, Ring } from './view';

/** A tile that can be laid: the corners at which each pose fits. `ring`: it still lies in the depot. */
export interface Held {
  tile: TileFacts;
  ring: Ring | null;
  fits: Map<string, Set<number>>;
  player: PlayerView;
  choice: Choosing;
  maybeEnergy: boolean;
}

const PLACE = /^place ([a-l]\d+) (r\d)( flip)?( as energy)?$/;

/** Give the tile that is to be placed now: the one taken, or the one that is tried. */
export function heldOf(view: PlanetUnknown, choice: Choosing): Held | null {
  const player = view.players[choice.ask?.seat ?? -1];
  if (!player || choice.busy) return null;
  if (player.taken) {
    const fits = new Map<string, Set<number>>();
    for (const offer of choice.offers) {
      const found = PLACE.exec(offer.text);
      if (!found) continue;
      const key = found[2]! + (found[3] ? 'f' : '') + (found[4] ? 'e' : ''),
        set = fits.get(key);
      if (set) set.add(codeOf(found[1]!));
      else fits.set(key, new Set([codeOf(found[1]!)]));
    }
    return fits.size
      ? {
          tile: tileOf(player.taken.tile),
          ring: null,
          fits,
          player,
          choice,
          maybeEnergy: [...fits.keys()].some((key) => key.endsWith('e')),
        }
      : null;
  }
  const places = look.ring ? player.places?.[look.ring] : undefined;
  if (!look.ring || !places || !choice.offers.some((offer) => offer.text === `take ${look.ring}`)) return null;
  const fits = new Map(Object.entries(places.poses).map(([key, corners]) => [key, new Set(corners.map(codeOf))]));
  return {
    tile: tileOf(places.tile),
    ring: look.ring,
    fits,
    player,
    choice,
    maybeEnergy: [...fits.keys()].some((key) => key.endsWith('e')),
  };
}

/** Give the pose as the server names it, with the mark for tech as energy. */
const keyOf = (held: Held, pose: Pose): string =>
  poseName(samePose(held.tile, pose)) + (look.energy && held.maybeEnergy ? 'e' : '');

/* How an answer writes a pose. */
const written = (key: string): string => key.replace('f', ' flip').replace('e', ' as energy');

/** Give what the server says about the tile in one pose; null while that is not known. */
const told = (held: Held, key: string): Placements | null =>
  held.choice.inspect(`placements ${held.ring ? `${held.ring} ` : ''}${written(key)}`);

/** Have the server tell about every pose, the present one first and one after the other: the tile may be turned. */
export function foresee(held: Held): void {
  const now = keyOf(held, look.pose);
  for (const key of [now, ...held.fits.keys()]) if (!told(held, key)) return;
}

/** The squares of the tile as it is held. */
export const cellsOf = (held: Held): Cell[] => turned(held.tile, look.pose);

/** Give the corner of the tile's box when its grip is on a square. */
function cornerAt(cells: Cell[], grip: number): number {
  const held = gripOf(cells),
    [x, y] = spot(grip);
  return code(x - held.x, y - held.y);
}

/** Where the tile would lie with its grip on a square: whether it fits, and what the server says about it. */
export interface Laid {
  grip: number;
  corner: number;
  cells: Cell[];
  legal: boolean;
  why: Message | null;
  brings: Brings | null;
}

/** Tell how the tile would lie. */
export function laid(held: Held, grip: number): Laid {
  const shape = cellsOf(held),
    corner = cornerAt(shape, grip),
    [dx, dy] = spot(corner);
  const cells = shape.map((cell) => ({ ...cell, x: cell.x + dx, y: cell.y + dy }));
  const key = keyOf(held, look.pose),
    legal = held.fits.get(key)?.has(corner) ?? false,
    found = told(held, key);
  return {
    grip,
    corner,
    cells,
    legal,
    why: legal || !found ? null : whyNot(found, nameAt(corner)),
    brings: found?.brings[nameAt(corner)] ?? null,
  };
}

/** Give the squares on which the grip could come to lie as the tile is turned now. */
export function grips(held: Held): Map<number, number> {
  const grip = gripOf(cellsOf(held)),
    found = new Map<number, number>();
  for (const corner of held.fits.get(keyOf(held, look.pose)) ?? []) {
    const [x, y] = spot(corner);
    found.set(code(x + grip.x, y + grip.y), corner);
  }
  return found;
}

/** Find the legal grip nearest to a point of the grid, within a reach. */
export function nearest(held: Held, x: number, y: number, reach = 1.2): number | null {
  let best: number | null = null,
    least = reach;
  for (const grip of grips(held).keys()) {
    const [gx, gy] = spot(grip),
      far = Math.hypot(gx + 0.5 - x, gy + 0.5 - y);
    if (far < least) {
      least = far;
      best = grip;
    }
  }
  return best;
}

/** Find the next legal grip in a direction: the nearest one, straight on rather than aside. */
export function onward(held: Held, grip: number, [dx, dy]: readonly [number, number]): number | null {
  const [x, y] = spot(grip);
  let best: number | null = null,
    least = Infinity;
  for (const next of grips(held).keys()) {
    const [nx, ny] = spot(next),
      ahead = (nx - x) * dx + (ny - y) * dy,
      aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    if (ahead > 0 && aside <= ahead * 2 && ahead + 1.5 * aside < least) {
      least = ahead + 1.5 * aside;
      best = next;
    }
  }
  return best;
}

/** Turn the tile by a quarter, clockwise or back, or flip it over; what was put down is taken up again. */
export function twist(held: Held | null, by: { turn?: number; flip?: boolean }): void {
  const { rot, flip } = look.pose;
  /* A mirrored tile turns the other way round under its mirror, so that the picture always turns clockwise. */
  look.pose = { rot: (rot + (by.turn ?? 0) + 4) % 4, flip: by.flip ? !flip : flip };
  if (by.flip && rot % 2) look.pose = { rot: (rot + 2) % 4, flip: !flip };
  if (!held || look.grip === null || !look.pinned) return;
  settle(held, look.grip);
}

/** Hold the tile over a square. */
export function hover(grip: number | null): void {
  if (!look.pinned) look.grip = grip;
}

/** Put the tile down for a look. */
export function rest(held: Held, grip: number): void {
  look.grip = grip;
  look.pinned = grips(held).has(grip);
}

/** Put the tile down near a square where it fits; tell whether there was one. */
export function settle(held: Held, grip: number): boolean {
  const [x, y] = spot(grip),
    near = nearest(held, x + 0.5, y + 0.5, 2.2);
  if (near !== null) look.grip = near;
  look.pinned = near !== null;
  return look.pinned;
}

/** Put the tile down for a look; where it lies already, lay it for good. */
export function drop(held: Held, choice: Choosing, grip: number): void {
  if (look.pinned && look.grip === grip) {
    lay(held, choice);
    return;
  }
  rest(held, grip);
  if (look.pinned && settings.quick) lay(held, choice);
}

/** Lay the tile for good: take it first if it still lies in the depot. */
export function lay(held: Held, choice: Choosing): void {
  if (look.grip === null) return;
  const at = laid(held, look.grip);
  if (!at.legal) return;
  const text = `place ${nameAt(at.corner)} ${written(keyOf(held, look.pose))}`;
  const wanted = held.ring ? `take ${held.ring}` : text,
    offer = choice.offers.find((each) => each.text === wanted);
  if (!offer) return;
  look.queue = held.ring ? [text] : [];
  look.pinned = false;
  look.grip = null;
  choice.confirm(offer);
}

/** How far above a finger the tile is carried, in px. */
export const LIFT = 64;

/** Hold another tile, or the same one no more. */
export function pick(ring: Ring): void {
  const again = look.ring === ring;
  look.drop();
  look.ring = again ? null : ring;
}
