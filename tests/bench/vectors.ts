import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DIMENSIONS,
  type Near,
  NearestKept,
  nearestCentres,
  type TrainingText,
  trainVectors,
  unpackKnownWords,
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
const SEARCH = { clusters: 8, vectors: 12_000, kept: 800, least: 0.2 };
const GLANCE = { clusters: 4, vectors: 6_000, kept: 60, least: 0.27 };
const PER_CLUSTER = 4_500;
const EXHAUSTIVE = 40;
const FIRST = 10;
const PER_CENTRE = 1_000;

const optionOf = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? usual : Number(process.argv[at + 1]);
};

/** Training on the newest messages, and searching a million vectors in SQLite by clusters. */
export async function benchVectors(): Promise<void> {
  const texts = optionOf('texts', TEXTS);
  const started = performance.now();
  const known = unpackKnownWords(readFileSync(new URL('../../apps/api/words/known-words.bin', import.meta.url)));
  const work = trainVectors(written(texts), 1, [], known);
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
  const vectors = optionOf('vectors', VECTORS);
  const { search, glance, recall } = searched(vectors);
  const lines = (what: string, { p50, p99, processor }: Times): string[][] => [
    [`${what}, half of the times`, oneDigit(p50), ''],
    ['99 of 100 times', oneDigit(p99), '60'],
    ['processor time of each', oneDigit(processor), ''],
  ];
  printTable(
    'Vectors of messages',
    ['what', timeColumn('ms'), 'aim'],
    [
      [`training on ${whole(texts)} messages`, whole(trained), '300,000'],
      ['longest step of it', whole(longest), '1,000'],
      ['the vector of a message', oneDigit(each), ''],
      ...lines(`searching ${whole(vectors)}`, search),
      ...lines('a look when a conversation is opened', glance),
      ['the first ten that reading everything finds, in percent', oneDigit(recall * 100), '95'],
    ],
  );
}

function* written(count: number): Generator<TrainingText> {
  const random = numbers(3);
  for (let index = 0; index < count; index += 1)
    yield { text: prose(WORDS, random), conversation: `c${Math.floor(index / 4)}` };
}

/** In ms. */
interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly processor: number;
}

interface Measured {
  readonly search: Times;
  readonly glance: Times;
  /** Of the first ten that reading everything finds, the share that a search finds. */
  readonly recall: number;
}

/** The table is the one of the product, filled with points around the centres of clusters; a search is a point farther from one. */
function searched(vectors: number): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-vectors-'));
  const database = new Database(join(folder, 'vectors.db'));
  try {
    const random = numbers(5);
    const drawn = () => Int8Array.from({ length: DIMENSIONS }, () => Math.round((random() + random() - 1) * 80));
    const centres = Array.from({ length: Math.min(1_024, Math.ceil(vectors / PER_CENTRE)) }, drawn);
    fill(database, vectors, centres, random);
    const wanted = () => {
      const centre = centres[Math.floor(random() * centres.length)] ?? drawn();
      return centre.map((value) => value + Math.round((random() - 0.5) * 90));
    };
    const look = lookIn(database, centres);
    const all = { clusters: centres.length, vectors: Number.POSITIVE_INFINITY, kept: FIRST, least: -1 };
    let recall = 0;
    for (let time = 0; time < EXHAUSTIVE; time += 1) {
      const one = wanted();
      const right = new Set(look(one, all).map(({ id }) => id));
      const found = look(one, { ...SEARCH, kept: FIRST, least: -1 });
      recall += found.filter(({ id }) => right.has(id)).length / right.size / EXHAUSTIVE;
    }
    return { recall, search: timed(() => look(wanted(), SEARCH)), glance: timed(() => look(wanted(), GLANCE)) };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

type Look = (wanted: Int8Array, reach: typeof SEARCH) => Near[];

function lookIn(database: Database.Database, centres: readonly Int8Array[]): Look {
  const read = database.prepare(
    "select group_concat(message_id, '') as ids, group_concat(hex(vector), '') as vectors from (select message_id, vector from message_vector where workspace_id = ? and model = 1 and cluster = ? and vector is not null order by message_id desc limit ?)",
  );
  return (wanted, { clusters, vectors, kept: count, least }) => {
    const kept = new NearestKept(wanted, count, least);
    let left = vectors;
    for (const cluster of nearestCentres(centres, wanted, clusters)) {
      const { ids, bytes } = rowOf(read.get('w', cluster, Math.min(PER_CLUSTER, left)));
      kept.read(bytes, (at) => ids.slice(at * ID_LENGTH, (at + 1) * ID_LENGTH));
      left -= ids.length / ID_LENGTH;
      if (left <= 0) break;
    }
    return kept.sorted();
  };
}

function timed(work: () => unknown): Times {
  work();
  const before = process.cpuUsage();
  const times = Array.from({ length: SEARCHES }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  }).toSorted((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  return {
    p50: times[Math.floor(SEARCHES / 2)] ?? 0,
    p99: times[Math.floor(SEARCHES * 0.99)] ?? 0,
    processor: (user + system) / 1_000 / SEARCHES,
  };
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

const ID_LENGTH = 36;

function rowOf(row: unknown): { readonly ids: string; readonly bytes: Int8Array } {
  const none = { ids: '', bytes: new Int8Array() };
  if (typeof row !== 'object' || row === null || !('ids' in row) || !('vectors' in row)) return none;
  if (typeof row.ids !== 'string' || typeof row.vectors !== 'string') return none;
  const { buffer, byteOffset, byteLength } = Buffer.from(row.vectors, 'hex');
  return { ids: row.ids, bytes: new Int8Array(buffer, byteOffset, byteLength) };
}
