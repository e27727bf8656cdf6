import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { type Load, load } from './load.ts';
import { databaseFile, seededFolder, tenThousand } from './seed.ts';
import { oneDigit, printTable, whole } from './table.ts';

const SECONDS = 10;
const PATH = '/api/messages?limit=50';

/** The longest that one read in a hundred may take while another process holds the lock, in ms. */
const AIM = 50;

/** Reads while nobody else is at the database, and while another process holds its write lock and a write waits for it. */
export async function benchForeignLock(): Promise<void> {
  const dataDir = await seededFolder(tenThousand);
  const app = await startApp({ dataDir });
  try {
    const alone = await load(`${app.address}${PATH}`, SECONDS);
    const lock = await holdLock(databaseFile(dataDir));
    const since = performance.now();
    const writing = write(app.address).then(() => performance.now() - since);
    const held = await load(`${app.address}${PATH}`, SECONDS - 1);
    await lock.released;
    const waited = await writing;
    printTable(
      `Reads at ${whole(tenThousand.messages)} messages with 10 connections, SQLite (ms); aim of p99: ${AIM}`,
      ['while', 'req/s', 'p50', 'p99', 'wrong'],
      [rowOf('nobody else is there', alone), rowOf(`another process holds the lock for ${SECONDS} s`, held)],
    );
    console.log(`A write that came with the lock was done after ${oneDigit(waited / 1000)} s.`);
  } finally {
    await app.stop();
  }
}

const rowOf = (what: string, { requestsPerSecond, p50, p99, wrong }: Load): string[] => [
  what,
  whole(requestsPerSecond),
  oneDigit(p50),
  oneDigit(p99),
  whole(wrong),
];

async function holdLock(file: string): Promise<{ released: Promise<unknown> }> {
  const program = inRoot('tests', 'bench', 'lock-holder.ts');
  const child = spawn(process.execPath, [program, file, String(SECONDS * 1000)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const released = once(child, 'exit');
  await once(child.stdout, 'data');
  return { released };
}

async function write(address: string): Promise<void> {
  const body = JSON.stringify({ name: `Written beside a lock ${Date.now()}` });
  const reply = await fetch(`${address}/api/projects`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!reply.ok) throw new Error(`The write was refused: ${reply.status} ${await reply.text()}`);
  const { id }: { id: string } = await reply.json();
  await fetch(`${address}/api/projects/${id}`, { method: 'DELETE' });
}
