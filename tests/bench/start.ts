import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root, temporaryFolder } from '../support/paths.ts';
import { freePort, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { memoryOf } from './memory.ts';
import { million, seededFolder } from './seed.ts';
import { megabytes, oneDigit, printTable, sizeColumn, timeColumn } from './table.ts';

/** How long a started server is left alone before its memory counts as idle. */
const settleMs = 10_000;

/** Start times of the command, and the memory of a server that does nothing. */
export async function benchStart(): Promise<void> {
  const folder = temporaryFolder('bench-start');
  try {
    const first = await startSeconds(folder.path);
    const second = await startSeconds(folder.path);
    const large = await startSeconds(await seededFolder(million));
    printTable(
      'npm start, already built (seconds until it answers)',
      ['start', timeColumn('seconds')],
      [
        ['first: migrates and seeds the demo', oneDigit(first)],
        ['second', oneDigit(second)],
        ['with 1,000,000 messages', oneDigit(large)],
      ],
    );
    printTable(
      'Idle process',
      ['data', sizeColumn('resident'), sizeColumn('peak')],
      [await idle('demo', folder.path), await idle('1,000,000 messages', await seededFolder(million))],
    );
  } finally {
    folder.remove();
  }
}

async function startSeconds(dataDir: string): Promise<number> {
  const port = await freePort();
  const since = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CONCORDIA_DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await until(
      'npm start answers',
      () =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(
          (reply) => reply.ok || undefined,
          () => undefined,
        ),
      { withinMs: 120_000, everyMs: 10 },
    );
    return (performance.now() - since) / 1000;
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}

async function idle(name: string, dataDir: string): Promise<string[]> {
  const app = await startApp({ dataDir });
  try {
    await fetch(`${app.address}/api/messages?limit=50`);
    await pause(settleMs);
    const memory = memoryOf(app.pid);
    return [
      name,
      memory === null ? 'unknown' : megabytes(memory.now),
      memory === null ? 'unknown' : megabytes(memory.peak),
    ];
  } finally {
    await app.stop();
  }
}
