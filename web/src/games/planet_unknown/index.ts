/* Planet Unknown on the page. */

import '../../art/paints.css';
import './palette.css';
import './pu.css';
import { addIcons } from '../../ui/icons';
import type { GamePage } from '../module';
import type { Happening } from './events';
import { lifepod, meteorite, rover } from './art/pieces';
import Board from './Board.svelte';
import { groupsOf } from './choices';
import EventChip from './EventChip.svelte';
import Final from './Final.svelte';
import Lay from './Lay.svelte';
import { motions } from './motions';
import Players from './Players.svelte';
import Purse from './Purse.svelte';
import Shelf from './Shelf.svelte';
import Tray from './Tray.svelte';
import { keepsSecrets } from './parts';
import type { PlanetUnknown } from './view';
import { describe, nameOffer } from './words';

const line = (d: string): string =>
  `<g transform="scale(21.33)" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${d}</g>`;
const piece = (art: string): string => `<g transform="translate(256 268) scale(15)">${art}</g>`;
addIcons('pu', {
  lifepod: piece(lifepod()),
  meteorite: piece(meteorite()),
  rover: piece(rover()),
  turn: line('<path d="M19 12a7 7 0 1 1-2.2-5.1"/><path d="M19.5 3v5h-5"/>'),
  flip: line('<path d="M12 3v18" stroke-dasharray="2 2.6"/><path d="M9 6v12L3 18zM15 6v12l6 0z"/>'),
  onto: line('<path d="M5 19 19 5M9 5h10v10"/>'),
  steps: line('<path d="M3 12h15M13 6l6 6-6 6"/>'),
  planet: line('<circle cx="12" cy="12" r="8"/><path d="M4.8 9.5c4.5 2.3 10 2.3 14.4 0M6 17c3.6-1.8 8.4-1.8 12 0"/>'),
  station: line(
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="3"/><path d="M12 3v6M12 15v6M4.2 7.5l5.2 3M14.6 13.5l5.2 3M4.2 16.5l5.2-3M14.6 10.5l5.2-3"/>',
  ),
  tracks: line('<path d="M4 20V10M9.3 20V4M14.6 20v-8M20 20V7"/>'),
  goals: line('<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/><circle cx="12" cy="12" r="1"/>'),
});

/* The headings of the rules that explain a phase. */
const SECTIONS: Record<string, string> = {
  sides: 'setup',
  choices: 'objectives',
  turn: 'turn',
  event: 'event',
  event_civ: 'civ',
  action: 'action',
  civ: 'civ',
  final: 'final',
  over: 'scoring',
};

const page: GamePage<PlanetUnknown, Happening> = {
  key: 'planet_unknown',
  parts: {
    Board,
    Players,
    Tray,
    Purse,
    Confirm: Lay,
    Bar: EventChip,
  },
  layout: {
    strip: { above: false, height: 0 },
    zooms: true,
    ribbon: 30,
    shelf: { Shelf, label: 'board-goals', icon: 'pu:goals' },
  },
  words: {
    round: (view) => ({
      key: view.triggers.length ? 'board-last-round' : view.round ? 'board-round' : 'board-setup',
      args: { n: view.round },
    }),
    phase: (view) => ({ key: `phase-${view.phase}` }),
    describe,
    name: nameOffer,
    section: (view) => SECTIONS[view.phase] ?? 'round',
    end: (view, choice) => {
      const steps = view.players[choice.ask?.seat ?? -1]?.movement ?? 0,
        lost = steps && choice.offers.some((offer) => offer.text.startsWith('move '));
      return {
        id: 'button:done',
        label: { key: 'action-done' },
        why: null,
        lost: lost ? { key: 'board-steps-lost', args: { n: steps } } : null,
      };
    },
  },
  preview: {
    untold: [
      'placed',
      'took',
      'moved',
      'rover_placed',
      'patch_placed',
      'finished',
      'turned',
      'card_played',
      'sides_chosen',
      'round_began',
      'solo_round_began',
      'civ_opened',
      'uncovered',
      'flux_moved',
      'objective_dropped',
    ],
    losses: {
      lifepod_destroyed: 'pu:lifepod',
      collected_lifepod_lost: 'pu:lifepod',
      rover_destroyed: 'pu:rover',
      meteorite_landed: 'pu:meteorite',
      collected_meteorite_lost: 'pu:meteorite',
    },
    reveals: true,
    lines: (choice) => (groupsOf(choice.offers).length ? 2 : 0),
  },
  log: {
    common: ['turned', 'event_revealed', 'civ_stacks_changed', 'end_called', 'game_over', 'solo_over'],
    unlogged: ['uncovered'],
    together: true,
  },
  scoring: {
    secret: (view, seat) => view.players[seat] !== undefined && keepsSecrets(view.players[seat]),
    verdict: (view) => (view.solo ? { key: `rating-${view.solo.rating}` } : null),
    Final,
  },
  motions,
};

export default page;
