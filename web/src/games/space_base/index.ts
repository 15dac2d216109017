/* Space Base on the page. */

import '../../art/paints.css';
import './palette.css';
import './cards.css';
import { addIcons } from '../../ui/icons';
import type { GamePage } from '../module';
import type { Happening } from './events';
import { ICONS } from './art/icons';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import { motions } from './motions';
import Players from './Players.svelte';
import Purse from './Purse.svelte';
import Shelf from './Shelf.svelte';
import Tray from './Tray.svelte';
import type { SpaceBase } from './view';
import { describe } from './words';

addIcons('sb', ICONS);

const page: GamePage<SpaceBase, Happening> = {
  key: 'space_base',
  parts: { Board, Players, Tray, Purse, Bar },
  layout: {
    strip: { above: true, height: 104 },
    shelf: { Shelf, label: 'board-shipyard', icon: 'sb:yard' },
  },
  words: {
    round: (view) =>
      view.extra_round
        ? { key: 'board-extra-round', args: { n: view.extra_round } }
        : { key: view.end_triggered ? 'board-last-round' : 'board-round', args: { n: view.round } },
    phase: (view) => ({ key: `phase-${view.phase}` }),
    describe,
    section: (view) => view.phase,
  },
  preview: {
    untold: [
      'allocated',
      'bought',
      'claimed',
      'deployed',
      'picked',
      'passed',
      'committed',
      'ability_used',
      'turn_began',
    ],
  },
  motions,
};

export default page;
