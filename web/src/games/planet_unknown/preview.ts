/* What a placement would bring, read from the boards; what is legal, the server has told. */

import type { Cell, Covered } from './art/land';
import { code, spot } from './art/shapes';
import { beside, codeOf, coveredOf, linesOf, type Line } from './board';
import { banOf, cellOf, CIV_CARDS, corporationOf, EVENT_CARDS, planetOf, type Bonus, type PlanetFacts } from './facts';
import { TRACKS, type CellName, type PlanetUnknown, type PlayerView, type Terrain, type Track } from './view';

/** One station of the tile: the cells that its marker would enter; several ways where the player has a choice. `medals`: what is certain; `dry`: water that needs no ice. */
export interface Step {
  terrain: Track;
  ways: CellName[][];
  medals: number;
  dry?: boolean;
}

export interface Brings {
  steps: Step[];
  /** Markers that an energy station could advance, each with the cell that it would enter. */
  energy: Step[] | null;
  /** Stations that would give nothing. */
  idle: Terrain[];
  /** The square on which a meteorite would come down. */
  rock: number | null;
  pods: number[];
  rovers: number[];
  /** Rows and columns that would be complete, and the medals of those that a meteorite would block. */
  rows: Line[];
  columns: Line[];
  blocked: number;
  /** Cities that would be covered (Gaia), and parts of the planet that would be complete (Cerberus), each with its medals. */
  cities: { n: number; medals: number };
  parts: { n: number; medals: number };
  /** The event that makes the player ignore one of the stations. */
  ignored: number | null;
  /** By how much the player's medals would change for certain; what is left to choose does not count. */
  medals: number;
}

/* The restriction that an event puts on this round. */
const ruleOf = (view: PlanetUnknown): string | undefined =>
  EVENT_CARDS.get(view.events?.card ?? 0)?.effects.find((effect) => effect.rule)?.rule;
const has = (player: PlayerView, level: number): boolean =>
  player.techs.some((tech) => tech.level === level && tech.accessible);

/** Give the cells that a marker would enter with so many steps, one list for each way it could go. */
export function waysUp(player: PlayerView, track: Track, steps = 1): CellName[][] {
  const marker = player.markers[track],
    { path } = corporationOf(player.corporation);
  if (path.length && track === 'water') {
    const here = path.findIndex(([on, row]) => on === marker.track && row === marker.row),
      cells: CellName[] = [];
    const taken = (cell: CellName) =>
      TRACKS.some(
        (other) =>
          other !== 'water' && player.markers[other].track === cell[0] && player.markers[other].row === cell[1],
      );
    for (const cell of path.slice(here + 1)) {
      if (cells.length === steps || (taken(cell) && !has(player, 1))) break;
      if (!taken(cell)) cells.push(cell);
    }
    return cells.length && marker.up.length ? [cells] : [];
  }
  return marker.up.map((first) => {
    const cells = [first];
    for (let i = 1; i < steps && cellOf(player.corporation, first[0], first[1] + i); i++)
      cells.push([first[0], first[1] + i]);
    return cells;
  });
}

/* The medals of a marker on a cell: the highest at or below it; those under a lifepod do not count. */
function medalsOn(player: PlayerView, marker: Track, [track, row]: CellName): number {
  const { path, tracks } = corporationOf(player.corporation);
  if (path.length && marker === 'water')
    return (
      path
        .slice(0, path.findIndex((cell) => cell[0] === track && cell[1] === row) + 1)
        .filter((cell) => cell[0] === 'water')
        .map((cell) => cellOf(player.corporation, ...cell)?.medal ?? 0)
        .findLast((medal) => medal) ?? 0
    );
  return (
    tracks[track].findLast(
      (cell) =>
        cell.row <= row &&
        cell.medal &&
        !player.lifepods_on_tracks.some((pod) => pod[0] === track && pod[1] === cell.row),
    )?.medal ?? 0
  );
}

