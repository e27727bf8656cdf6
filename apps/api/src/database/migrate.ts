import type { MikroORM } from '@mikro-orm/core';
import { StartFailure } from '../common/start-failure.js';
import type { DatabaseTarget } from './database-url.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * Brings a database to the present schema.
 *
 * @throws StartFailure when a newer program has migrated it: this one does not know what its tables mean and leaves it alone.
 */
export async function migrate(orm: MikroORM, engine: DatabaseTarget['engine']): Promise<void> {
  const known = new Set(MIGRATIONS[engine].map(({ name }) => name));
  const executed = await orm.migrator.getExecuted();
  const unknown = executed.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartFailure(
      'DATABASE_NEWER',
      `The database is newer than this program (it was migrated to ${unknown.at(-1)?.name}). Start the newer version, or use another data folder.`,
    );
  }
  await orm.migrator.up();
}
