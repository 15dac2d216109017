/* Alien Frontiers on the page. */

import '../../art/paints.css';
import './palette.css';
import './pieces.css';
import { addIcons } from '../../ui/icons';
import { addPictures } from '../../ui/pictures';
import type { GamePage } from '../module';
import type { Happening } from './events';
import Board from './Board.svelte';
import icons from './icons.json?game-icons';
import { motions } from './motions';
import { PICTURES } from './pieces';
import Players from './Players.svelte';
import Purse from './Purse.svelte';
import Shelf from './Shelf.svelte';
import Supply from './Supply.svelte';
import Tray from './Tray.svelte';
import type { AlienFrontiers } from './view';
import { changes } from './ghosts';
import { describe } from './words';

addIcons('af', icons);
addPictures('af', PICTURES);

const page: GamePage<AlienFrontiers, Happening> = {
  key: 'alien_frontiers',
  parts: {
    Board,
    Players,
    Tray,
    Purse,
    Bar: Supply,
  },
  layout: {
    shelf: { Shelf, label: 'board-hand', icon: 'tech' },
  },
  words: {
    round: (view) => ({ key: 'board-turn', args: { n: view.turn } }),
    phase: (view) => ({ key: `phase-${view.phase}` }),
    describe,
    section: (view) => view.phase,
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
  },
  preview: {
    changes,
    untold: ['docked', 'power_used', 'card_discarded', 'paid', 'turn_began', 'landed'],
  },
  motions,
};

export default page;
