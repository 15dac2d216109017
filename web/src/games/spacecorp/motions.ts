/* How the events of SpaceCorp are seen to happen. */

import { element, piece, type Motion } from '../../lib/motion';
import type { Happening } from './events';

const purse = (seat: number): string => `[data-profit="${seat}"]`;
/* Boxes are counted from 1 in what the server says, from 0 on the chart. */
const box = (site: string, n: number): string => `${site}:${Math.max(0, (n || 1) - 1)}`;

/** Give the motions of one event, in order. */
export function motions(facts: Happening): Motion[] {
  switch (facts.event) {
    case 'moved':
    case 'transported':
    case 'teleported':
    case 'track':
    case 'phobes':
      return [{ kind: 'fly', pieces: [`team:${facts.seat}:${facts.team}`] }];
    case 'explored':
      return [{ kind: 'land', piece: `tile:${box(facts.site, facts.box)}` }];
    case 'built':
      return [{ kind: 'land', piece: `base:${box(facts.site, facts.box)}`, from: purse(facts.seat) }];
    case 'produced':
      return facts.tiles.flatMap((tile): Motion[] =>
        tile.site === null ? [] : [{ kind: 'pulse', at: piece(`tile:${box(tile.site, tile.box)}`), tone: 'act' }],
      );
    case 'cube':
      return [{ kind: 'fly', pieces: [`cube:${facts.cube}:${facts.seat}`] }];
    case 'progress_taken':
      return [
        { kind: 'fly', pieces: [`progress:${facts.seat}:${facts.name}`], from: element(`progress:${facts.name}`) },
      ];
    case 'took':
      return [{ kind: 'pulse', at: element(`offer:${facts.offer}`), tone: 'act' }];
    case 'upgraded':
      return [{ kind: 'land', piece: `slot:${facts.seat}:${facts.slot}`, from: purse(facts.seat) }];
    case 'infra_removed':
      return [{ kind: 'pulse', at: piece(`slot:${facts.seat}:${facts.slot}`), tone: 'bad' }];
    case 'contract':
      return [{ kind: 'pulse', at: element(`contract:${facts.contract}`), tone: 'good' }];
    case 'colonized':
      return [{ kind: 'land', piece: `colony:${facts.tile}` }];
    case 'beyond_reached':
      return [{ kind: 'fly', pieces: [`beyond:${facts.marker}`] }];
    case 'refilled':
      return [
        {
          kind: 'together',
          motions: facts.offers.map((each): Motion => ({
            kind: 'fly',
            pieces: [`offer:${each.offer}`],
            from: element('deck'),
          })),
        },
      ];
    case 'unlocked':
    case 'star_children':
      return [{ kind: 'pulse', at: element(`site:${facts.site}`), tone: 'good' }];
    default:
      return [];
  }
}
