import { type Driver, PostgresDialect } from 'kysely';
import pg from 'pg';
import { OutageReportingDriver } from './postgresql-outages.js';

/** PostgreSQL's type of 64-bit integers, which the driver gives as text unless told otherwise. */
const INT8 = 20;

/** How many connections one process holds. */
const POOL_SIZE = 10;

/**
 * A pool of connections that returns 64-bit integers as numbers, as SQLite does. All of ours (milliseconds, bytes, counts) are far below
 * 2^53.
 *
 * @param onError is told of connections that broke while nobody used them.
 */
export function openPostgresql(url: string, onError: (error: Error) => void): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  // The pool listens to a connection only while it is idle, and an error that nobody listens to ends the process. Whoever uses the
  // connection is told by their next query, which fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new OutageReportingDialect({ pool });
}

class OutageReportingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new OutageReportingDriver(super.createDriver());
  }
}
