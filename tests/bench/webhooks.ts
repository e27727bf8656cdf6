import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../support/paths.ts';
import { freePort, type RunningApp, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { printTable, rateColumn, timeColumn, whole } from './table.ts';
import { cpuOf } from './webhooks/cpu.ts';
import type { PathReport, PublisherOrder, PublisherReport } from './webhooks/words.ts';

/** Ten patterns, and all of them match what is published. */
const PATTERNS = [
  '**',
  'bench.**',
  'bench.order.*',
  'bench.order.created',
  '*.order.created',
  'bench.*.created',
  '**.created',
  'bench.order.**',
  '*.*.created',
  '**.order.**',
];

/** A topic of its own for each of ten others: every event is for one of them. */
const KINDS = Array.from(PATTERNS, (_, index) => `bench.kind${index}`);

/** How long what was published may take to arrive after the last publishing, in ms. */
const PATIENCE = 120_000;

interface Run {
  readonly title: string;
  /** Each event is for one subscription alone, not for all. */
  readonly isSpread?: boolean;
  readonly hasDead?: boolean;
  readonly isKilled?: boolean;
}

/**
 * Events published over HTTP, and delivered to ten subscriptions: each to the one that listens to its topic, and each to all ten, as it is,
 * with an eleventh whose receiver hangs, and with the product killed in the middle. Publisher, product and receivers are three processes of one machine. `npm run bench -- webhooks --rate 200
 * --seconds 10` is a small run.
 *
 * @throws Error when an event that was acknowledged did not arrive
 */
export async function benchWebhooks(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rate: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '60' },
      only: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
  const all: Run[] = [
    { title: 'for one of ten', isSpread: true },
    { title: 'and an eleventh, for all, that hangs', isSpread: true, hasDead: true },
    { title: 'killed (-9) in the middle', isSpread: true, isKilled: true },
    { title: 'for all ten' },
    { title: 'and an eleventh that hangs', hasDead: true },
    { title: 'killed (-9) in the middle', isKilled: true },
  ];
  const runs = all.filter((_, index) => values.only === undefined || values.only.includes(String(index + 1)));
  const rows: string[][] = [];
  const lost: string[] = [];
  for (const run of runs) {
    const { row, missing } = await measure(run, rate, run.isKilled === true ? Math.ceil(seconds / 3) : seconds);
    rows.push(row);
    if (missing > 0) lost.push(`${run.title}: ${missing} deliveries are missing.`);
  }
  printTable(
    `${whole(rate)} events a second with ten subscriptions, for ${whole(seconds)} s (a third of it when killed); times in ms from publishing to arrival`,
    [
      '',
      'acknowledged',
      rateColumn('a second'),
      'delivered',
      'lost',
      'again',
      timeColumn('p50'),
      timeColumn('p99'),
      timeColumn('worst'),
      timeColumn('answered p99'),
      timeColumn('CPU s'),
    ],
    rows,
  );
  if (lost.length > 0) throw new Error(lost.join('\n'));
}

async function measure(run: Run, rate: number, seconds: number): Promise<{ row: string[]; missing: number }> {
  const folder = temporaryFolder('bench-webhooks');
  const port = await freePort();
  let app: RunningApp = await startApp({ dataDir: folder.path, port });
  const receivers = child('receivers');
  const publisher = child('publisher');
  try {
    const [{ port: receiving }] = await once(receivers, 'message');
    const origin = `http://127.0.0.1:${receiving}`;
    const topics = run.isSpread === true ? KINDS : ['bench.order.created'];
    const patterns = run.isSpread === true ? KINDS : PATTERNS;
    for (const [index, pattern] of patterns.entries()) await subscribe(app.address, pattern, `${origin}/r${index}`);
    if (run.hasDead === true) await subscribe(app.address, '**', `${origin}/dead`);
    // One request each, so that what is compiled on first use is no part of it.
    await publish(publisher, { address: app.address, rate: 100, seconds: 2, first: 10_000_000, topics });
    await pause(500);
    await ask(receivers, 'forget');
    const before = cpuOf(app.pid);
    const publishing = publish(publisher, { address: app.address, rate, seconds, first: 1, topics });
    if (run.isKilled === true) {
      await pause((seconds / 2) * 1_000);
      await app.kill();
      app = await startApp({ dataDir: folder.path, port });
    }
    const published = await publishing;
    const wanted = published.acknowledged * (run.isSpread === true ? 1 : patterns.length);
    const reports = await settled(receivers, wanted);
    const spent = run.isKilled === true ? Number.NaN : cpuOf(app.pid) - before;
    return rowOf(run, published, wanted, reports, spent);
  } finally {
    publisher.kill();
    receivers.kill();
    await app.stop();
    folder.remove();
  }
}

function rowOf(
  { title }: Run,
  published: PublisherReport,
  wanted: number,
  reports: readonly PathReport[],
  cpu: number,
) {
  const healthy = reports.filter(({ url }) => url !== '/dead');
  const arrived = healthy.reduce((sum, { events }) => sum + events, 0);
  const worst = (pick: (report: PathReport) => number) => whole(Math.max(...healthy.map(pick)));
  const missing = wanted - arrived;
  const row = [
    title,
    whole(published.acknowledged),
    whole(published.acknowledged / published.seconds),
    whole(arrived),
    whole(missing),
    whole(healthy.reduce((sum, { again }) => sum + again, 0)),
    worst(({ p50 }) => p50),
    worst(({ p99 }) => p99),
    worst((report) => report.worst),
    whole(published.p99),
    Number.isNaN(cpu) ? '' : whole(cpu),
  ];
  return { row, missing };
}

/** What every receiver got, once all of it is there or nothing more comes. */
async function settled(receivers: ChildProcess, wanted: number): Promise<readonly PathReport[]> {
  const since = performance.now();
  return until(
    'everything has arrived',
    async () => {
      const reports = await ask(receivers, 'report');
      const healthy = reports.filter(({ url }) => url !== '/dead');
      const isAll = healthy.reduce((sum, { events }) => sum + events, 0) >= wanted;
      return isAll || performance.now() - since > PATIENCE ? reports : undefined;
    },
    { withinMs: 2 * PATIENCE, everyMs: 500 },
  );
}

const child = (name: 'receivers' | 'publisher'): ChildProcess =>
  fork(new URL(`./webhook-${name}.ts`, import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

async function ask(receivers: ChildProcess, order: 'report' | 'forget'): Promise<readonly PathReport[]> {
  receivers.send(order);
  const [{ reports }] = await once(receivers, 'message');
  return reports;
}

async function publish(publisher: ChildProcess, order: PublisherOrder): Promise<PublisherReport> {
  publisher.send(order);
  const [report] = await once(publisher, 'message');
  return report;
}

async function subscribe(address: string, topic: string, webhook_url: string): Promise<void> {
  const answer = await fetch(`${address}/api/connection/webhooks/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic, webhook_url, module_name: 'bench', allow_private_network: true }),
  });
  if (answer.status !== 201) throw new Error(`subscribe: ${answer.status} ${await answer.text()}`);
}
