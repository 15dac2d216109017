import { describe, expect, it } from 'vitest';
import { player } from './sample';
import { keepsSecrets } from './parts';

describe('medals are marked as known so far', () => {
  const score = { ...player().score, known: false };
  it('while a card or an objective is face down for me', () => {
    expect(keepsSecrets(player({ score, cards: [null] }))).toBe(true);
    expect(keepsSecrets(player({ score, personal: [{ objective: null, met: null }] }))).toBe(true);
  });
  it('not where nothing is hidden: nothing kept, my own, or the game is over', () => {
    expect(keepsSecrets(player({ score }))).toBe(false);
    expect(keepsSecrets(player({ cards: [29], personal: [{ objective: 3, met: true }] }))).toBe(false);
  });
});
