/* How the events of Space Base are seen to happen. */

import { piece, type Motion } from '../../lib/motion';
import type { Happening } from './events';
import { cardOf, isColony } from './cards';
import { KINDS, type Gain } from './parts';

const bay = (seat: number, sector: number): string => `[data-bay="${seat}:${sector}"]`;
const track = (kind: string, seat: number): string => `[data-track="${kind}:${seat}"]`;

/* The dice lie under the question and in the bar. */
const dice = (die: number): string[] => [`die:${die}`, `bar-die:${die}`];

function rewards(facts: Partial<Gain> & { seat: number }, from: string): Motion[] {
  const motions = KINDS.flatMap((what): Motion[] =>
    facts[what]
      ? [{ kind: 'tokens', what, tone: `var(--sb-${what})`, n: facts[what], from, to: track(what, facts.seat) }]
      : [],
  );
  return motions.length > 1 ? [{ kind: 'together', motions }] : motions;
}

const spent = (seat: number, paid: number): Motion[] =>
  paid ? [{ kind: 'note', at: track('credits', seat), text: `−${paid}`, tone: 'var(--sb-credits)' }] : [];

/** Give the motions of one event, in order. */
export function motions(facts: Happening): Motion[] {
  switch (facts.event) {
    case 'rolled':
    case 'rerolled':
      return [{ kind: 'tumble', pieces: facts.rolled.flatMap(dice) }];
    case 'die_set':
      return [
        { kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'act' },
        { kind: 'tumble', pieces: dice(facts.die) },
      ];
    case 'collected':
      return rewards(facts, bay(facts.seat, facts.sector));
    case 'gained':
      return rewards(facts, piece(`card:${facts.card}`));
    case 'shifted':
    case 'aimed':
      return [{ kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'act' }];
    case 'repeated':
      return [{ kind: 'pulse', at: bay(facts.seat, facts.sector), tone: 'act' }];
    case 'ability_used':
      return [{ kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'power' }];
    case 'charged':
      return [{ kind: 'pulse', at: piece(`card:${facts.card}`), tone: 'good' }];
    case 'cube_moved':
      return [
        { kind: 'pulse', at: piece(`card:${facts.from}`), tone: 'power' },
        { kind: 'pulse', at: piece(`card:${facts.to}`), tone: 'good' },
      ];
    case 'vp_lost':
      return facts.amount ? [{ kind: 'note', at: track('vp', facts.seat), text: `−${facts.amount}`, tone: 'bad' }] : [];
    case 'swapped':
      return facts.sectors.map((sector): Motion => ({ kind: 'pulse', at: bay(facts.seat, sector), tone: 'power' }));
    case 'exchanged':
      return [{ kind: 'fly', pieces: [`card:${facts.card}`, `card:${facts.other}`] }];
    case 'bought':
      return [...spent(facts.seat, facts.paid), { kind: 'fly', pieces: [`card:${facts.card}`] }];
    case 'claimed':
    case 'deployed':
      return [{ kind: 'fly', pieces: [`card:${facts.card}`] }];
    case 'settled':
      return rewards(facts, bay(facts.seat, cardOf(facts.card).sector));
    case 'refilled':
      return facts.cards.map((id): Motion => {
        const card = cardOf(id);
        return { kind: 'fly', pieces: [`card:${id}`], from: `[data-deck="${isColony(card) ? 1 : card.level}"]` };
      });
    case 'income_paid':
      return [{ kind: 'pulse', at: track('income', facts.seat), tone: 'var(--sb-income)' }];
    default:
      return [];
  }
}
