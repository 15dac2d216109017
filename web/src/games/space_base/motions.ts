/* How the events of Space Base are seen to happen. */

import { piece, type Motion } from '../../lib/motion';
import type { GameEvent } from '../../lib/wire';
import { cardOf, isColony } from './cards';
import { KINDS, type Gain } from './view';

interface Facts extends GameEvent, Gain {
  seat: number;
  by: number;
  card: string;
  other: string;
  from: string;
  to: string;
  sector: number;
  sectors: number[];
  paid: number;
  amount: number;
  cards: string[];
  charged: string[];
  rolled: number[];
  die: number;
}

const bay = (seat: number, sector: number): string => `[data-bay="${seat}:${sector}"]`;
const track = (kind: string, seat: number): string => `[data-track="${kind}:${seat}"]`;

/* The dice lie under the question and in the bar. */
const dice = (die: number): string[] => [`die:${die}`, `bar-die:${die}`];

function rewards(facts: Facts, from: string): Motion[] {
  const motions = KINDS.flatMap((what): Motion[] =>
    facts[what] > 0 ? [{ kind: 'tokens', what, n: facts[what], from, to: track(what, facts.seat) }] : [],
  );
  return motions.length > 1 ? [{ kind: 'together', motions }] : motions;
}

/** Give the motions of one event, in order. */
export function motions(event: GameEvent): Motion[] {
  const facts = event as Facts,
    { seat } = facts;
  switch (event.event) {
    case 'rolled':
    case 'rerolled':
      return [{ kind: 'tumble', pieces: facts.rolled.flatMap(dice) }];
    case 'die_set':
      return [
        { kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'act' },
        { kind: 'tumble', pieces: dice(facts.die) },
      ];
    case 'collected':
      return rewards(facts, bay(seat, facts.sector));
    case 'gained':
      return rewards(facts, piece(`card:${facts.card}`));
    case 'shifted':
    case 'aimed':
      return [{ kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'act' }];
    case 'repeated':
      return [{ kind: 'pulse', at: bay(seat, facts.sector), tone: 'act' }];
    case 'ability_used':
      return [{ kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'alien' }];
    case 'charged':
      return [{ kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'good' }];
    case 'cube_moved':
      return [
        { kind: 'pulse', at: piece(`card:${facts.from}`), tone: 'alien' },
        { kind: 'pulse', at: piece(`card:${facts.to}`), tone: 'good' },
      ];
    case 'vp_lost':
      return facts.amount ? [{ kind: 'note', at: track('vp', seat), text: `−${facts.amount}`, tone: 'bad' }] : [];
    case 'swapped':
      return facts.sectors.map((sector): Motion => ({ kind: 'pulse', at: bay(seat, sector), tone: 'alien' }));
    case 'exchanged':
      return [{ kind: 'fly', pieces: [`card:${facts.card}`, `card:${facts.other}`] }];
    case 'bought':
      return [
        ...(facts.paid
          ? [{ kind: 'note', at: track('credits', seat), text: `−${facts.paid}`, tone: 'credits' } as Motion]
          : []),
        { kind: 'fly', pieces: [`card:${facts.card}`] },
      ];
    case 'claimed':
    case 'deployed':
      return [{ kind: 'fly', pieces: [`card:${facts.card}`] }];
    case 'settled':
      return rewards(facts, bay(seat, cardOf(facts.card).sector));
    case 'refilled':
      return facts.cards.map((id): Motion => {
        const card = cardOf(id);
        return { kind: 'fly', pieces: [`card:${id}`], from: `[data-deck="${isColony(card) ? 1 : card.level}"]` };
      });
    case 'income_paid':
      return [{ kind: 'pulse', at: track('income', seat), tone: 'income' }];
    default:
      return [];
  }
}
