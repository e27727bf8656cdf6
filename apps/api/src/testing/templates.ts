import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEngine } from '../database/engine.js';

/** Empty databases at the current schema. Each test copies one, at a tenth of the cost of migrating. */
export interface Templates {
  readonly sqlite: string;
  /** Name of the database on the server, or `null` without a server. */
  readonly postgresql: string | null;
}

/** @param server address of PostgreSQL, or `null` if there is none. */
export async function makeTemplates(
  server: string | null,
): Promise<{ templates: Templates; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-template-'));
  const sqlite = join(folder, 'concordia.db');
  await (await openEngine({ engine: 'sqlite', file: sqlite }, () => undefined)).close();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (server === null) return { templates: { sqlite, postgresql: null }, remove: async () => removeFolder() };

  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  await (await openEngine({ engine: 'postgresql', url: addressOf(server, name) }, () => undefined)).close();
  return {
    templates: { sqlite, postgresql: name },
    remove: async () => {
      await runOn(server, `drop database ${name}`);
      removeFolder();
    },
  };
}

export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
