/* SpaceCorp on the page. */

import '../../art/paints.css';
import './palette.css';
import './spacecorp.css';
import { texts } from '../../lib/texts.svelte';
import { addIcons } from '../../ui/icons';
import type { GamePage } from '../module';
import type { Happening } from './events';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import Contracts from './Contracts.svelte';
import icons from './icons.json?game-icons';
import { motions } from './motions';
import Players from './Players.svelte';
import Purse from './Purse.svelte';
import Research from './Research.svelte';
import Shelf from './Shelf.svelte';
import Tray from './Tray.svelte';
import type { SpaceCorp } from './view';
import { describe } from './words';

addIcons('sc', icons);

/* Questions that a panel beside the board answers best. */
const ABOUT: Record<string, string> = {
  progress: 'progress',
  start_adaptation: 'progress',
  colony: 'progress',
  contract: 'contracts',
  colony_contract: 'contracts',
  era_end_contract: 'contracts',
};

const page: GamePage<SpaceCorp, Happening> = {
  key: 'spacecorp',
  parts: { Board, Players, Tray, Purse, Bar },
  layout: {
    strip: { above: true, height: 52 },
    close: true,
    panels: {
      list: [
        { key: 'contracts', label: 'board-contracts', Panel: Contracts },
        { key: 'progress', label: 'board-progress', Panel: Research },
      ],
      call: (view) => ABOUT[view.phase] ?? null,
    },
    shelf: { Shelf, label: 'board-shelf', icon: 'sc:poker-hand' },
  },
  words: {
    round: (view) => ({ key: `era-${view.era}` }),
    /* What goes on by itself, as the turn under a window that only the asked player sees, has no name of its own. */
    phase: (view) =>
      texts.has(`board-phase-${view.phase}`, 'spacecorp') ? { key: `board-phase-${view.phase}` } : null,
    describe,
    section: (view) => (view.phase === 'over' ? 'goal' : view.phase),
  },
  preview: {
    untold: ['paid', 'turn_began', 'discarded', 'refilled', 'moved', 'built'],
  },
  motions,
};

export default page;
