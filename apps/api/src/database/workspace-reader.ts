import { Kysely } from 'kysely';
import type { DatabaseTarget } from './database-url.js';
import { openPostgresql } from './postgresql-dialect.js';
import { ScopePlugin } from './scope-plugin.js';
import { EmbeddedSqliteDialect, openSqlite } from './sqlite-dialect.js';
import type { ScopedTables, Tables } from './tables.js';

/** A separate read-only connection for a thread, confined to one workspace. */
export interface WorkspaceReader {
  readonly read: Pick<Kysely<ScopedTables>, 'selectFrom' | 'with'>;
  readonly kind: DatabaseTarget['engine'];
  readonly close: () => Promise<void>;
}

/** Opens a database that the program has already opened and migrated. */
export function openWorkspaceReader(target: DatabaseTarget, workspaceId: string): WorkspaceReader {
  const dialect =
    target.engine === 'sqlite'
      ? new EmbeddedSqliteDialect(() => openSqlite(target.file, { readonly: true }))
      : openPostgresql(target.url, () => undefined);
  const db = new Kysely<Tables>({ dialect });
  return {
    read: db.withPlugin(
      new ScopePlugin(
        () => workspaceId,
        target.engine,
        () => false,
      ),
    ),
    kind: target.engine,
    close: () => db.destroy(),
  };
}
