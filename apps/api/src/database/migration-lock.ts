import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/** Of the advisory lock, which PostgreSQL keeps for each database by itself. The other locks taken here have hashes for keys. */
const KEY = 20_261_122;

/**
 * Runs while no other process does so over the same PostgreSQL: of several that start at once, the first brings the schema up to date and
 * the others wait until it has. The lock goes with its connection, so that a process that is killed leaves none behind.
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
