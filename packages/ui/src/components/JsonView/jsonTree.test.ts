import { describe, expect, it } from 'vitest';
import { childrenOf, openTo, rootOf, textOf } from './jsonTree';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('rows of a JSON value', () => {
  it('have the path that code would take to them', () => {
    const root = rootOf({ contacts: [{ 'full name': 'Ada', email: 'ada@example.org' }], $id: 1, 'a"b': 2 });
    expect(childrenOf(root).map(({ path }) => path)).toEqual(['$.contacts', '$.$id', '$["a\\"b"]']);
    const [contacts] = childrenOf(root);
    const [ada] = contacts ? childrenOf(contacts) : [];
    expect(ada ? childrenOf(ada).map(({ path }) => path) : []).toEqual([
      '$.contacts[0]["full name"]',
      '$.contacts[0].email',
    ]);
  });

  it('are never more than a hundred under one parent, however long a list is', () => {
    const root = rootOf(numbers(123_456));
    const hundreds = (node: ReturnType<typeof rootOf>): number => {
      const rows = childrenOf(node);
      expect(rows.length).toBeLessThanOrEqual(100);
      const last = rows.at(-1);
      return last?.range ? hundreds(last) : Number(last?.name);
    };
    expect(hundreds(root)).toBe(123_455);
  });

  it('divide ten thousand into a hundred ranges of a hundred, also of an object', () => {
    const ranges = childrenOf(rootOf(Object.fromEntries(numbers(10_000).map((index) => [`key${index}`, index]))));
    expect(ranges).toHaveLength(100);
    const [, second] = ranges;
    expect(second?.range).toEqual({ first: 100, end: 200 });
    expect(second ? childrenOf(second)[0]?.path : '').toBe('$.key100');
  });

  it('have ids of their own', () => {
    const rows = childrenOf(rootOf(numbers(10_000)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
  });

  it('open down to a depth, without what is empty and without ranges', () => {
    expect(openTo(rootOf({ a: { b: { c: 1 } }, none: [] }), 2)).toEqual(['$', '$.a']);
    expect(openTo(rootOf({ many: numbers(500) }), 3)).toEqual(['$', '$.many']);
    expect(openTo(rootOf('text'), 3)).toEqual([]);
  });

  it('are copied as JSON, text without its quotation marks, a range as its part', () => {
    expect(textOf(rootOf('a "b"'))).toBe('a "b"');
    expect(textOf(rootOf([null, true]))).toBe('[\n  null,\n  true\n]');
    const [first] = childrenOf(rootOf(numbers(101)));
    expect(JSON.parse(first ? textOf(first) : '')).toEqual(numbers(100));
  });
});
