import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cosine,
  DIMENSIONS,
  nearestCentres,
  type TrainingText,
  trainVectors,
  vectorOf,
} from '@concordia/domain/vectors';
import Database from 'better-sqlite3';
import { oneDigit, printTable, timeColumn, whole } from './table.ts';
import { numbers, prose } from './words.ts';

/** Texts that are learnt from; `--texts` takes others. */
const TEXTS = 100_000;
/** Vectors that are searched; `--vectors` takes others. */
const VECTORS = 1_000_000;
const WORDS = 60;
const SEARCHES = 300;
/** As the API reads them: apps/api/src/modules/inbox/recall/nearest-messages.ts. */
const CLUSTERS_READ = 12;
const PER_CLUSTER = 4_500;
const PER_CENTRE = 1_000;

const optionOf = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? usual : Number(process.argv[at + 1]);
};

/** Training on the newest messages, and searching a million vectors in SQLite by clusters. */
export async function benchVectors(): Promise<void> {
  const texts = optionOf('texts', TEXTS);
  const started = performance.now();
  const work = trainVectors(written(texts), 1);
  let [step, longest, since] = [work.next(), 0, performance.now()];
  while (!step.done) {
    longest = Math.max(longest, performance.now() - since);
    since = performance.now();
    step = work.next();
  }
  const trained = performance.now() - started;
  const model = step.value;
  const read = performance.now();
  for (const { text } of written(1_000)) vectorOf(model, text);
  const each = (performance.now() - read) / 1_000;
  const { p50, p99 } = searched(optionOf('vectors', VECTORS));
  printTable(
    'Vectors of messages',
    ['what', timeColumn('ms'), 'aim'],
    [
      [`training on ${whole(texts)} messages`, whole(trained), '300,000'],
      ['longest step of it', whole(longest), ''],
      ['the vector of a message', oneDigit(each), ''],
      [`searching ${whole(optionOf('vectors', VECTORS))}, half of the times`, oneDigit(p50), ''],
      ['99 of 100 times', oneDigit(p99), '60'],
    ],
  );
}

function* written(count: number): Generator<TrainingText> {
  const random = numbers(3);
  for (let index = 0; index < count; index += 1)
    yield { text: prose(WORDS, random), conversation: `c${Math.floor(index / 4)}` };
}

/** In ms. The table is the one of the product, filled with points around the centres of clusters. */
function searched(vectors: number): { readonly p50: number; readonly p99: number } {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-vectors-'));
  const database = new Database(join(folder, 'vectors.db'));
  try {
    const random = numbers(5);
    const drawn = () => Int8Array.from({ length: DIMENSIONS }, () => Math.round((random() + random() - 1) * 127));
    const centres = Array.from({ length: Math.min(1_024, Math.ceil(vectors / PER_CENTRE)) }, drawn);
    fill(database, vectors, centres, random);
    const read = database.prepare(
      'select message_id, vector from message_vector where workspace_id = ? and model = 1 and cluster = ? order by message_id desc limit ?',
    );
    const times = Array.from({ length: SEARCHES }, () => {
      const wanted = drawn();
      const since = performance.now();
      for (const cluster of nearestCentres(centres, wanted, CLUSTERS_READ))
        for (const row of read.all('w', cluster, PER_CLUSTER)) cosine(wanted, bytesOf(row));
      return performance.now() - since;
    }).toSorted((one, other) => one - other);
    return { p50: times[Math.floor(SEARCHES / 2)] ?? 0, p99: times[Math.floor(SEARCHES * 0.99)] ?? 0 };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

function fill(database: Database.Database, count: number, centres: readonly Int8Array[], random: () => number): void {
  database.exec(
    'create table message_vector (workspace_id text not null, message_id text not null, model integer not null, cluster integer not null, vector blob null, primary key (workspace_id, model, cluster, message_id)) without rowid; create unique index message_vector_by_message on message_vector (message_id); begin',
  );
  const insert = database.prepare("insert into message_vector values ('w', ?, 1, ?, ?)");
  for (let index = 0; index < count; index += 1) {
    const cluster = Math.floor(random() * centres.length);
    const near = Uint8Array.from(centres[cluster] ?? [], (value) => value + Math.round((random() - 0.5) * 60));
    insert.run(`0199f3a2-7c1e-7d40-9b6a-${index.toString(16).padStart(12, '0')}`, cluster, near);
  }
  database.exec('commit');
}

function bytesOf(row: unknown): Int8Array {
  if (typeof row !== 'object' || row === null || !('vector' in row) || !(row.vector instanceof Uint8Array))
    return new Int8Array();
  const { buffer, byteOffset, byteLength } = row.vector;
  return new Int8Array(buffer, byteOffset, byteLength);
}
