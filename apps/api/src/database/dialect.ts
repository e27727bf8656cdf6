import type { Dialect } from 'kysely';
import type { DatabaseTarget } from './database-url.js';
import { openPostgresql } from './postgresql-dialect.js';
import { EmbeddedSqliteDialect, openSqlite } from './sqlite-dialect.js';

export function dialectOf(target: DatabaseTarget, onError: (error: Error) => void = () => undefined): Dialect {
  return target.engine === 'sqlite'
    ? new EmbeddedSqliteDialect(() => openSqlite(target.file))
    : openPostgresql(target.url, onError);
}
