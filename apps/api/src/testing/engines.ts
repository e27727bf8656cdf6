import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { DatabaseTarget } from '../database/database-url.js';

export type EngineKind = DatabaseTarget['engine'];

/** A database of its own for one test file, and a folder for what it keeps on disk. */
export interface Place {
  readonly target: DatabaseTarget;
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

/** Registers the tests once for each engine that this run has. */
export function onEveryEngine(title: string, tests: (engine: EngineKind) => void): void {
  describe(`${title} (SQLite)`, () => {
    tests('sqlite');
  });
  if (inject('postgresqlUrl') !== null)
    describe(`${title} (PostgreSQL)`, () => {
      tests('postgresql');
    });
}

export async function makePlace(engine: EngineKind): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordia-api-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    return { target: { engine, file: join(dataDir, 'concordia.db') }, dataDir, remove: async () => removeFolder() };
  }
  const database = await makeDatabase();
  return {
    target: { engine, url: database.url },
    dataDir,
    remove: async () => {
      await database.drop();
      removeFolder();
    },
  };
}

async function makeDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresqlUrl');
  if (server === null) throw new Error('This run has no PostgreSQL.');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
