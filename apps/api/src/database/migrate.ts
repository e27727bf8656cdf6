import { MikroORM } from '@mikro-orm/core';
import { type Kysely, sql } from 'kysely';
import { StartFailure } from '../common/start-failure.js';
import type { DatabaseTarget } from './database-url.js';
import { dialectOf } from './dialect.js';
import { MIGRATIONS } from './migrations/index.js';
import { MIGRATION_TABLE, ormOptions } from './orm-options.js';
import type { Tables } from './tables.js';

/**
 * Brings a database to the present schema. The ORM, which takes its time to understand every entity, is asked only when something is left to
 * be done: nearly every start finds nothing.
 *
 * @throws StartFailure when a newer program has migrated it: this one does not know what its tables mean and leaves it alone.
 */
export async function migrate(database: Kysely<Tables>, target: DatabaseTarget): Promise<void> {
  const known = MIGRATIONS[target.engine].map(({ name }) => name);
  const executed = await executedIn(database, target.engine);
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartFailure(
      'DATABASE_NEWER',
      `The database is newer than this program (it was migrated to ${unknown.at(-1)}). Start the newer version, or use another data folder.`,
    );
  }
  if (known.every((name) => executed.includes(name))) return;
  const orm = await MikroORM.init(ormOptions(target.engine, () => dialectOf(target)));
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}

/** The names of the migrations that the database has had, oldest first; none where nobody has migrated it yet. */
async function executedIn(database: Kysely<Tables>, engine: DatabaseTarget['engine']): Promise<string[]> {
  const { rows: tables } =
    engine === 'sqlite'
      ? await sql`select name from sqlite_master where type = 'table' and name = ${MIGRATION_TABLE}`.execute(database)
      : await sql`select 1 where to_regclass(${MIGRATION_TABLE}) is not null`.execute(database);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)} order by id`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
