import { type Driver, PostgresDialect } from 'kysely';
import pg from 'pg';
import { OutageReportingDriver } from './postgresql-outages.js';

/** PostgreSQL's type id of 64-bit integers, which the driver returns as text by default. */
const INT8 = 20;

/** Connections per process. */
const POOL_SIZE = 10;

/**
 * A pool that returns 64-bit integers as numbers, like SQLite. Our values (milliseconds, bytes, counts) are far below 2^53.
 *
 * @param onError called for idle connections that break.
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
  // The pool listens for errors only on idle connections, and an unhandled error would end the process. The user of a broken connection sees its next
  // query fail.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new OutageReportingDialect({ pool });
}

class OutageReportingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new OutageReportingDriver(super.createDriver());
  }
}
