/* Space Base in words: what things on the table are called and what they do. */

import { wordsOf } from '../../lib/texts.svelte';
import type { Explained } from '../../ui/explain.svelte';
import type { BoardProps, Described } from '../module';
import { cardOf, effectKey, isColony, shipOf, type Effect } from './cards';
import { pays } from './told';
import { KINDS, type Kind, type Gain } from './parts';
import type { Placed, SectorView, SpaceBase } from './view';

const GAME = 'space_base';

/** Say a text of the game. */
export const sb = wordsOf(GAME);

/** Shorten the name of a ship to what stands on its hull: 'U.E.S. Gibson 4003-B' is 'Gibson'. */
export function shortName(full: string): string {
  const quoted = /«([^»]+)»/.exec(full);
  if (quoted) return quoted[1]!;
  return full.replace(/^\S+\s+/, '').replace(/\s+\d{4}-\S+$/, '');
}

/** Give the short name of a card. */
export const brief = (id: string): string => shortName(sb(`card-${id}`));

/** Give the registration of a ship, '' for a colony. */
export const registration = (id: string): string => /\d{4}-\S+$/.exec(sb(`card-${id}`))?.[0] ?? '';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Say how much of a resource. */
export const amount = (kind: Kind, n: number): string => sb(`board-${kind}`, { n });

/** Say what is gained, without what is zero. */
export function gains(gain: Partial<Gain>): string {
  const parts = KINDS.flatMap((kind) => (gain[kind] ? [amount(kind, gain[kind])] : []));
  return parts.length ? parts.join(', ') : sb('board-nothing');
}

/** Explain a resource. */
export const explainKind = (kind: Kind, n: number | null = null): Explained => ({
  title: n === null ? sb(`component-${kind}`) : amount(kind, n),
  lines: [sb(`component-${kind}.short`)],
});

/** Explain one sign of a card. */
export function explainEffect(effect: Effect): Explained {
  switch (effect.kind) {
    case 'credits':
    case 'income':
    case 'vp':
      return explainKind(effect.kind, effect.amount);
    case 'arrow':
      return { title: sb('component-arrow'), lines: [sb('component-arrow.short')] };
    default:
      return { title: capital(sb(effectKey(effect))) };
  }
}

/** Explain the cells of a card: how they are filled and emptied. */
export function explainCells(linked: boolean, dotted: boolean): Explained {
  const kind = linked ? 'component-linked' : 'component-unlinked';
  return {
    title: sb(kind),
    lines: [
      sb(`${kind}.short`),
      sb('component-cube.short'),
      ...(dotted ? [`${sb('component-dots')}: ${sb('component-dots.short')}`] : []),
    ],
  };
}

/** Explain when an ability works. */
export const explainColour = (colour: string): Explained => ({
  title: sb(`component-${colour}`),
  lines: [sb(`component-${colour}.short`)],
});

/** Explain a card: what it is, what both its halves do, how it is charged. */
export function explainCard(id: string, placed?: Placed): Explained {
  const card = cardOf(id),
    key = `card-${id}`;
  const where = isColony(card)
    ? sb('board-colony-for', { sector: card.sector, cost: card.cost })
    : card.level
      ? sb('board-ship-for', { level: card.level, sector: card.sector, cost: card.cost })
      : sb('board-starter', { sector: card.sector });
  const lines = [sb(`${key}.class`), where, `${sb('component-station')}: ${sb(`${key}.station`)}`];
  if (!isColony(card)) lines.push(`${sb('component-deployed')}: ${sb(`${key}.deployed`)}`);
  if (placed?.cells)
    lines.push(sb(placed.ready ? 'board-charged' : 'board-cubes', { n: placed.cubes, of: placed.cells }));
  return { title: sb(key), lines };
}

/** Explain how often the dice offer a sector. */
export const explainOdds = (sector: number, hits: number): Explained => ({
  title: sb('board-sector', { n: sector }),
  lines: [sb('board-odds', { n: hits }), sb(sector > 6 ? 'board-odds-sum' : 'board-odds-die')],
});

/** Say what a sector pays on a kind of turn. */
export function sectorPays(sector: SectorView, own: boolean): string {
  const paid = pays(sector, own);
  const more = [
    ...(paid.cubes ? [sb('board-some-cubes', { n: paid.cubes })] : []),
    ...(paid.arrows ? [sb('component-arrow').toLocaleLowerCase()] : []),
  ];
  return KINDS.some((kind) => paid[kind]) || !more.length ? [gains(paid), ...more].join(', ') : more.join(', ');
}

/** Explain a sector of a console. */
export function explainSector(sector: SectorView, hits: number): Explained {
  return {
    title: sb('board-sector', { n: sector.sector }),
    lines: [
      sb('board-own-turn', { what: sectorPays(sector, true) }),
      sb('board-other-turn', { what: sectorPays(sector, false) }),
      sb('board-odds', { n: hits }),
    ],
  };
}

/** Say what an element is, for the list beside the board; cards for sale and dice are pointed at where they lie. */
export function describe(id: string, { view, choice }: BoardProps<SpaceBase>): Described | null {
  const [kind, key = ''] = id.split(':');
  const game = view,
    mine = game.players[choice.ask?.seat ?? -1];
  if (!mine) return null;
  if (kind === 'sector') {
    const sector = mine.sectors[Number(key) - 1];
    return sector
      ? {
          title: sb('board-sector-of', { n: sector.sector, card: brief(sector.station.card) }),
          icon: `sb:${key}`,
          note: sectorPays(sector, game.active === mine.seat),
        }
      : null;
  }
  /* Shifts stand under the dice, each with what it brings. */
  if (kind !== 'card' || choice.offers.some((offer) => offer.at.some((other) => other.startsWith('steps:'))))
    return null;
  for (const sector of mine.sectors) {
    const side =
      sector.station.card === key
        ? ('station' as const)
        : sector.deployed.some((placed) => placed.card === key)
          ? ('deployed' as const)
          : null;
    const ability = side && shipOf(key)?.[side].ability;
    if (ability)
      return {
        title: brief(key),
        icon: 'sb:cube',
        note: capital(ability.effects.map((effect) => sb(effectKey(effect))).join(', ')),
      };
    if (side) return { title: brief(key), icon: `sb:${sector.sector}`, note: sb('board-sector', { n: sector.sector }) };
  }
  return null;
}
