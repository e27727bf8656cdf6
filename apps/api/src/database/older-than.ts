import type { Cursor } from '@concordia/domain';
import { type Expression, type SqlBool, sql } from 'kysely';

/** Condition for rows after a cursor in a newest-first list; matches everything without a cursor. */
export function olderThan(at: string, id: string, after: Cursor | null): Expression<SqlBool> {
  if (after === null) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at ?? 0}, ${after.id})`;
}
