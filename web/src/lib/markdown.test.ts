import { describe, expect, it } from 'vitest';
import { headings, toHtml } from './markdown';

describe('rules as HTML', () => {
  it('gives headings ids by their words or by their own', () => {
    expect(toHtml('## Ход игрока')).toBe('<h2 id="ход-игрока" tabindex="-1">Ход игрока</h2>');
    expect(toHtml('## The raid {#raid}')).toBe('<h2 id="raid" tabindex="-1">The raid</h2>');
    expect(headings('# A\n\ntext\n\n## B {#b-1}')).toEqual([
      { id: 'a', level: 1, title: 'A' },
      { id: 'b-1', level: 2, title: 'B' },
    ]);
  });
  it('joins lines of a paragraph and keeps emphasis', () =>
    expect(toHtml('one\n**two** *three*')).toBe('<p>one <strong>two</strong> <em>three</em></p>'));
  it('makes lists with continued items', () => expect(toHtml('- a\n  b\n- c')).toBe('<ul><li>a b</li><li>c</li></ul>'));
  it('makes tables with a head', () =>
    expect(toHtml('| a | b |\n|---|---|\n| 1 | 2 |')).toContain(
      '<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>',
    ));
  it('never lets markup through', () =>
    expect(toHtml('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>'));
});