/* The cells on which a step depends: where its marker stands, those it would enter, and the next one of a path. */
function reachOf(player: PlayerView, { terrain, ways }: Step): Set<string> {
  const { track, row } = player.markers[terrain],
    last = ways[0]?.at(-1),
    { path } = corporationOf(player.corporation);
  const after =
    terrain === 'water' ? path[path.findIndex((cell) => cell[0] === last?.[0] && cell[1] === last[1]) + 1] : undefined;
  return new Set([[track, row], ...ways.flat(), ...(after ? [after] : [])].map((cell) => cell.join()));
}

/* Count the medals that steps surely bring: not where markers of Makeshift or Oasis may get into each other's way. An energy station that leaves no choice counts too. */
function count(player: PlayerView, steps: Step[], energy: Step[]): void {
  const winds = corporationOf(player.corporation).path.length > 0,
    all = [...steps, ...energy];
  const apart = (step: Step) =>
    !winds ||
    all.every(
      (other) =>
        other.terrain === step.terrain || ![...reachOf(player, other)].some((cell) => reachOf(player, step).has(cell)),
    );
  for (const step of player.corporation === 'makeshift' ? [] : steps)
    if (step.ways.length === 1 && apart(step))
      step.medals = medalsOn(player, step.terrain, step.ways[0]!.at(-1)!) - player.markers[step.terrain].medals;
  const [only] = energy;
  if (!only || energy.length > 1 || winds || player.corporation === 'makeshift' || player.lifepods_on_tracks.length)
    return;
  const first = steps.find((step) => step.terrain === only.terrain),
    way = waysUp(player, only.terrain, (first?.ways[0]!.length ?? 0) + only.ways[0]!.length)[0]!;
  only.medals =
    medalsOn(player, only.terrain, way.at(-1)!) - player.markers[only.terrain].medals - (first?.medals ?? 0);
}

/* The types that an energy station could become: the other station, and regions with a station beside the energy area. */
function energyTypes(player: PlayerView, cells: Cell[], asEnergy: boolean): Track[] {
  const covered = coveredOf(player),
    planet = planetOf(player.planet);
  const is = (terrain: Terrain) => (asEnergy && terrain === 'tech' ? 'energy' : terrain);
  const own = new Map(cells.map((cell) => [code(cell.x, cell.y), is(cell.terrain)]));
  const live = new Set(
    [...covered.values()].filter((each) => each.tile && each.station).map((each) => `${each.tile}${each.terrain}`),
  );
  const electric = new Set(
    (planet.special.electric ?? []).map(([x, y]) => code(x, y)).filter((c) => !covered.has(c) && !own.has(c)),
  );
  const found = new Set<Terrain>(cells.filter((cell) => cell.station).map((cell) => is(cell.terrain)));
  const seen = new Set([...own].filter(([, terrain]) => terrain === 'energy').map(([c]) => c)),
    queue = [...seen];
  for (let c = queue.pop(); c !== undefined; c = queue.pop())
    for (const next of beside(c)) {
      const there = covered.get(next);
      const flows = own.get(next) === 'energy' || electric.has(next) || there?.terrain === 'energy';
      if (flows && !seen.has(next)) {
        seen.add(next);
        queue.push(next);
      } else if (own.has(next)) found.add(own.get(next)!);
      else if (there?.tile && live.has(`${there.tile}${there.terrain}`)) found.add(there.terrain);
    }
  return TRACKS.filter(
    (track) =>
      found.has(track) &&
      player.markers[track].up.length &&
      !(player.corporation === 'wormhole_corp' && track === 'biomass'),
  );
}

