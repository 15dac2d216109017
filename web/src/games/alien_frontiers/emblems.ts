/* Signs on the planet: the bonus of each territory, the three field generators. */

import type { Part } from '../../lib/texts.svelte';
import type { Field, Territory } from './view';

const say = (text: string): Part => ({ kind: 'words', text });
const FUEL: Part = { kind: 'picture', name: 'af:fuel' },
  ORE: Part = { kind: 'picture', name: 'af:ore' };

export const BONUS: Partial<Record<Territory, { icon: string; parts: Part[] }>> = {
  heinlein_plains: { icon: 'orbital_market', parts: [say('1'), FUEL] },
  pohl_foothills: { icon: 'tech', parts: [say('−1'), FUEL] },
  van_vogt_mountains: { icon: 'lunar_mine', parts: [say('1–6')] },
  bradbury_plateau: { icon: 'colony_constructor', parts: [say('−1'), ORE] },
  asimov_crater: { icon: 'colonist_hub', parts: [say('+1')] },
  herbert_valley: { icon: 'shipyard', parts: [say('−1'), FUEL, say('−1'), ORE] },
  lem_badlands: { icon: 'solar_converter', parts: [say('+1'), FUEL] },
};

export const FIELDS: Record<Field, string> = {
  isolation:
    '<circle r="6.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M-4.5 4.5 4.5 -4.5" stroke="currentColor" stroke-width="2"/>',
  positron:
    '<path d="M-7 0H1M-3 -4V4M4 -3.5 7 -5V6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  repulsor:
    '<path d="M-3 -5 -7.5 0 -3 5M3 -5 7.5 0 3 5M0 -6.5V6.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
};
