/* How the events of Federation are seen to happen. */

import { element, piece, type Motion } from '../../lib/motion';
import { texts } from '../../lib/texts.svelte';
import type { Told } from '../module';
import type { Happening, OfResources } from './events';
import { Ending } from './executive';
import { look, type Scene } from './ui.svelte';
import { RESOURCES } from './view';

const ending = new Ending((event) => texts.parts(event.message, 'federation'));
const purse = (kind: string, seat: number): string => `[data-purse="${kind}:${seat}"]`;
const points = (seat: number): string => `[data-points="${seat}"]`;

function gains(facts: OfResources): Motion[] {
  const found = RESOURCES.flatMap((what): Motion[] =>
    facts.resources[what]
      ? [
          {
            kind: 'tokens',
            what,
            tone: `var(--fed-${what})`,
            n: facts.resources[what],
            from: '[data-state="picked"], .cell.minded',
            to: purse(what, facts.seat),
          },
        ]
      : [],
  );
  return found.length > 1 ? [{ kind: 'together', motions: found }] : found;
}

/* Long enough to read a line, short enough to watch five times a game. */
const LASTS: Partial<Record<Happening['event'], number>> = {
  executive_step: 650,
  law_passed: 900,
  floor_won: 700,
  scored: 420,
  project_advanced: 420,
  project_funded: 700,
};

function scene(shown: Scene, event: Happening): Motion {
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
export function motions(facts: Told<Happening>): Motion[] {
  const shown = ending.hear(facts);
  if (shown) return [scene(shown, facts)];
  switch (facts.event) {
    case 'placed':
      return [
        { kind: 'fly', pieces: [`seated:${facts.seat}:${facts.ambassador}`], from: `[data-hand="${facts.seat}"]` },
      ];
    case 'gained':
      return gains(facts);
    case 'paid':
    case 'discarded':
      return RESOURCES.flatMap((kind): Motion[] =>
        facts.resources[kind]
          ? [{ kind: 'note', at: purse(kind, facts.seat), text: `−${facts.resources[kind]}`, tone: 'bad' }]
          : [],
      );
    case 'transmuted':
      return [
        { kind: 'note', at: purse(facts.from, facts.seat), text: '−1', tone: 'bad' },
        { kind: 'note', at: purse(facts.to, facts.seat), text: '+1', tone: 'good' },
      ];
    case 'scored':
      return facts.points ? [{ kind: 'pulse', at: points(facts.seat), tone: 'good' }] : [];
    case 'climbed':
    case 'fell':
      return [{ kind: 'fly', pieces: [`degree:${facts.seat}`] }];
    case 'ships_taken':
      return [{ kind: 'pulse', at: `[data-hangar="${facts.seat}"]`, tone: 'good' }];
    case 'die_raised':
      return [{ kind: 'tumble', pieces: [`die:${facts.seat}`] }];
    case 'medal_taken':
      return [{ kind: 'fly', pieces: [`medal:${facts.seat}:${facts.medal}`], from: element(`medal:${facts.medal}`) }];
    case 'mission_opened':
      return [{ kind: 'fly', pieces: [`marker:${facts.seat}:${facts.mission}`], from: `[data-hand="${facts.seat}"]` }];
    case 'mission_flown':
      return [{ kind: 'fly', pieces: [`flown:${facts.seat}:${facts.mission}`], from: `[data-hangar="${facts.seat}"]` }];
    case 'miner_moved':
      return [{ kind: 'fly', pieces: [`miner:${facts.seat}`] }];
    case 'mage_moved':
      return [{ kind: 'fly', pieces: [`mage:${facts.seat}`] }];
    case 'alteration_taken':
      return [{ kind: 'fly', pieces: [`alteration:${facts.alteration}`], from: '[data-planet="sixmoon"]' }];
    case 'specialist_taken':
      return [{ kind: 'fly', pieces: [`specialist:${facts.specialist}`] }];
    case 'specialist_used':
    case 'specialist_copied':
    case 'refreshed':
      return [{ kind: 'pulse', at: piece(`specialist:${facts.specialist}`), tone: 'power' }];
    case 'disc_placed':
      return [{ kind: 'fly', pieces: [`disc:${facts.stall}:${facts.seat}`], from: `[data-hand="${facts.seat}"]` }];
    case 'built':
      return [{ kind: 'fly', pieces: [`robot:${facts.work}:${facts.seat}`], from: `[data-hand="${facts.seat}"]` }];
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
