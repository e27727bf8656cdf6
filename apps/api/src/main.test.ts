import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EXIT_CODES } from './common/start-failure.js';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ReadySchema = z.object({ msg: z.literal('ready'), url: z.url() });

/** The program, as a process of its own. */
function run(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@concordia/source', '--import', source('./testing/run-source.mjs'), source('./main.ts')],
    {
      env: { PATH: process.env.PATH ?? '', CONCORDIA_DEMO: '0', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said.out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said.err += chunk));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, said, ended };
}

/** The line that says where the program listens. */
async function readyUrl({ child, said }: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    for (const line of said.out.split('\n')) {
      const ready = ReadySchema.safeParse(line.startsWith('{') ? JSON.parse(line) : null);
      if (ready.success) return ready.data.url;
    }
    await once(child.stdout, 'data');
  }
}

describe('the program', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordia-main-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('starts, answers, and ends gracefully when it is asked to', async () => {
    const dataDir = join(folder, 'fresh', 'data');
    const program = run({ CONCORDIA_DATA_DIR: dataDir });
    const url = await readyUrl(program);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'concordia.db')).mode & 0o777).toBe(0o600);
    // An open stream must not keep it from ending.
    const stream = await fetch(`${url}/api/stream`);
    program.child.kill('SIGTERM');
    await program.ended;
    expect(program.said.err).toBe('');
    await stream.body?.cancel().catch(() => undefined);
    await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
  });

  async function refusal(env: Record<string, string>, reason: keyof typeof EXIT_CODES): Promise<string> {
    const { ended, said } = run({ CONCORDIA_DATA_DIR: join(folder, 'other'), ...env });
    expect(await ended).toBe(EXIT_CODES[reason]);
    expect(said.err.trim().split('\n')).toHaveLength(1);
    return said.err;
  }

  test.each([
    ['a port that is no number', { PORT: 'soon' }, 'BAD_SETTING', 'PORT is "soon"'],
    ['an address that others can reach', { HOST: '0.0.0.0' }, 'BAD_SETTING', 'there is no sign-in yet'],
    [
      'a database that is no PostgreSQL',
      { DATABASE_URL: 'mysql://root:hunter2@x/y' },
      'BAD_SETTING',
      'DATABASE_URL is not',
    ],
  ] as const)('refuses %s in one line', async (_, env, reason, words) => {
    const said = await refusal(env, reason);
    expect(said).toContain(words);
    expect(said).not.toContain('hunter2');
  });

  test('refuses a data folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ CONCORDIA_DATA_DIR: join(file, 'data') }, 'DATA_FOLDER')).toContain(
      'Cannot write to the data folder',
    );
  });

  test('refuses a port that is taken', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await refusal({ PORT: String(port) }, 'PORT_TAKEN')).toContain('is taken by another program');
    other.close();
  });
});
