import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, inject } from 'vitest';
import type { DatabaseTarget } from '../database/database-url.js';
import type { Engine } from '../database/engine.js';
import { addressOf, runOn } from './templates.js';

export type EngineKind = DatabaseTarget['engine'];

/** A separate database and data folder for one test file. */
export interface Place {
  readonly target: DatabaseTarget;
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

/** Registers the tests once per available engine. */
export function onEveryEngine(title: string, tests: (engine: EngineKind) => void): void {
  describe(`${title} (SQLite)`, () => {
    tests('sqlite');
  });
  if (inject('postgresqlUrl') !== null)
    describe(`${title} (PostgreSQL)`, () => {
      tests('postgresql');
    });
}

/** A place with a database at the current schema. */
export async function makePlace(engine: EngineKind): Promise<Place> {
  const templates = inject('templates');
  if (engine === 'postgresql') return makePostgresqlPlace(templates.postgresql);
  const place = makeSqlitePlace();
  copyFileSync(templates.sqlite, place.target.file);
  return place;
}

/** Commits survive a killed process, but not a crash of the machine, as on the tests' PostgreSQL: each of thousands would wait for the disk. */
export async function withoutFlushing({ kind, writer }: Engine): Promise<void> {
  if (kind === 'sqlite') await sql`pragma synchronous = off`.execute(writer);
}

/** A place with an empty, unmigrated database. */
export const makeBlankPlace = async (engine: EngineKind): Promise<Place> =>
  engine === 'sqlite' ? makeSqlitePlace() : makePostgresqlPlace(null);

function makeSqlitePlace() {
  const { dataDir, removeFolder } = makeFolder();
  const file = join(dataDir, 'concordia.db');
  return { target: { engine: 'sqlite', file }, dataDir, remove: async () => removeFolder() } as const;
}

/** @param template how it begins as a copy, or `null` for an empty one. */
async function makePostgresqlPlace(template: string | null): Promise<Place> {
  const server = inject('postgresqlUrl');
  if (server === null) throw new Error('This run has no PostgreSQL.');
  const { dataDir, removeFolder } = makeFolder();
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} ${template ?? ''}`);
  return {
    target: { engine: 'postgresql', url: addressOf(server, name) },
    dataDir,
    remove: async () => {
      await runOn(server, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

function makeFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordia-api-'));
  return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) };
}
