import { createWriteStream, openAsBlob, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContactImport } from '@concordia/api-client';
import { temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { memoryOf } from './memory.ts';
import { megabytes, oneDigit, printTable, rateColumn, sizeColumn, timeColumn, whole } from './table.ts';

const rows = 100_000;

/** How long a started server is left alone before its memory counts as idle. */
const settleMs = 5_000;

/** An address book of 100,000 people: in, in again, and out. Calls go on being answered meanwhile. */
export async function benchAddressBook(): Promise<void> {
  const folder = temporaryFolder('bench-address-book');
  const file = join(folder.path, 'people.csv');
  await pipeline(Readable.from(lines()), createWriteStream(file));
  const app = await startApp({ dataDir: join(folder.path, 'data') });
  try {
    await pause(settleMs);
    const idle = memoryOf(app.pid)?.now ?? 0;
    const first = await bring(app.address, file);
    const again = await bring(app.address, file);
    const since = performance.now();
    const exported = await (await fetch(`${app.address}/api/contact-exports/contacts.csv`)).text();
    const exportSeconds = (performance.now() - since) / 1000;
    const peak = memoryOf(app.pid)?.peak ?? 0;
    printTable(
      `An address book of ${whole(rows)} rows, ${megabytes(statSync(file).size)}`,
      ['what', timeColumn('seconds'), rateColumn('rows/s'), 'added', 'unchanged', timeColumn('slowest call meanwhile')],
      [
        ['in', ...figures(first)],
        ['the same again', ...figures(again)],
        ['out as CSV', oneDigit(exportSeconds), whole(exported.split('\r\n').length / exportSeconds), '', '', ''],
      ],
    );
    printTable(
      'Memory of the server',
      [sizeColumn('idle'), sizeColumn('peak'), sizeColumn('peak over idle')],
      [[idle, peak, peak - idle].map(megabytes)],
    );
  } finally {
    await app.stop();
    folder.remove();
  }
}

interface Brought {
  readonly run: ContactImport;
  readonly seconds: number;
  /** The slowest answer to a list of contacts while it ran, in ms. */
  readonly slowest: number;
}

const figures = ({ run, seconds, slowest }: Brought): string[] => [
  oneDigit(seconds),
  whole(run.rowsRead / seconds),
  whole(run.added),
  whole(run.unchanged),
  `${whole(slowest)} ms`,
];

function* lines(): Generator<string> {
  yield 'Name,Email,Phone,Company,Title,Birthday,Tags\n';
  for (let index = 0; index < rows; index += 1) {
    const day = String((index % 28) + 1).padStart(2, '0');
    const number = String(10_000_000 + index).slice(0, 8);
    yield `Person ${index},person${index}@company${index % 900}.example,+46 70 ${number.slice(1)},Company ${index % 900},Buyer,1980-03-${day},Customer\n`;
  }
}

async function bring(address: string, file: string): Promise<Brought> {
  const call = async (path: string, init?: RequestInit): Promise<ContactImport> => {
    const reply = await fetch(`${address}${path}`, init);
    if (!reply.ok) throw new Error(`${path} was refused: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const { id } = await call('/api/contact-imports?name=people.csv', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: await openAsBlob(file),
  });
  const since = performance.now();
  await call(`/api/contact-imports/${id}/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  let slowest = 0;
  for (;;) {
    const asked = performance.now();
    await (await fetch(`${address}/api/contacts?limit=50`)).text();
    slowest = Math.max(slowest, performance.now() - asked);
    const run = await call(`/api/contact-imports/${id}`);
    if (run.state === 'done') return { run, seconds: (performance.now() - since) / 1000, slowest };
    if (run.state === 'failed') throw new Error(run.failure ?? 'The import failed.');
    await pause(50);
  }
}
