/* Federation on the page. */

import '../../art/paints.css';
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
import { section } from './sections';
import Shelf from './Shelf.svelte';
import Tray from './Tray.svelte';
import type { Federation } from './view';
import { describe } from './words';

addIcons('fed', icons);

const page: GamePage<Federation, Happening> = {
  key: 'federation',
  parts: { Board, Players, Tray, Purse, Bar },
  layout: { strip: { above: false, height: 206 }, shelf: { Shelf, label: 'board-mine', icon: 'fed:board' } },
  words: {
    round: (view) =>
      view.phase === 'over'
        ? { key: 'phase-over' }
        : { key: 'board-round', args: { n: view.round, of: view.rounds, cycle: view.cycle } },
    phase: (view) => ({ key: `phase-${view.phase}` }),
    describe,
    section,
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
