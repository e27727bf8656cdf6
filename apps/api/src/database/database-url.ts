import { StartFailure } from '../common/start-failure.js';

export type DatabaseTarget =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgresql'; readonly url: string };

/**
 * Reads `DATABASE_URL`.
 *
 * @param url `postgres://…` or `postgresql://…`; undefined or empty means the embedded database.
 * @throws StartFailure for anything else. The message never repeats the URL, which may contain a password.
 */
export function databaseTarget(url: string | undefined, embeddedFile: string): DatabaseTarget {
  if (url === undefined || url === '') return { engine: 'sqlite', file: embeddedFile };
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || (parsed.protocol !== 'postgres:' && parsed.protocol !== 'postgresql:')) {
    throw new StartFailure(
      'BAD_SETTING',
      'DATABASE_URL is not a PostgreSQL address. Use postgresql://user:password@host:5432/database, or leave it unset to use the embedded database.',
    );
  }
  return { engine: 'postgresql', url };
}
