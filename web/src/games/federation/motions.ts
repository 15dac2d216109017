/* How the events of Federation are seen to happen. */

import { element, piece, type Motion } from '../../lib/motion';
import { texts } from '../../lib/texts.svelte';
import type { GameEvent } from '../../lib/wire';
import { Ending } from './executive';
import { look, type Scene } from './ui.svelte';
import { KINDS, type Amounts } from './view';

interface Facts extends GameEvent {
  seat: number;
  cell: string;
  ambassador: string;
  resources: Amounts;
  from: string;
  to: string;
  work: string;
  stall: string;
  specialist: string;
  alteration: string;
  mission: string;
  medal: string;
  project: string;
  count: number;
  points: number;
  value: number;
  degree: number;
  deep: string;
  law: string;
  wing: string;
  floor: number;
}

const ending = new Ending((event) => (event.message ? texts.parts(event.message, 'federation') : null));
const purse = (kind: string, seat: number): string => `[data-purse="${kind}:${seat}"]`;
const points = (seat: number): string => `[data-points="${seat}"]`;

function gains(facts: Facts): Motion[] {
  const found = KINDS.flatMap((what): Motion[] =>
    (facts.resources?.[what] ?? 0) > 0
      ? [
          {
            kind: 'tokens',
            what,
            n: facts.resources[what]!,
            from: '[data-state="picked"], .cell.minded',
            to: purse(what, facts.seat),
          },
        ]
      : [],
  );
  return found.length > 1 ? [{ kind: 'together', motions: found }] : found;
}

/* Long enough to read a line, short enough to watch five times a game. */
const LASTS: Record<string, number> = {
  executive_step: 650,
  law_passed: 900,
  floor_won: 700,
  scored: 420,
  project_advanced: 420,
  project_funded: 700,
};

function scene(shown: Scene, event: GameEvent): Motion {
  return {
    kind: 'scene',
    lasts: LASTS[event.event] ?? 480,
    begin: () => {
      look.scene = shown;
    },
    end: () => {
      look.scene = null;
    },
  };
}

/** Give the motions of one event, in order. */
export function motions(event: GameEvent): Motion[] {
  const facts = event as Facts,
    { seat } = facts,
    shown = ending.hear(event);
  if (shown) return [scene(shown, event)];
  switch (event.event) {
    case 'placed':
      return [{ kind: 'fly', pieces: [`seated:${seat}:${facts.ambassador}`], from: `[data-hand="${seat}"]` }];
    case 'gained':
      return gains(facts);
    case 'paid':
    case 'discarded':
      return KINDS.flatMap((kind): Motion[] =>
        (facts.resources?.[kind] ?? 0) > 0
          ? [{ kind: 'note', at: purse(kind, seat), text: `−${facts.resources[kind]}`, tone: 'bad' }]
          : [],
      );
    case 'transmuted':
      return [
        { kind: 'note', at: purse(facts.from, seat), text: '−1', tone: 'bad' },
        { kind: 'note', at: purse(facts.to, seat), text: '+1', tone: 'good' },
      ];
    case 'scored':
      return facts.points ? [{ kind: 'pulse', at: points(seat), tone: 'good' }] : [];
    case 'climbed':
    case 'fell':
      return [{ kind: 'fly', pieces: [`degree:${seat}`] }];
    case 'ships_taken':
      return [{ kind: 'pulse', at: `[data-hangar="${seat}"]`, tone: 'good' }];
    case 'die_raised':
      return [{ kind: 'tumble', pieces: [`die:${seat}`] }];
    case 'medal_taken':
      return [{ kind: 'fly', pieces: [`medal:${seat}:${facts.medal}`], from: element(`medal:${facts.medal}`) }];
    case 'mission_opened':
      return [{ kind: 'fly', pieces: [`marker:${seat}:${facts.mission}`], from: `[data-hand="${seat}"]` }];
    case 'mission_flown':
      return [{ kind: 'fly', pieces: [`flown:${seat}:${facts.mission}`], from: `[data-hangar="${seat}"]` }];
    case 'miner_moved':
      return [{ kind: 'fly', pieces: [`miner:${seat}`] }];
    case 'mage_moved':
      return [{ kind: 'fly', pieces: [`mage:${seat}`] }];
    case 'alteration_taken':
      return [{ kind: 'fly', pieces: [`alteration:${facts.alteration}`], from: '[data-planet="sixmoon"]' }];
    case 'specialist_taken':
      return [{ kind: 'fly', pieces: [`specialist:${facts.specialist}`] }];
    case 'specialist_used':
    case 'specialist_copied':
    case 'refreshed':
      return [{ kind: 'pulse', at: piece(`specialist:${facts.specialist}`), tone: 'alien' }];
    case 'disc_placed':
      return [{ kind: 'fly', pieces: [`disc:${facts.stall}:${seat}`], from: `[data-hand="${seat}"]` }];
    case 'built':
      return [{ kind: 'fly', pieces: [`robot:${facts.work}:${seat}`], from: `[data-hand="${seat}"]` }];
    case 'project_advanced':
      return [{ kind: 'pulse', at: `[data-project="${facts.project}"]`, tone: 'act' }];
    case 'project_funded':
      return [{ kind: 'pulse', at: `[data-project="${facts.project}"]`, tone: 'good' }];
    case 'law_passed':
      return [{ kind: 'pulse', at: `[data-law="${facts.wing}"]`, tone: 'good' }];
    case 'deep_space_taken':
      return [{ kind: 'fly', pieces: [`deep:${facts.deep}`] }];
    default:
      return [];
  }
}
