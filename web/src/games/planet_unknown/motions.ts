/* How the events of Planet Unknown are seen to happen. */

import { piece, type Motion } from '../../lib/motion';
import type { GameEvent } from '../../lib/wire';
import { look } from './ui.svelte';

interface Facts extends GameEvent {
  seat: number;
  square: string;
  from: string;
  to: string;
  marker: string;
  card: number;
}

const square = (seat: number, name: string): string => `[data-square="${seat}:${name}"]`;
const orb = (seat: number): string => `[data-orb="${seat}"]`;

/** Give the motions of one event, in order. Rivals' planets are small: what happens on them lights up once. */
export function motions(event: GameEvent, { me }: { me: number | null }): Motion[] {
  const facts = event as Facts,
    { seat } = facts,
    mine = seat === me;
  switch (event.event) {
    case 'placed':
      return [{ kind: 'pulse', at: mine ? square(seat, facts.square) : orb(seat), tone: 'act' }];
    case 'patch_placed':
      return [{ kind: 'pulse', at: mine ? square(seat, facts.square) : orb(seat), tone: 'good' }];
    case 'advanced':
    case 'crossed':
    case 'regressed':
    case 'marker_reset':
      return mine ? [{ kind: 'fly', pieces: [`marker:${seat}:${facts.marker}`] }] : [];
    case 'repeated':
      return mine ? [{ kind: 'pulse', at: piece(`marker:${seat}:${facts.marker}`), tone: 'act' }] : [];
    case 'rover_placed':
      return mine ? [{ kind: 'land', piece: `rover:${seat}:${facts.square}` }] : [];
    case 'meteorite_landed':
      return mine ? [{ kind: 'land', piece: `meteorite:${seat}:${facts.square}` }] : [];
    case 'moved':
    case 'teleported':
      return mine ? [{ kind: 'fly', pieces: [`rover:${seat}:${facts.to}`], from: square(seat, facts.from) }] : [];
    case 'lifepod_collected':
      return [
        {
          kind: 'tokens',
          what: 'lifepod',
          n: 1,
          from: mine ? square(seat, facts.square) : orb(seat),
          to: `[data-collected="lifepod:${seat}"]`,
        },
      ];
    case 'meteorite_collected':
      return [
        {
          kind: 'tokens',
          what: 'meteorite',
          n: 1,
          from: mine ? square(seat, facts.square) : orb(seat),
          to: `[data-collected="meteorite:${seat}"]`,
        },
      ];
    case 'lifepod_destroyed':
    case 'rover_destroyed':
      return mine ? [{ kind: 'pulse', at: square(seat, facts.square), tone: 'bad' }] : [];
    case 'collected_lifepod_lost':
      return [{ kind: 'note', at: `[data-collected="lifepod:${seat}"]`, text: '−1', tone: 'bad' }];
    case 'collected_meteorite_lost':
      return [{ kind: 'note', at: `[data-collected="meteorite:${seat}"]`, text: '−1', tone: 'bad' }];
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
