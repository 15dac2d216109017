/* Alien Frontiers on the page. */

import './palette.css';
import { addIcons } from '../../ui/icons';
import type { GamePage } from '../module';
import type { Happening } from './events';
import Board from './Board.svelte';
import icons from './icons.json?game-icons';
import { motions } from './motions';
import Players from './Players.svelte';
import Purse from './Purse.svelte';
import Shelf from './Shelf.svelte';
import Supply from './Supply.svelte';
import Tray from './Tray.svelte';
import type { AlienFrontiers } from './view';
import { changes } from './ghosts';
import { describe } from './words';

addIcons('af', icons);

const page: GamePage<AlienFrontiers, Happening> = {
  key: 'alien_frontiers',
  Board,
  Players,
  Tray,
  Purse,
  Bar: Supply,
  shelf: { Shelf, label: 'board-hand', icon: 'tech' },
  round: (view) => ({ key: 'board-turn', args: { n: view.turn } }),
  phase: (view) => ({ key: `phase-${view.phase}` }),
  describe,
  changes,
  untold: ['docked', 'power_used', 'card_discarded', 'paid', 'turn_began', 'landed'],
  end: (view) => ({
    id: 'button:end',
    label: { key: 'end-turn' },
    why:
      view.phase !== 'actions' || !view.can_dock.length
        ? null
        : {
            key: 'end-why',
            args: { places: view.can_dock.length, where: view.can_dock.map((place) => ({ term: `brief-${place}` })) },
          },
  }),
  section: (view) => view.phase,
  part: (part) => ({ key: `score-${part}` }),
  motions,
};

export default page;
