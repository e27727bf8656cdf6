import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/** Key of the advisory lock, which PostgreSQL scopes to the database. Other locks here use hashes as keys. */
const KEY = 20_261_122;

/**
 * Runs under a PostgreSQL advisory lock: of several processes that start at once, the first migrates and the others wait. The lock ends with its
 * connection, so a killed process leaves none behind.
 */
export function whileAlone(writer: Kysely<Tables>, run: () => Promise<void>): Promise<void> {
  return writer.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${KEY})`.execute(held);
    try {
      await run();
    } finally {
      await sql`select pg_advisory_unlock(${KEY})`.execute(held);
    }
  });
}
