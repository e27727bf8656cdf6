import type { TestProject } from 'vitest/node';
import { type PostgresqlServer, startPostgresql } from './postgresql.js';
import { makeTemplates, type Templates } from './templates.js';
import { bundleThreads } from './threads.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of PostgreSQL for this run, or `null` if there is none. */
    postgresqlUrl: string | null;
    templates: Templates;
  }
}

let server: PostgresqlServer | null = null;
let removeThreads = (): void => undefined;
let removeTemplates = async (): Promise<void> => undefined;

/** Starts PostgreSQL and creates the shared templates, once per run. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgresql();
  project.provide('postgresqlUrl', server?.url ?? null);
  const made = await makeTemplates(server?.url ?? null);
  removeTemplates = made.remove;
  project.provide('templates', made.templates);
  // Not in watch mode, where sources change during the run.
  if (!project.vitest.config.watch) removeThreads = await bundleThreads();
  process.stdout.write(
    server === null
      ? 'API tests: SQLite only. PostgreSQL is skipped: neither its server programs nor TEST_DATABASE_URL were found.\n'
      : 'API tests: SQLite and PostgreSQL.\n',
  );
}

export async function teardown(): Promise<void> {
  removeThreads();
  await removeTemplates();
  await server?.stop();
}
