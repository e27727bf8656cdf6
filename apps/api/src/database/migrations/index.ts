import type { MigrationObject } from '@mikro-orm/core';
import type { DatabaseTarget } from '../database-url.js';
import { Migration20261120190952_first } from './postgresql/Migration20261120190952_first.js';
import { Migration20261120190951_first } from './sqlite/Migration20261120190951_first.js';

/** Every migration of each engine, oldest first; a name is never changed once it was released. */
export const MIGRATIONS: Record<DatabaseTarget['engine'], readonly MigrationObject[]> = {
  sqlite: [{ name: 'Migration20261120190951_first', class: Migration20261120190951_first }],
  postgresql: [{ name: 'Migration20261120190952_first', class: Migration20261120190952_first }],
};
