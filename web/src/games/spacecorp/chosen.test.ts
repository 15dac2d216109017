import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/wire';
import { actionOf, byAction, shared } from './chosen';

const offer = (text: string, at: string[] = []): Offer => ({ text, at, label: { key: 'action' } });

describe('the answers to the main question', () => {
  it('are sorted by their kind', () => {
    const offers = [
      offer('move earth luna', ['team:earth', 'site:luna']),
      offer('explore luna', ['team:luna', 'action:explore', 'site:luna']),
      offer('explore eros', ['team:eros', 'action:explore', 'site:eros']),
      offer('pass'),
    ];
    expect(offers.map(actionOf)).toEqual(['move', 'explore', 'explore', null]);
    expect(byAction(offers).get('explore')).toHaveLength(2);
    expect(shared(byAction(offers).get('explore')!)).toBe('action:explore');
    expect(shared(byAction(offers).get('move')!)).toBeNull();
  });
});
