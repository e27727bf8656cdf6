import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cursor, decodeCursor, encodeCursor, newestFirst, type Page, pageOf } from './cursor.js';

const cursor: fc.Arbitrary<Cursor> = fc.record({
  at: fc.option(fc.integer({ min: -8.64e15, max: 8.64e15 })),
  id: fc.uuid({ version: 7 }),
});

describe('cursors', () => {
  it('come back as they went, through a URL', () => {
    fc.assert(
      fc.property(cursor, (place) => {
        const text = encodeCursor(place);
        expect(encodeURIComponent(text)).toBe(text);
        expect(decodeCursor(text)).toEqual(place);
      }),
    );
  });

  it.each(['', '1', 'zz', '1mf_00', `2-_${'0'.repeat(32)}`, `1zzzzzzzzzzzz_${'0'.repeat(32)}`, `1-_${'g'.repeat(32)}`])(
    'that we did not make are refused: %j',
    (text) => {
      expect(decodeCursor(text)).toBeNull();
    },
  );
});

describe('cursors of lists by the alphabet', () => {
  const key = fc.string({ unit: 'binary', maxLength: 81 }).filter((text) => !text.includes('\0'));

  it('come back as they went, through a URL', () => {
    fc.assert(
      fc.property(key, fc.uuid({ version: 7 }), (sortKey, id) => {
        const text = encodeCursor({ at: null, id, key: sortKey });
        expect(encodeURIComponent(text)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(800);
        expect(decodeCursor(text)).toEqual({ at: null, id, key: sortKey });
      }),
    );
  });

  it.each(['~', '~0', '~00', '~FF'])('that we did not make are refused: %j', (code) => {
    expect(decodeCursor(`k${code}_${'0'.repeat(32)}`)).toBeNull();
  });
});

describe('pageOf', () => {
  it('gives every row once, whatever the page size', () => {
    const rows = fc.uniqueArray(fc.record({ at: fc.option(fc.nat(5)), id: fc.uuid({ version: 7 }) }), {
      selector: (row) => row.id,
      maxLength: 40,
    });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 12 }), (unordered, limit) => {
        const list = unordered.toSorted(newestFirst);
        const seen: Cursor[] = [];
        let after: Cursor | null = null;
        do {
          const page: Page<Cursor> = pageOf(list, (row) => row, limit, after);
          expect(page.total).toBe(list.length);
          seen.push(...page.items);
          after = page.nextCursor === null ? null : decodeCursor(page.nextCursor);
        } while (after !== null);
        expect(seen).toEqual(list);
      }),
    );
  });

  it('goes on past a row that is gone', () => {
    const [a, b, c] = [3, 2, 1].map((at) => ({ at, id: `0000000${at}-0000-7000-8000-000000000000` }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three rows');
    expect(pageOf([a, c], (row) => row, 1, b).items).toEqual([c]);
  });
});
