import { describe, expect, it } from 'vitest';
import { insertHint, replacePart } from './hints';

describe('what is put into a query', () => {
  it.each([
    ['', 0, 'email', 'email:', 6],
    ['title:cto', 9, 'AND', 'title:cto AND ', 14],
    ['title:cto ', 10, 'domain', 'title:cto domain:', 17],
    ['(', 1, 'topic', '(topic:', 7],
    ['cto  founder', 4, 'OR', 'cto OR founder', 6],
  ])('“%s” at %i with %s', (text, cursor, hint, result, at) => {
    expect(insertHint(text, cursor, hint)).toEqual({ text: result, cursor: at });
  });

  it('a completion takes the place of what was begun', () => {
    expect(replacePart('tit AND x', 0, 3, 'title:')).toEqual({ text: 'title: AND x', cursor: 6 });
  });
});
