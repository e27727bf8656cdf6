import type { PageQuery } from '@concordia/contract';
import { type Cursor, decodeCursor, encodeCursor } from '@concordia/domain';
import type { Page } from './page.js';

/** The schema has already validated the cursor. */
export function cursorOf({ cursor }: Pick<PageQuery, 'cursor'>): Cursor | null {
  return cursor === undefined ? null : decodeCursor(cursor);
}

/**
 * Builds a page from one extra row, which shows that there is a next page.
 *
 * @param rows up to `limit + 1`.
 */
export function pageFrom<Row, Item>(
  rows: readonly Row[],
  limit: number,
  total: number,
  placeOf: (row: Row) => Cursor,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.length > limit ? rows.slice(0, limit) : rows;
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items: shown.map(itemOf), total, nextCursor: more ? encodeCursor(placeOf(last)) : null };
}
