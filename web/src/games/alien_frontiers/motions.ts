/* How the events of Alien Frontiers are seen to happen. */

import { element, piece, type Motion } from '../../lib/motion';
import type { Happening } from './events';
import { RELIC } from './parts';
import type { Tokens } from './view';

const shipKey = (seat: number, id: number): string => (id === RELIC ? 'relic' : `ship:${seat}:${id}`);
const purse = (kind: 'fuel' | 'ore', seat: number): string => `[data-purse="${kind}:${seat}"]`;

const KINDS = ['fuel', 'ore'] as const;
const look = (kind: 'fuel' | 'ore') => ({ what: `af-${kind}`, tone: `var(--af-${kind})` }) as const;

function tokens(facts: Tokens, from: (kind: 'fuel' | 'ore') => string, to: (kind: 'fuel' | 'ore') => string): Motion[] {
  return KINDS.flatMap((what): Motion[] =>
    facts[what] > 0 ? [{ kind: 'tokens', ...look(what), n: facts[what], from: from(what), to: to(what) }] : [],
  );
}

/** Give the motions of one event, in order. */
export function motions(facts: Happening): Motion[] {
  switch (facts.event) {
    case 'rolled':
    case 'rerolled':
      return [{ kind: 'tumble', pieces: facts.dice.map((die) => shipKey(facts.seat, die.id)) }];
    case 'docked':
      return [{ kind: 'fly', pieces: facts.ships.map((ship) => shipKey(facts.seat, ship.id)) }];
    case 'bumped':
    case 'ejected':
      return [
        { kind: 'pulse', at: element(`facility:${facts.facility}`), tone: 'bad' },
        { kind: 'fly', pieces: facts.ships.map((ship) => shipKey(facts.seat, ship.id)) },
      ];
    case 'teleported':
      return [{ kind: 'fly', pieces: [shipKey(facts.seat, facts.id)] }];
    case 'ship_changed':
      return [{ kind: 'tumble', pieces: [shipKey(facts.seat, facts.id)] }];
    case 'built':
      return [{ kind: 'fly', pieces: [shipKey(facts.seat, facts.ship)], from: element('facility:shipyard') }];
    case 'relic_bought':
    case 'relic_returned':
      return [{ kind: 'fly', pieces: ['relic'] }];
    case 'gained':
      return tokens(
        facts,
        () => (facts.source === 'resource_cache' ? '[data-supply]' : element(`facility:${facts.source}`)),
        (kind) => purse(kind, facts.seat),
      );
    case 'paid':
    case 'returned':
      return KINDS.flatMap((kind): Motion[] =>
        facts[kind] > 0
          ? [{ kind: 'note', at: purse(kind, facts.seat), text: `−${facts[kind]}`, tone: look(kind).tone }]
          : [],
      );
    case 'traded':
      return [
        { kind: 'note', at: purse('fuel', facts.seat), text: `−${facts.fuel}`, tone: look('fuel').tone },
        {
          kind: 'tokens',
          ...look('ore'),
          n: 1,
          from: element('facility:orbital_market'),
          to: purse('ore', facts.seat),
        },
      ];
    case 'advanced':
      return [{ kind: 'note', at: piece(`hub:${facts.seat}`), text: '↑', tone: 'good' }];
    case 'landed':
      return [
        { kind: 'land', piece: `colony:${facts.territory}:${facts.seat}`, from: `[data-reserve="${facts.seat}"]` },
      ];
    case 'colony_moved':
      return [{ kind: 'land', piece: `colony:${facts.to}:${facts.owner}`, from: element(`territory:${facts.from}`) }];
    case 'colonies_swapped':
      return [
        {
          kind: 'land',
          piece: `colony:${facts.territory_a}:${facts.owner_b}`,
          from: element(`territory:${facts.territory_b}`),
        },
        {
          kind: 'land',
          piece: `colony:${facts.territory_b}:${facts.owner_a}`,
          from: element(`territory:${facts.territory_a}`),
        },
      ];
    case 'field_removed':
      return [{ kind: 'pulse', at: element(`territory:${facts.territory}`), tone: 'power' }];
    case 'launched':
      return [{ kind: 'pulse', at: element('facility:colonist_hub'), tone: 'good' }];
    case 'ship_lost':
      return [{ kind: 'pulse', at: element(`facility:${facts.facility}`), tone: 'bad' }];
    case 'claimed':
    case 'card_taken':
      return [{ kind: 'fly', pieces: [`card:${facts.card}`] }];
    case 'card_discarded':
      return [{ kind: 'pulse', at: '[data-pile]', tone: 'power' }];
    case 'shown':
      return [{ kind: 'fly', pieces: facts.cards.map((card) => `card:${card}`), from: '[data-deck]' }];
    case 'power_used':
      return [{ kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'power' }];
    case 'borrowed':
    case 'field_placed':
      return [{ kind: 'pulse', at: element(`territory:${facts.territory}`), tone: 'power' }];
    case 'raided_resources':
      return tokens(
        facts,
        (kind) => purse(kind, facts.victim),
        (kind) => purse(kind, facts.seat),
      );
    case 'raided_card':
      return [{ kind: 'fly', pieces: [`card:${facts.card}`] }];
    default:
      return [];
  }
}
