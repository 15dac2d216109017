import { describe, expect, it } from 'vitest';
import { docksFor } from './layout';

describe('where ships are drawn', () => {
  it('takes the first group that is wholly free', () =>
    expect(docksFor([false, true, true, true], 2, 2)).toEqual([2, 3]));
  it('takes the lowest free docks where no group is free', () =>
    expect(docksFor([false, true, true, false], 2, 2)).toEqual([1, 2]));
  it('takes single docks in order', () => expect(docksFor([false, true, true], 1, 1)).toEqual([1]));
  it('takes none where nothing is wanted', () => expect(docksFor([true, true], 1, 0)).toEqual([]));
});
