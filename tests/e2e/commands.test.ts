import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { inRoot, root, temporaryFolder } from '../support/paths.ts';
import { freePort, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';

const folder = temporaryFolder('commands');
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => folder.remove());

interface Command {
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  signal: (name: NodeJS.Signals) => void;
}

/** `npm start` without npm around it: signals and exit codes are the script's own. */
function start(env: Record<string, string>): Command {
  const child = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CONCORDIA_DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(() => child.exitCode);
  stops.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { output: () => output, ended, signal: (name) => child.kill(name) };
}

describe('npm start', () => {
  test('serves the page, the API and its reference, and ends gracefully when asked', async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const command = start({ PORT: String(port), CONCORDIA_DATA_DIR: join(folder.path, 'served') });
    await until(
      'it says that it is ready',
      async () => command.output().includes(`Concordia is ready: ${address}`) || undefined,
      {
        withinMs: 60_000,
      },
    );

    const page = await fetch(`${address}/`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<title>Concordia');
    const deepLink = await fetch(`${address}/contacts`, { headers: { accept: 'text/html' } });
    expect(await deepLink.text()).toContain('<title>Concordia');
    expect((await fetch(`${address}/docs`)).status).toBe(200);
    expect((await fetch(`${address}/docs-json`)).headers.get('content-type')).toContain('application/json');

    command.signal('SIGINT');
    await command.ended;
    expect(command.output()).not.toMatch(/error/i);
    await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
  });

  test('says that the port is taken by another program', async () => {
    const other = createServer((_, reply) => reply.end('something else'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    stops.push(async () => other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    const command = start({ PORT: String(port), CONCORDIA_DATA_DIR: join(folder.path, 'unused') });
    expect(await command.ended).toBe(75);
    expect(command.output()).toContain(`Port ${port} on 127.0.0.1 is taken by another program.`);
  });

  test('says that the data folder cannot be written', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    const command = start({ PORT: String(await freePort()), CONCORDIA_DATA_DIR: join(file, 'data') });
    expect(await command.ended).toBe(73);
    expect(command.output()).toContain('cannot be written');
    expect(command.output()).toContain('CONCORDIA_DATA_DIR');
  });

  test('leaves a database alone that a newer program has made', async () => {
    const dataDir = join(folder.path, 'newer');
    const first = await startApp({ dataDir });
    await first.stop();
    const database = new Database(join(dataDir, 'concordia.db'));
    database.prepare("insert into schema_migration (name) values ('Migration29990101000000_future')").run();
    database.close();

    const command = start({ PORT: String(await freePort()), CONCORDIA_DATA_DIR: dataDir });
    expect(await command.ended).toBe(76);
    expect(command.output()).toContain('The database is newer than this program');
  });

  test('refuses a port that is no number', async () => {
    const command = start({ PORT: 'soon' });
    expect(await command.ended).toBe(64);
    expect(command.output()).toContain('PORT must be a number');
  });
});
