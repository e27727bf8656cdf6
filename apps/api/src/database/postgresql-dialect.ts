import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** PostgreSQL's type of 64-bit integers, which the driver gives as text unless told otherwise. */
const INT8 = 20;

/** How many connections one process holds. */
const POOL_SIZE = 10;

/**
 * A pool of connections that returns 64-bit integers as numbers, as SQLite does. All of ours (milliseconds, bytes, counts) are far below
 * 2^53.
 */
export function openPostgresql(url: string, onError: (error: Error) => void): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types, connectionTimeoutMillis: 10_000 });
  // A connection that the server drops while it is idle is reported here; without a listener it would end the process.
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}
