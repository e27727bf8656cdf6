import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from './jsonFault';

/** JSON, of which a part was replaced: mostly no JSON any more. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.nat(4),
    fc.constantFrom('', ',', '"', '{', ']', ':', '\\', '0', 'x', '\n'),
  )
  .map(([text, from, count, put]) => {
    const at = from % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + count);
  });

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  it('is nowhere in what JSON.parse accepts, and somewhere in what it does not', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
    );
  });

  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a":1,}', 1, 8],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{"a": yes}', 1, 7],
    ['{"a": 01}', 1, 8],
    ["{'a': 1}", 1, 2],
    ['{"a": "x\ny"}', 1, 9],
    ['{"a": "\\q"}', 1, 8],
    ['[1, 2}', 1, 6],
    ['{} {}', 1, 4],
    ['['.repeat(100_000), 1, 100_001],
  ])('of %j is line %d, column %d', (text, line, column) => {
    expect(jsonFault(text)).toEqual({ line, column });
  });
});
