/* How the events of Planet Unknown are seen to happen. */

import { piece, type Motion } from '../../lib/motion';
import type { Happening } from './events';
import { look } from './ui.svelte';

const square = (seat: number, name: string): string => `[data-square="${seat}:${name}"]`;
const orb = (seat: number): string => `[data-orb="${seat}"]`;

/** Give the motions of one event, in order. Rivals' planets are small: what happens on them lights up once. */
export function motions(facts: Happening, { me }: { me: number | null }): Motion[] {
  const mine = 'seat' in facts && facts.seat === me;
  switch (facts.event) {
    case 'placed':
      return [{ kind: 'pulse', at: mine ? square(facts.seat, facts.square) : orb(facts.seat), tone: 'act' }];
    case 'patch_placed':
      return [{ kind: 'pulse', at: mine ? square(facts.seat, facts.square) : orb(facts.seat), tone: 'good' }];
    case 'advanced':
    case 'crossed':
    case 'regressed':
    case 'marker_reset':
      return mine ? [{ kind: 'fly', pieces: [`marker:${facts.seat}:${facts.marker}`] }] : [];
    case 'repeated':
      return mine ? [{ kind: 'pulse', at: piece(`marker:${facts.seat}:${facts.marker}`), tone: 'act' }] : [];
    case 'rover_placed':
      return mine ? [{ kind: 'land', piece: `rover:${facts.seat}:${facts.square}` }] : [];
    case 'meteorite_landed':
      return mine ? [{ kind: 'land', piece: `meteorite:${facts.seat}:${facts.square}` }] : [];
    case 'moved':
    case 'teleported':
      return mine
        ? [{ kind: 'fly', pieces: [`rover:${facts.seat}:${facts.to}`], from: square(facts.seat, facts.from) }]
        : [];
    case 'lifepod_collected':
    case 'meteorite_collected': {
      const what = facts.event === 'lifepod_collected' ? 'lifepod' : 'meteorite';
      const from = mine ? square(facts.seat, facts.square) : orb(facts.seat);
      const to = `[data-collected="${what}:${facts.seat}"]`;
      return [{ kind: 'tokens', what, tone: what === 'lifepod' ? 'act' : 'power', n: 1, from, to }];
    }
    case 'lifepod_destroyed':
    case 'rover_destroyed':
      return mine ? [{ kind: 'pulse', at: square(facts.seat, facts.square), tone: 'bad' }] : [];
    case 'collected_lifepod_lost':
      return [{ kind: 'note', at: `[data-collected="lifepod:${facts.seat}"]`, text: '−1', tone: 'bad' }];
    case 'collected_meteorite_lost':
      return [{ kind: 'note', at: `[data-collected="meteorite:${facts.seat}"]`, text: '−1', tone: 'bad' }];
    case 'event_revealed':
      return [
        {
          kind: 'scene',
          lasts: 1800,
          begin: () => {
            look.revealed = facts.card;
          },
          end: () => {
            look.revealed = null;
          },
        },
        { kind: 'pulse', at: '.event .face', tone: 'act' },
      ];
    default:
      return [];
  }
}