/** Tell what a tile would bring on these squares. */
export function bringsOf(
  view: PlanetUnknown,
  player: PlayerView,
  cells: Cell[],
  { stations = true, asEnergy = false, patch = false } = {},
): Brings {
  const planet = planetOf(player.planet),
    { special } = planet,
    covered = coveredOf(player),
    at = cells.map((cell) => code(cell.x, cell.y));
  const wet = cells.filter((cell) => cell.terrain === 'water' && planet.ice.has(code(cell.x, cell.y))).length;
  const corporation = player.corporation,
    doubles = corporation === 'universal_coalition' && has(player, 4);
  const steps: Step[] = [],
    idle: Terrain[] = [];
  let energy: Step[] | null = null;
  const step = (terrain: Track, n = 1) => {
    const ways = n > 0 ? waysUp(player, terrain, n) : [];
    if (ways.length) steps.push({ terrain, ways, medals: 0 });
    else idle.push(terrain);
  };
  for (const cell of stations ? cells.filter((each) => each.station) : []) {
    const { terrain } = cell;
    if (terrain === 'energy' || (asEnergy && terrain === 'tech'))
      energy = energyTypes(player, cells, asEnergy).map((track) => ({
        terrain: track,
        ways: waysUp(player, track, track === 'water' && doubles ? 2 : 1),
        medals: 0,
      }));
    else if (terrain === 'water') step('water', corporation === 'oasis_ultd' ? wet : wet ? (doubles ? 2 : 1) : 0);
    else if (terrain === 'biomass' && corporation === 'wormhole_corp')
      step(
        'biomass',
        cells.some(
          (each) =>
            each.terrain === 'biomass' &&
            beside(code(each.x, each.y)).some((c) => covered.get(c)?.terrain === 'biomass'),
        )
          ? 1
          : 0,
      );
    else step(terrain);
  }
  const dry =
    !patch && corporation === 'oasis_ultd' && has(player, 3) && !at.some((c) => planet.ice.has(c))
      ? waysUp(player, 'water')
      : [];
  if (dry.length) steps.push({ terrain: 'water', ways: dry, medals: 0, dry: true });
  const ignored =
    stations && cells.some((cell) => cell.station) && ruleOf(view) === 'ignore_one_station' ? view.events!.card : null;
  if (ignored === null) count(player, steps, energy ?? []);
  const stone = cells.find((cell) => cell.meteor),
    shielded = corporation === 'universal_coalition' && has(player, 5);
  const rock = stone && !shielded ? code(stone.x, stone.y) : null;
  const before = linesOf(player),
    after = linesOf(player, at, rock === null ? [] : [rock]);
  const fresh = (was: Line[], now: Line[]) => now.filter((line, i) => line.done && !was[i]!.done),
    worth = (lines: Line[]) => lines.reduce((sum, line) => sum + line.medal, 0);
  const rows = fresh(before.rows, after.rows),
    columns = fresh(before.columns, after.columns),
    blocked = worth([...fresh(after.rows, before.rows), ...fresh(after.columns, before.columns)]);
  const opened = new Set(at.filter((c) => !covered.has(c))),
    numbers = (squares: [number, number][]) => squares.map(([x, y]) => code(x, y));
  const n = numbers(special.cities ?? []).filter((c) => opened.has(c)).length,
    cities = { n, medals: n * (special.medals_per_uncovered_city ?? 0) };
  const whole = (special.subplanets ?? [])
    .map((part) => numbers(part.cells))
    .filter((part) => part.some((c) => opened.has(c)) && part.every((c) => covered.has(c) || opened.has(c))).length;
  const parts = { n: whole, medals: whole * (special.medals_per_complete_subplanet ?? 0) };
  const under = (names: string[]) => names.map(codeOf).filter((c) => at.includes(c));
  const medals =
    worth([...rows, ...columns]) -
    blocked -
    cities.medals +
    parts.medals +
    [...steps, ...(energy ?? [])].reduce((sum, each) => sum + each.medals, 0);
  return {
    steps,
    energy,
    idle,
    rock,
    pods: under(player.lifepods),
    rovers: under(player.rovers),
    rows,
    columns,
    blocked,
    cities,
    parts,
    ignored,
    medals,
  };
}

/** Tell what a patch would bring on a square; what it destroys stands among the effects of the action. */
export function patchBrings(view: PlanetUnknown, player: PlayerView, c: number): Brings {
  const [x, y] = spot(c),
    brings = bringsOf(view, player, [{ x, y, terrain: 'biomass', station: false, meteor: false }], { patch: true });
  const cards = player.cards.reduce<number>(
    (sum, card) =>
      sum + (CIV_CARDS.get(card ?? 0)?.effects.find((effect) => effect.what === 'patch_on_planet')?.each ?? 0),
    0,
  );
  return { ...brings, pods: [], rovers: [], medals: brings.medals + cards };
}

