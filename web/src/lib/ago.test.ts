import { describe, expect, it } from 'vitest';
import { ago } from './ago';

describe('how long ago', () => {
  it('is now within a minute', () => expect(ago(1000, 'en', 1030)).toBe('now'));
  it('counts the largest whole unit', () => {
    expect(ago(0, 'en', 130)).toBe('2 minutes ago');
    expect(ago(0, 'en', 86400)).toBe('yesterday');
  });
  it('speaks Russian', () => expect(ago(0, 'ru', 3 * 3600)).toBe('3 часа назад'));
  it('is a date after two weeks', () => expect(ago(0, 'en', 15 * 86400)).toMatch(/1970/));
});
