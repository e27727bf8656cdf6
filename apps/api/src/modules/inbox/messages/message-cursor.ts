import type { Cursor } from '@concordia/domain';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { firstPlace, secondOf, secondOfPlace } from '../../../database/search-rows.js';
import type { ScopedTables } from '../../../database/tables.js';

/** The lowest id: a cursor with it follows every message of its instant or later. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

const TOP = Number.MAX_SAFE_INTEGER;

/** Exclusive upper bound of the places that may follow the cursor. */
export function ceilingOf(after: Cursor | null): number {
  if (after === null) return TOP;
  const second = secondOf(after.at ?? 0);
  return firstPlace(after.id === LOWEST_ID ? second : second + 1);
}

/** The cursor after every message down to the floor. */
export const cursorAt = (floor: number): Cursor => ({ at: secondOfPlace(floor) * 1000, id: LOWEST_ID });

export function isAfter(after: Cursor | null): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  return eb(eb.refTuple('message.sent_at', 'message.id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? LOWEST_ID));
}
