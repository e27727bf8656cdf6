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
 * ORM options: entities, schema and migrations. It uses our dialect, so that pragmas, pools and types are set in one place; Kysely builds queries on
 * the same connection.
 */
export function ormOptions(engine: DatabaseTarget['engine'], dialect: () => Dialect): Partial<Options> {
  return {
    driver: engine === 'sqlite' ? SqliteDriver : PostgreSqlDriver,
    // Only a label: the dialect holds the address.
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
    // The schema comparison would drop the search indexes' own tables. Hand-written migrations create the triggers.
    schemaGenerator: { skipTables: [/_fts/, /^message_vector/], ignoreTriggers: true },
    logger: () => undefined,
  };
}
