import type { InferKyselyDB } from '@mikro-orm/sql';
import type { ENTITIES } from './entities/index.js';
import type { SearchTables } from './search-tables.js';

export type EntityTables = InferKyselyDB<(typeof ENTITIES)[number]>;

/** Tables and columns for the query builder, derived from the entities; search tables have none. */
export type Tables = EntityTables & SearchTables;

/** The tables within one workspace: code cannot read or write `workspace_id`. */
export type ScopedTables = { [Name in keyof Tables]: Omit<Tables[Name], 'workspace_id'> };
