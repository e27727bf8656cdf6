import { cpSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { databaseFile, type Size, seededFolder } from './seed.ts';
import { oneDigit, printTable, timeColumn, whole } from './table.ts';

const size: Size = { messages: 300_000, contacts: 100_000 };

/** How long a brief may take, in ms. */
const aim = 3_000;

const rounds = 5;

/** The morning brief at 100,000 contacts, and how long other requests wait meanwhile. */
export async function benchBrief(): Promise<void> {
  const folder = temporaryFolder('bench-brief');
  cpSync(await seededFolder(size), folder.path, { recursive: true });
  untilNow(databaseFile(folder.path));
  const app = await startApp({ dataDir: folder.path });
  try {
    const idle = await waits(app.address, pause(2_000));
    const times: number[] = [];
    const during: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const made = make(app.address).then(() => times.push(performance.now() - began));
      during.push(...(await waits(app.address, made)));
    }
    times.sort((a, b) => a - b);
    const worst = times.at(-1) ?? 0;
    printTable(
      `The morning brief at ${whole(size.contacts)} contacts and ${whole(size.messages)} messages, SQLite (ms)`,
      ['what', timeColumn('p50'), timeColumn('p99'), timeColumn('worst'), 'aim', 'met'],
      [
        ['a brief, with its charts', whole(at(times, 0.5)), '', whole(worst), whole(aim), worst <= aim ? 'yes' : 'NO'],
        ['another request, nothing else going on', ...spread(idle), '', ''],
        ['another request while a brief is made', ...spread(during), '', ''],
        ['the second over the first', oneDigit(at(during, 0.5) / at(idle, 0.5)), '', '', '', ''],
      ],
    );
  } finally {
    await app.stop();
    folder.remove();
  }
}

/** The rows are of a fixed day: they are moved so that the newest is of now, which a brief is about. */
function untilNow(file: string): void {
  const database = new Database(file);
  const row: unknown = database.prepare('select max(sent_at) as newest from message').get();
  const newest = typeof row === 'object' && row !== null && 'newest' in row ? Number(row.newest) : 0;
  database.prepare('update message set sent_at = sent_at + ?').run(Date.now() - newest);
  database.close();
}

async function make(address: string): Promise<void> {
  const response = await fetch(`${address}/api/analytics/brief/morning`, { method: 'POST' });
  if (response.status !== 201) throw new Error(`No brief was made: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** How long each of the requests took that were made one after another until then. */
async function waits(address: string, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = end.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    const began = performance.now();
    await (await fetch(`${address}/api/messages?limit=50`)).arrayBuffer();
    times.push(performance.now() - began);
    await pause(5);
  }
  await over;
  return times.sort((a, b) => a - b);
}

/** @param sorted ascending. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const spread = (times: readonly number[]): string[] => {
  const sorted = times.toSorted((a, b) => a - b);
  return [oneDigit(at(sorted, 0.5)), oneDigit(at(sorted, 0.99)), oneDigit(sorted.at(-1) ?? 0)];
};
