import { describe, expect, test } from 'vitest';
import { completeSearch } from './index.js';

const names = { projects: ['Spring order', 'Fairs'], accounts: ['Support desk', 'sales@example.com'] };

/** The texts that may follow where the bar stands. */
function offered(marked: string): readonly string[] {
  const position = marked.indexOf('|');
  return completeSearch(marked.replace('|', ''), position, names).items.map(({ text }) => text);
}

/** The search after the first of them was taken. */
function taken(marked: string): string {
  const text = marked.replace('|', '');
  const [first] = completeSearch(text, marked.indexOf('|'), names).items;
  return first === undefined ? text : text.slice(0, first.from) + first.insert + text.slice(first.to);
}

describe('what may follow in a search', () => {
  test.each([
    ['|', []],
    ['offer |', []],
    ['offer| in:waiting', []],
    ['fr|', ['from:']],
    ['offer AND be|', ['before:']],
    ['-sen|', ['sentiment:']],
    ['sentiment:|', ['positive', 'neutral', 'negative']],
    ['sentiment:neg|', ['negative']],
    ['sentiment:negative|', []],
    ['is:un|', ['unread']],
    ['channel:x|', []],
    ['waiting:|', ['>1d', '>2d', '>1w']],
    ['in:|', ['inbox', 'in_progress', 'waiting', 'completed', '"Spring order"', 'Fairs']],
    ['in:or|', ['"Spring order"']],
    ['in:"spring o|', ['"Spring order"']],
    ['in:wai| offer', ['waiting']],
    ['account:|', ['"Support desk"', 'sales@example.com']],
    ['account:sal|', ['sales@example.com']],
  ])('%s', (marked, texts) => {
    expect(offered(marked)).toEqual(texts);
  });

  test('replaces the word at the cursor alone', () => {
    expect(taken('offer fr|')).toBe('offer from:');
    expect(taken('-in:"spr|" offer')).toBe('-in:"Spring order" offer');
    expect(taken('is:u| offer')).toBe('is:unread offer');
  });

  test('leaves people and selectors to the server, with the cursor where it is in them', () => {
    const { asked } = completeSearch('offer from:ad beans', 13, names);
    expect(asked).toEqual({ query: 'email:ad', position: 8, shift: 5 });
    expect(completeSearch('domain:mi', 9, names).asked).toEqual({ query: 'domain:mi', position: 9, shift: 0 });
    expect(completeSearch('from:', 5, names).asked).toBeNull();
  });
});
