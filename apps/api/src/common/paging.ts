import type { PageQuery } from '@concordia/contract';
import { type Cursor, decodeCursor, encodeCursor } from '@concordia/domain';
import type { Page } from './page.js';

/** The place that a query begins after; the schema has seen to it that the cursor is one of ours. */
export function cursorOf({ cursor }: Pick<PageQuery, 'cursor'>): Cursor | null {
  return cursor === undefined ? null : decodeCursor(cursor);
}

/**
 * A page from one row more than it holds: the extra row tells that there is another page.
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
