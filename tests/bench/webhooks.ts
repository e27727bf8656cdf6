import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../support/paths.ts';
import { freePort, type RunningApp, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { printTable, whole } from './table.ts';
import { cpuOf } from './webhooks/cpu.ts';
import type { PathReport, PublisherReport } from './webhooks/words.ts';

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

/** How long what was published may take to arrive after the last publishing, in ms. */
const PATIENCE = 120_000;

interface Run {
  readonly title: string;
  readonly hasDead?: boolean;
  readonly isKilled?: boolean;
}

/**
 * Events published over HTTP, and delivered to ten subscriptions that all match: as it is, with an eleventh whose receiver hangs, and with the
 * product killed in the middle. Publisher, product and receivers are three processes of one machine. `npm run bench -- webhooks --rate 200
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
    { title: 'ten healthy receivers' },
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
    `${whole(rate)} events a second to ten subscriptions, for ${whole(seconds)} s (a third of it when killed); times in ms from publishing to arrival`,
    ['', 'acknowledged', 'a second', 'delivered', 'lost', 'again', 'p50', 'p99', 'worst', 'answered p99', 'CPU s'],
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
    for (const [index, topic] of PATTERNS.entries()) await subscribe(app.address, topic, `${origin}/r${index}`);
    if (run.hasDead === true) await subscribe(app.address, '**', `${origin}/dead`);
    // One request each, so that what is compiled on first use is no part of it.
    await publish(publisher, { address: app.address, rate: 100, seconds: 2, first: 10_000_000 });
    await pause(500);
    await ask(receivers, 'forget');
    const before = cpuOf(app.pid);
    const publishing = publish(publisher, { address: app.address, rate, seconds, first: 1 });
    if (run.isKilled === true) {
      await pause((seconds / 2) * 1_000);
      await app.kill();
      app = await startApp({ dataDir: folder.path, port });
    }
    const published = await publishing;
    const reports = await settled(receivers, published.acknowledged);
    const spent = run.isKilled === true ? Number.NaN : cpuOf(app.pid) - before;
    return rowOf(run, published, reports, spent);
  } finally {
    publisher.kill();
    receivers.kill();
    await app.stop();
    folder.remove();
  }
}

function rowOf({ title }: Run, published: PublisherReport, reports: readonly PathReport[], cpu: number) {
  const wanted = published.acknowledged * PATTERNS.length;
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
async function settled(receivers: ChildProcess, events: number): Promise<readonly PathReport[]> {
  const since = performance.now();
  return until(
    'everything has arrived',
    async () => {
      const reports = await ask(receivers, 'report');
      const healthy = reports.filter(({ url }) => url !== '/dead');
      const isAll = healthy.length === PATTERNS.length && healthy.every((report) => report.events >= events);
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

async function publish(
  publisher: ChildProcess,
  order: { address: string; rate: number; seconds: number; first: number },
): Promise<PublisherReport> {
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
