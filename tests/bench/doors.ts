import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, temporaryFolder } from '../support/paths.ts';
import { type RunningApp, startApp } from '../support/server.ts';
import type { Attack } from './door-attacker.ts';
import { memoryOf } from './memory.ts';
import { seededFolder, tenThousand } from './seed.ts';
import { megabytes, oneDigit, printTable, whole } from './table.ts';

const MIB = 1_048_576;

/** In bytes and in ms. */
const MEMORY_AIM = 50e6;
const P99_AIM = 100;

/** For how long stalled bodies are looked at, in ms. The product ends them after 15 s without a byte. */
const STALLED_FOR = 5_000;

/** For how long others read before anything is measured, in ms: reads alone move the memory by some 50 MB within their first seconds. */
const WARM_UP = 15_000;

const READ = '/api/messages?limit=50';
const CONNECTED = '/webhooks/email/postmark';
const UNKNOWN = '/webhooks/email/sendgrid';

interface Run {
  readonly title: string;
  readonly attack: Omit<Attack, 'port'>;
  readonly isStalled?: boolean;
}

const RUNS: readonly Run[] = [
  { title: '40 of 28 MB, nobody connected', attack: { path: UNKNOWN, count: 40, length: 28 * MIB, sent: 28 * MIB } },
  { title: '40 of 28 MB, connected', attack: { path: CONNECTED, count: 40, length: 28 * MIB, sent: 28 * MIB } },
  {
    title: '300 stalled, nobody connected',
    attack: { path: UNKNOWN, count: 300, length: 4 * MIB, sent: 1_000 },
    isStalled: true,
  },
  {
    title: '300 stalled, connected',
    attack: { path: CONNECTED, count: 300, length: 100_000, sent: 50_000 },
    isStalled: true,
  },
];

/** What strangers at the webhook routes cost the others: memory, and the time of another request. */
export async function benchDoors(): Promise<void> {
  const rows: string[][] = [];
  for (const run of RUNS) rows.push(await measure(run));
  printTable(
    `Webhooks that nobody signed, beside GET ${READ} (ms); aims: ${megabytes(MEMORY_AIM)} and a p99 of ${P99_AIM} ms`,
    ['webhooks', 'answered', 'memory moved', 'kept after', 'p50', 'p99', 'p99 idle', 'met'],
    rows,
  );
}

/** Each run has a server of its own, so that what one leaves in memory or counts as refused is not the next one's. */
async function measure({ title, attack, isStalled = false }: Run): Promise<string[]> {
  const folder = temporaryFolder('bench-doors');
  cpSync(await seededFolder(tenThousand), folder.path, { recursive: true });
  const app = await startApp({ dataDir: folder.path });
  try {
    await connectMail(app.address);
    await reads(app.address, pause(WARM_UP));
    const idle = await reads(app.address, pause(3_000));
    const before = memoryOf(app.pid)?.now ?? Number.NaN;
    const attacker = fork(inRoot('tests', 'bench', 'door-attacker.ts'));
    const answers = once(attacker, 'message');
    let highest = before;
    const watching = setInterval(() => (highest = Math.max(highest, memoryOf(app.pid)?.now ?? Number.NaN)), 20);
    attacker.send({ port: app.port, ...attack });
    const busy = await reads(app.address, isStalled ? pause(STALLED_FOR) : answers);
    clearInterval(watching);
    const answered = isStalled ? await endOf(attacker, answers, app) : (await answers)[0];
    await pause(1_000);
    const after = (memoryOf(app.pid)?.now ?? Number.NaN) - before;
    const isMet = highest - before <= MEMORY_AIM && at(busy, 0.99) <= P99_AIM;
    return [
      title,
      Object.entries(answered)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      megabytes(highest - before),
      megabytes(after),
      oneDigit(at(busy, 0.5)),
      oneDigit(at(busy, 0.99)),
      oneDigit(at(idle, 0.99)),
      isMet ? 'yes' : 'NO',
    ];
  } finally {
    await app.stop();
    folder.remove();
  }
}

/** Stalled bodies are ended by the product; that it takes them all is part of what is measured. */
async function endOf(attacker: ChildProcess, answers: Promise<unknown[]>, app: RunningApp): Promise<object> {
  const [answered] = await Promise.race([answers, pause(60_000).then(() => [null])]);
  attacker.kill();
  if (typeof answered !== 'object' || answered === null)
    throw new Error(`Stalled bodies are still open after ${whole(60)} s.\n${app.output()}`);
  return answered;
}

async function connectMail(address: string): Promise<void> {
  const connection = {
    provider: 'postmark',
    settings: { fromAddress: 'us@bench.example' },
    secrets: { apiKey: 'bench-key', webhookSecret: 'bench-secret-of-the-webhook' },
  };
  await change('PUT', `${address}/api/channels/email/settings`, connection);
  await change('PATCH', `${address}/api/channels/email`, { mode: 'live' });
}

async function change(method: string, url: string, body: object): Promise<void> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
}

/** How long reads take, one every 10 ms, until something is over. In ms, ascending. */
async function reads(address: string, over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const end = over.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    const since = performance.now();
    const reply = await fetch(address + READ);
    await reply.arrayBuffer();
    times.push(performance.now() - since);
    await pause(10);
  }
  await end;
  return times.toSorted((one, another) => one - another);
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
