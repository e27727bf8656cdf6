import { fileURLToPath } from 'node:url';
import type { Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import type { Dialect } from 'kysely';
import type { DatabaseTarget } from './database-url.js';
import { ENTITIES } from './entities/index.js';
import { MIGRATIONS } from './migrations/index.js';
import { MIGRATION_TABLE } from './migrations/names.js';

const folder = (engine: DatabaseTarget['engine']): string =>
  fileURLToPath(new URL(`../../src/database/migrations/${engine}`, import.meta.url));

/**
 * The ORM's part: the entities, their schema and its migrations. Its connection is ours, so that pragmas, pools and types are set in one
 * place; queries are built by Kysely on that same connection.
 */
export function ormOptions(engine: DatabaseTarget['engine'], dialect: () => Dialect): Partial<Options> {
  return {
    driver: engine === 'sqlite' ? SqliteDriver : PostgreSqlDriver,
    // The dialect holds the address; the ORM only wants a name.
    dbName: 'concordia',
    driverOptions: dialect,
    entities: [...ENTITIES],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: {
      tableName: MIGRATION_TABLE,
      path: folder(engine),
      pathTs: folder(engine),
      snapshotName: '.snapshot-concordia',
      snapshotOnMigrate: false,
      migrationsList: [...MIGRATIONS[engine]],
      silent: true,
    },
    // Search indexes keep tables of their own, which the schema comparison would drop.
    // Triggers are made by hand-written migrations.
    schemaGenerator: { skipTables: [/_fts/], ignoreTriggers: true },
    logger: () => undefined,
  };
}
