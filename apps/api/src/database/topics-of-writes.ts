import type { ChangeTopic } from '@concordia/contract/platform';
import { DEPENDENT_TABLES } from './dependent-tables.js';
import { type ColumnTopics, TABLE_TOPICS } from './table-topics.js';

type Topics = readonly ChangeTopic[];

interface Announced {
  readonly topics: Topics;
  readonly quiet: ReadonlySet<string>;
  readonly shown: ReadonlyMap<string, Topics>;
}

const ANNOUNCED: ReadonlyMap<string, Announced> = new Map(
  Object.entries(TABLE_TOPICS).map(([table, topics]) => [table, announcedOf(topics)]),
);

const DELETED: ReadonlyMap<string, Topics> = new Map(
  [...ANNOUNCED.keys()].map((table) => [
    table,
    [...new Set([...withDependents(table)].flatMap((one) => announced(one).topics))],
  ]),
);

export const topicsOfInsert = (table: string): Topics => announced(table).topics;

/** None if only columns change that no screen shows. */
export function topicsOfUpdate(table: string, columns: readonly string[]): Topics {
  const { topics, quiet, shown } = announced(table);
  const loud = columns.filter((column) => !quiet.has(column));
  return loud.length === 0 ? [] : [...topics, ...loud.flatMap((column) => shown.get(column) ?? [])];
}

/** Includes tables affected by cascading deletes. */
export const topicsOfDelete = (table: string): Topics => DELETED.get(table) ?? announced(table).topics;

function announcedOf(topics: 'none' | Topics | ColumnTopics): Announced {
  if (topics === 'none') return announcedOf([]);
  if (!('topics' in topics)) return announcedOf({ topics });
  const shown = Object.entries(topics.shown ?? {}).flatMap(([column, also]) =>
    also === undefined ? [] : [[column, also] as const],
  );
  return { topics: topics.topics, quiet: new Set(topics.quiet), shown: new Map(shown) };
}

function announced(table: string): Announced {
  const found = ANNOUNCED.get(table);
  if (found === undefined) throw new Error(`No topics are defined for the table ${table}.`);
  return found;
}

function withDependents(table: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(table)) return known;
  known.add(table);
  for (const dependent of DEPENDENT_TABLES.get(table) ?? []) withDependents(dependent, known);
  return known;
}
