import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEngine } from '../database/engine.js';

/** Empty databases at the current schema. Each test copies one, at a tenth of the cost of migrating. */
export interface Templates {
  readonly sqlite: string;
  /** What `create database` adds to copy the one on the server, or `null` without a server. */
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
    templates: { sqlite, postgresql: await copyOf(server, name) },
    remove: async () => {
      await runOn(server, `drop database ${name}`);
      removeFolder();
    },
  };
}

/** Copies files where the server can (PostgreSQL 15 and later): page by page through its log costs twice as much. */
async function copyOf(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const canCopyFiles = (rows[0]?.version ?? 0) >= 150_000;
    return `template ${name}${canCopyFiles ? ' strategy file_copy' : ''}`;
  } finally {
    await client.end();
  }
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
