import type { TestProject } from 'vitest/node';
import { type PostgresqlServer, startPostgresql } from './postgresql.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where PostgreSQL listens for this run, or `null` when there is none. */
    postgresqlUrl: string | null;
  }
}

let server: PostgresqlServer | null = null;

/** Starts PostgreSQL once for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgresql();
  project.provide('postgresqlUrl', server?.url ?? null);
  process.stdout.write(
    server === null
      ? 'API tests: SQLite only. PostgreSQL is skipped: neither its server programs nor TEST_DATABASE_URL were found.\n'
      : 'API tests: SQLite and PostgreSQL.\n',
  );
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
