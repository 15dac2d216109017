/* Federation on the page. */

import './palette.css';
import './federation.css';
import { addIcons } from '../../ui/icons';
import type { GamePage } from '../module';
import type { Happening } from './events';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import icons from './icons.json?game-icons';
import { motions } from './motions';
import Players from './Players.svelte';
import Purse from './Purse.svelte';
import Shelf from './Shelf.svelte';
import Tray from './Tray.svelte';
import type { Federation } from './view';
import { describe } from './words';

addIcons('fed', icons);

/* Where the rules speak of a question. */
const SECTIONS: Record<string, string> = {
  draft: 'start',
  place: 'turn',
  face: 'sides',
  cover: 'alterations',
  die: 'die',
  payment: 'resources',
  discard_excess: 'resources',
  neo_move: 'neo',
  dead_asteroid: 'neo',
  moon_token: 'sixmoon',
  specialist: 'atal',
  stall: 'arratuin',
  mix: 'arratuin',
  free_disc: 'arratuin',
  build: 'e81216',
  discount: 'e81216',
  free_build: 'e81216',
  on_planet: 'specialists',
  copy_action: 'espionage',
  refresh: 'specialists',
  project: 'projects',
  marker: 'missions',
  mission: 'missions',
  medal: 'medals',
  deep_space: 'accreditation',
  keep_alteration: 'alterations',
  planet_choice: 'planets',
  income_choice: 'e81216',
  transport: 'executive',
  transmute: 'executive',
  pay_upkeep: 'executive',
  law_tie: 'laws',
  over: 'scoring',
};

const page: GamePage<Federation, Happening> = {
  key: 'federation',
  parts: { Board, Players, Tray, Purse, Bar },
  layout: {
    strip: { above: false, height: 206 },
    shelf: { Shelf, label: 'board-mine', icon: 'fed:board' },
  },
  words: {
    round: (view) =>
      view.phase === 'over'
        ? { key: 'phase-over' }
        : { key: 'board-round', args: { n: view.round, of: view.rounds, cycle: view.cycle } },
    phase: (view) => ({ key: `phase-${view.phase}` }),
    describe,
    section: (view) => SECTIONS[view.phase] ?? 'turn',
  },
  preview: {
    untold: ['placed', 'specialist_used', 'round_began'],
  },
  log: {
    common: ['blocked', 'laws_shown', 'executive_step', 'project_funded', 'law_passed', 'game_over'],
  },
  motions,
};

export default page;
