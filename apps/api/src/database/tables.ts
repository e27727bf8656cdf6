import type { InferKyselyDB } from '@mikro-orm/sql';
import type { ENTITIES } from './entities/index.js';
import type { SearchTables } from './search-tables.js';

export type EntityTables = InferKyselyDB<(typeof ENTITIES)[number]>;

/** Tables and columns as the query builder knows them, derived from the entities; those of searching have none. */
export type Tables = EntityTables & SearchTables;

/** The tables as one workspace sees them: `workspace_id` is not theirs to read or write. */
export type ScopedTables = { [Name in keyof Tables]: Omit<Tables[Name], 'workspace_id'> };
