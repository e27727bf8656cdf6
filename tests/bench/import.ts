import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportRun } from '@concordia/api-client';
import { apiAt } from '../support/api.ts';
import { inRoot, temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { makeMbox, mboxOwner } from './make-mbox.ts';
import { memoryOf } from './memory.ts';
import { megabytes, oneDigit, printTable, rateColumn, ratio, sizeColumn, timeColumn, whole } from './table.ts';

const sizeBytes = 1e9;

/** How long a started server is left alone before its memory counts as idle. */
const settleMs = 5_000;

/** A mailbox of 1 GB through the server, and through mailparser alone. */
export async function benchImport(): Promise<void> {
  const file = await mailbox();
  const bare = await readBare(file);
  const { run, uploadSeconds, idle, peak } = await importOnce(file);
  const seconds = (Date.parse(run.finishedAt ?? '') - Date.parse(run.startedAt ?? '')) / 1000;
  const rate = run.messagesRead / seconds;

  printTable(
    `Import of ${megabytes(statSync(file).size)}, ${whole(run.messagesRead)} messages`,
    ['what', timeColumn('seconds'), rateColumn('messages/s'), 'ratio'],
    [
      ['mailparser alone, keeping nothing', oneDigit(bare.seconds), whole(bare.messages / bare.seconds), ''],
      ['read, sorted and stored', oneDigit(seconds), whole(rate), ratio(rate / (bare.messages / bare.seconds))],
      ['upload before it', oneDigit(uploadSeconds), '', ''],
    ],
  );
  printTable(
    'Memory of the server',
    [sizeColumn('idle'), sizeColumn('peak'), sizeColumn('peak over idle')],
    [idle === null || peak === null ? ['unknown', 'unknown', 'unknown'] : [idle, peak, peak - idle].map(megabytes)],
  );
  console.log(
    `${run.state}: ${run.messagesAdded} added, ${run.duplicates} duplicates, ${run.problems} unreadable, ${run.contactsAdded} contacts, ${run.conversationsAdded} conversations`,
  );
}

/** The mailbox, kept in `.cache` between runs. */
async function mailbox(): Promise<string> {
  const cache = inRoot('.cache', 'bench-mail');
  const mark = createHash('sha256')
    .update(readFileSync(inRoot('tests', 'bench', 'make-mbox.ts')))
    .digest('hex')
    .slice(0, 12);
  const file = join(cache, `${sizeBytes}-${mark}.mbox`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  for (const stale of readdirSync(cache)) rmSync(join(cache, stale));
  console.log('Writing a mailbox of 1 GB …');
  await makeMbox(`${file}.building`, { sizeBytes });
  renameSync(`${file}.building`, file);
  return file;
}

function readBare(file: string): Promise<{ messages: number; seconds: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('tests', 'bench', 'bare-mailparser.ts'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`mailparser ended with ${code}`)),
    );
  });
}

interface Imported {
  run: ImportRun;
  uploadSeconds: number;
  /** Resident bytes; `null` where they cannot be known. */
  idle: number | null;
  peak: number | null;
}

async function importOnce(file: string): Promise<Imported> {
  const folder = temporaryFolder('bench-import');
  const app = await startApp({ dataDir: folder.path });
  try {
    await pause(settleMs);
    const idle = memoryOf(app.pid)?.now ?? null;
    const since = performance.now();
    const id = await upload(app.address, file);
    const uploadSeconds = (performance.now() - since) / 1000;
    const run = await apiAt(app.address).ended(id, 3_600_000);
    return { run, uploadSeconds, idle, peak: memoryOf(app.pid)?.peak ?? null };
  } finally {
    await app.stop();
    folder.remove();
  }
}

async function upload(address: string, file: string): Promise<string> {
  const query = new URLSearchParams({ name: 'archive.mbox', ownAddresses: mboxOwner });
  const reply = await fetch(`${address}/api/imports?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    // Backed by the file: it is read while it is sent.
    body: await openAsBlob(file),
  });
  if (!reply.ok) throw new Error(`The upload was refused: ${reply.status} ${await reply.text()}`);
  const run: ImportRun = await reply.json();
  return run.id;
}
