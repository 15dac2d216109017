/* The signs of SpaceCorp: what each action, symbol and kind of card looks like, and in which tone. */

import type { ActionType, Card, ProgressKind, Tile, TileSymbol } from './facts';
import { CARD_ART } from './pictures';

interface Look {
  icon: string;
  tone: string;
}

/** How each action, and each symbol of a tile, looks. Cool tones, except profit (gold), life (green), insight (violet). */
export const SIGN: Record<ActionType | TileSymbol, Look> = {
  research: { icon: 'microscope', tone: 'var(--sc-research)' },
  move: { icon: 'rocket', tone: 'var(--sc-move)' },
  explore: { icon: 'radar-dish', tone: 'var(--sc-explore)' },
  build: { icon: 'crane', tone: 'var(--sc-build)' },
  produce: { icon: 'mining', tone: 'var(--sc-gold)' },
  genetics: { icon: 'dna1', tone: 'var(--sc-life)' },
  revelation: { icon: 'all-seeing-eye', tone: 'var(--sc-insight)' },
  upgrade: { icon: 'processor', tone: 'var(--sc-research)' },
  special: { icon: 'star-formation', tone: 'var(--sc-pale)' },
  colonize: { icon: 'village', tone: 'var(--sc-life)' },
  water: { icon: 'water-drop', tone: 'var(--sc-water)' },
  life: { icon: 'linden-leaf', tone: 'var(--sc-life)' },
  wonder: { icon: 'sparkles', tone: 'var(--gleam)' },
  anomaly: { icon: 'star-swirl', tone: 'var(--sc-insight)' },
  relic: { icon: 'obelisk', tone: 'var(--sc-insight)' },
  dust: { icon: 'dust-cloud', tone: 'var(--sc-pale)' },
};

/** What a tile shows. */
export const SYMBOLS: TileSymbol[] = ['water', 'life', 'wonder', 'anomaly', 'relic', 'dust'];

/** Give the picture and the tone of an action card. */
export function cardLook(card: Card): Look {
  const main = SIGN[card.actions[0]!.type];
  return { icon: CARD_ART[card.edge ?? card.id] ?? main.icon, tone: card.edge ? 'var(--sc-edge)' : main.tone };
}

/** Give the tone of a tile: life before profit. */
export const tileTone = (tile: Tile): string =>
  tile.symbols.includes('life') ? 'var(--sc-life)' : tile.production !== null ? 'var(--sc-gold)' : 'var(--sc-ink)';

/** Give the tone of a progress card. */
export const progressTone = (kind: ProgressKind): string =>
  kind === 'adaptation' ? 'var(--sc-life)' : 'var(--sc-insight)';

/** Write a number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
