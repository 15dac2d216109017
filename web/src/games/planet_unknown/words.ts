/* Planet Unknown in words: what things on the table are called and what they do. */

import { texts, wordsOf } from '../../lib/texts.svelte';
import { nameOf } from '../../lib/seats';
import type { Message, Offer, Seat } from '../../lib/wire';
import type { Explained } from '../../ui/explain.svelte';
import type { Described } from '../module';
import { code, spot } from './art/shapes';
import { codeOf, coveredOf, cratersOf, nameAt, type Line } from './board';
import { banOf, cellOf, CIV_CARDS, corporationOf, planetOf, tileOf } from './facts';
import type { Bonus } from './findings';
import type { PlanetUnknown, PlayerView, Sector, Stack, Terrain, Track } from './view';

const GAME = 'planet_unknown';

/** Say a text of the game. */
export const pu = wordsOf(GAME);

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/** Name a terrain. */
export const terrainName = (terrain: Terrain): string => pu(`terrain-${terrain}`);

/** Name a track with a capital, for headings. */
export const trackName = (track: Track): string => capital(pu(`track-${track}`));

/** Explain a row or column and its medal. */
export function explainLine(id: string, line: Line): Explained {
  const [kind, name = ''] = id.split(':');
  const lines = [
    pu('board-line-worth', { n: line.medal }),
    pu('board-line-covered', { n: line.covered, of: line.total }),
  ];
  if (line.blocked) lines.push(pu('board-line-blocked'));
  else if (line.done) lines.push(pu('board-line-done'));
  return { title: pu(kind === 'row' ? 'board-row' : 'board-column', { name }), lines };
}

/** Explain what lies on a square of a planet. */
export function explainSquare(player: PlayerView, c: number): Explained {
  const planet = planetOf(player.planet),
    cover = coveredOf(player).get(c),
    name = nameAt(c),
    lines: string[] = [];
  const among = (cells: [number, number][] | undefined) => cells?.some(([x, y]) => code(x, y) === c) ?? false;
  if (cover)
    lines.push(
      cover.tile
        ? cover.station
          ? pu('board-station-of', { terrain: terrainName(cover.terrain) })
          : pu('board-region', { terrain: terrainName(cover.terrain) })
        : pu('board-patch'),
    );
  else {
    lines.push(pu(planet.ice.has(c) ? 'board-ice' : 'board-land'));
    if (among(planet.special.cities)) lines.push(pu('board-city'));
    if (among(planet.special.toxic)) lines.push(pu('board-toxic'));
    if (among(planet.special.electric)) lines.push(pu('board-electric'));
    if (among(planet.special.ring)) lines.push(pu('board-ring'));
    if (among(planet.special.crater)) lines.push(pu('board-crater-start'));
    const ban = banOf(planet, ...spot(c));
    if (ban) lines.push(pu('illegal-zone', { terrain: ban }));
  }
  if (player.lifepods.includes(name)) lines.push(pu('board-lifepod.short'));
  if (player.meteorites.includes(name)) lines.push(pu('board-meteorite.short'));
  else if (cratersOf(player).includes(c)) lines.push(pu('board-symbol'));
  if (player.rovers.some((other) => codeOf(other) === c))
    lines.push(pu(player.loaded.includes(name) ? 'board-rover-loaded' : 'board-rover.short'));
  return { title: pu('board-square', { square: name }), lines };
}

/** Name the tile on top of a stack by its terrains. */
function topName(stack: Stack): string {
  if (!stack.top) return pu('board-stack-empty').toLocaleLowerCase();
  const [first, second] = tileOf(stack.top).terrains;
  return pu('board-tile', { first: terrainName(first), second: terrainName(second).toLocaleLowerCase() });
}

/** Name a sector of the station by its tiles. */
export const sectorName = (sector: Sector): string =>
  pu('board-sector', { large: topName(sector.large), small: topName(sector.small) });

/** Name a turn of the station by the tiles that would come; other actions have names of their own. */
export function nameOffer(offer: Offer, view: PlanetUnknown): string | null {
  const [kind, shape] = (offer.at[0] ?? '').split(':');
  const sector = kind === 'sector' ? view.station.sectors.find((each) => each.large.shape === shape) : undefined;
  return sector ? sectorName(sector) : null;
}

