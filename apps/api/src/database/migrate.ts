import { type Kysely, sql } from 'kysely';
import { StartFailure } from '../common/start-failure.js';
import type { DatabaseTarget } from './database-url.js';
import { MIGRATION_NAMES, MIGRATION_TABLE } from './migrations/names.js';
import type { Tables } from './tables.js';

/**
 * Migrates a database to the current schema. Loads the ORM, which takes time and memory to discover all entities, only if a migration is pending.
 *
 * @throws StartFailure if a newer program migrated it: this one cannot interpret its tables.
 */
export async function migrate(database: Kysely<Tables>, target: DatabaseTarget): Promise<void> {
  const known: readonly string[] = MIGRATION_NAMES[target.engine];
  const executed = await executedIn(database, target.engine);
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartFailure(
      'DATABASE_NEWER',
      `The database is newer than this program (it was migrated to ${unknown.at(-1)}). Start the newer version, or use another data folder.`,
    );
  }
  if (known.every((name) => executed.includes(name))) return;
  const { applyMigrations } = await import('./apply-migrations.js');
  await applyMigrations(target);
}

/** Names of applied migrations, oldest first; empty for a new database. */
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