/* The bonuses that each restriction of an event cancels. */
const CANCELS: Record<string, string[]> = {
  no_milestones: ['civ_card', 'patch', 'place_rover', 'tech'],
  no_synergy: ['synergy'],
};

/** Give the bonuses of the cells that would be entered, those that the event cancels, and the medal that would be reached. */
export function gainsOf(
  view: PlanetUnknown,
  player: PlayerView,
  cells: CellName[],
): { bonuses: Bonus[]; cancelled: Bonus[]; medal: number | null } {
  const found = cells.map(([track, row]) => cellOf(player.corporation, track, row)).filter((each) => each !== null),
    off = CANCELS[ruleOf(view) ?? ''] ?? [];
  const all = found.flatMap((each) => each.bonuses),
    isOff = (bonus: Bonus) => off.includes(bonus.type);
  return {
    bonuses: all.filter((bonus) => !isOff(bonus)),
    cancelled: all.filter(isOff),
    medal: found.findLast((each) => each.medal)?.medal ?? null,
  };
}

export interface Objection {
  key: string;
  event?: number;
  terrain?: Terrain;
}

/* Which restriction of its planet a tile breaks (PU 16). */
function againstPlanet(planet: PlanetFacts, covered: Covered, cells: Cell[], asEnergy: boolean): Objection | null {
  const { ring, side, zones } = planet.special,
    at = cells.map((cell) => code(cell.x, cell.y));
  if (ring) {
    const on = new Set(ring.map(([x, y]) => code(x, y)));
    if (at.every((c) => on.has(c))) return { key: 'illegal-ring' };
  }
  if (side && new Set(cells.map((cell) => side[cell.y]![cell.x])).size > 1) return { key: 'illegal-chasm' };
  for (const cell of zones ? cells.filter((each) => each.station) : []) {
    const terrain = asEnergy && cell.terrain === 'tech' ? 'energy' : cell.terrain;
    if (banOf(planet, cell.x, cell.y) === terrain) return { key: 'illegal-zone', terrain };
  }
  if (planet.rule === 'no_mixed_ice_land' && at.some((c) => planet.ice.has(c)) && at.some((c) => !planet.ice.has(c)))
    return { key: 'illegal-shores' };
  if (planet.rule === 'slide_in' && beside(0).every((shift) => at.some((c) => covered.has(c + shift))))
    return { key: 'illegal-slide' };
  return null;
}

/** Say why a tile cannot lie on these squares: the first rule of placement that it breaks. */
export function objection(view: PlanetUnknown, player: PlayerView, cells: Cell[], asEnergy = false): Objection {
  const planet = planetOf(player.planet),
    covered = coveredOf(player),
    at = cells.map((cell) => code(cell.x, cell.y));
  if (at.some((c) => !planet.squares.has(c))) return { key: 'illegal-off-planet' };
  if (at.some((c) => covered.has(c))) return { key: 'illegal-covered' };
  const anywhere =
    has(player, 1) &&
    (player.corporation === 'universal_coalition' ||
      (player.corporation === 'horizon_group' && cells.some((cell) => cell.terrain === 'rover')));
  if (!covered.size) {
    const crater = planet.special.crater?.map(([x, y]) => code(x, y));
    if (!at.some((c) => (crater ? crater.includes(c) : planet.perimeter.has(c))))
      return { key: crater ? 'illegal-first-tile-crater' : 'illegal-first-tile' };
  } else if (!anywhere && !at.some((c) => beside(c).some((next) => covered.has(next))))
    return { key: 'illegal-not-adjacent' };
  const event = view.events?.card;
  return (
    againstPlanet(planet, covered, cells, asEnergy) ??
    (event ? { key: 'illegal-event', event } : { key: 'illegal-not-adjacent' })
  );
}