/** Explain a stack of the station. */
export function explainStack(stack: Stack, sector: Sector, seats: Seat[]): Explained {
  const lines = [pu('board-stack-left', { n: stack.count })];
  if (stack.top) {
    const tile = tileOf(stack.top);
    lines.unshift(
      pu('board-tile', { first: terrainName(tile.terrains[0]), second: terrainName(tile.terrains[1]) }) +
        (tile.meteor ? `. ${pu('board-tile-meteor')}` : ''),
    );
  } else lines.unshift(pu(stack.count ? 'board-stack-taken' : 'board-stack-empty'));
  if (sector.seat !== null) lines.push(pu('board-faces', { who: nameOf(seats, sector.seat) }));
  return { title: pu('board-shape', { shape: pu(`shape-${stack.shape}`) }), lines };
}

/** Explain one bonus of a track, and the event that cancels it. */
export function explainBonus(bonus: Bonus, off: number | null = null): Explained {
  if (off) {
    const { title } = explainBonus(bonus);
    return { title, lines: [pu('board-cancelled', { event: pu(`card-event-${off}`) })] };
  }
  switch (bonus.type) {
    case 'move':
      return { title: pu('bonus-move', { n: bonus.points }), lines: [pu('bonus-move.short')] };
    case 'civ_card':
      return { title: pu('bonus-civ', { level: ROMAN[bonus.level]! }), lines: [pu('bonus-civ.short')] };
    case 'tech':
      return { title: pu('bonus-tech', { level: bonus.level }), lines: [pu('bonus-tech.short')] };
    case 'advance':
      return { title: pu('bonus-advance', { track: pu(`track-${bonus.track}`) }) };
    default:
      return { title: pu(`bonus-${bonus.type}`), lines: [pu(`bonus-${bonus.type}.short`)] };
  }
}

/** Explain a cell of a track: what a marker gains on it. */
export function explainCell(player: PlayerView, track: Track, row: number): Explained {
  const cell = cellOf(player.corporation, track, row),
    lines: string[] = [];
  for (const bonus of cell?.bonuses ?? []) {
    if (bonus.type === 'tech')
      lines.push(
        `${pu('bonus-tech', { level: bonus.level })}: ${pu(`tech-${player.corporation ?? 'universal_coalition'}-${bonus.level}.short`)}`,
      );
    else {
      const told = explainBonus(bonus);
      lines.push(told.lines?.length ? `${told.title}: ${told.lines[0]}` : told.title);
    }
  }
  if (cell?.either) lines.unshift(pu('board-either'));
  if (cell?.medal) lines.push(pu('board-cell-medal', { n: cell.medal }));
  if (player.lifepods_on_tracks.some(([on, at]) => on === track && at === row)) lines.push(pu('board-cell-pod'));
  if (!lines.length) lines.push(pu('board-cell-empty'));
  return { title: pu('board-cell', { track: trackName(track), row }), lines };
}

const LIMITS = ['once_per_round', 'once_per_game', 'each_round'];

/** Explain a technology. */
export function explainTech(player: PlayerView, key: string): Explained {
  const facts = corporationOf(player.corporation).techs.find((tech) => tech.key === key),
    tech = player.techs.find((each) => each.key === key);
  const lines = [pu(`tech-${player.corporation}-${key}.short`)];
  if (facts && LIMITS.includes(facts.limit)) lines.push(pu(`limit-${facts.limit}`));
  lines.push(pu(tech?.used ? 'board-tech-used' : tech?.accessible ? 'board-tech-open' : 'board-tech-shut'));
  return { title: capital(pu(`tech-${player.corporation}-${key}`)), lines };
}

/** Explain a civ card. */
export const explainCard = (card: number): Explained => ({
  title: pu(`civ-${card}`),
  lines: [pu(`civ-${card}.short`), pu(`card-${CIV_CARDS.get(card)?.timing ?? 'immediate'}`)],
});

/** Where no event is in force: when the first or the next one comes. */
export const EVENT_SOON: Record<string, string> = {
  sides: 'board-event-setup',
  choices: 'board-event-setup',
  start: 'board-event-turn',
  turn: 'board-event-turn',
};

/** Say which event is in force, or when one comes. */
export const sayEvent = ({ events, phase }: PlanetUnknown): string =>
  pu(events?.card ? `card-event-${events.card}` : (EVENT_SOON[phase] ?? 'board-event-none'));

/** Say what the server says in the words of the game: why a tile does not fit. */
export const say = (message: Message): string => texts.say(message, GAME);

/** Nothing is listed beside the board: the tray shows every choice as what it is. */
export const describe = (): Described | null => null;
