import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { inRoot, temporaryFolder } from '../support/paths.ts';
import { type RunningApp, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { projectedDatabase } from './projection-seed.ts';
import { databaseFile, seededFolder } from './seed.ts';
import type { NamedStall } from './stalls/names.ts';
import { oneDigit, printTable, whole } from './table.ts';

/** The longest that the event loop may be held, in ms of processor time. */
const AIM_MS = 50;

/** An answer may start work in the background, which shows within this time. */
const SETTLE_MS = 500;

const PATIENCE_MS = 20 * 60_000;

/** A part of a run, from an instant of the monotonic clock on (ms). */
interface Phase {
  readonly name: string;
  readonly from: number;
}

interface Step {
  readonly name: string;
  readonly run: (app: RunningApp, database: Database.Database) => Promise<void>;
}

/**
 * Finds every stretch of more than 50 ms in which a started server served nobody, with the functions it was in: first readings of every list and
 * figure, the recurring jobs when all of them are overdue, and a message into a large graph.
 *
 * `--messages 100000` for a smaller database, `--least 20` to list shorter stretches too, `--only readings` for one part.
 *
 * @throws Error when a stretch took more processor time than the aim
 */
export async function benchStalls(): Promise<void> {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '1000000' },
      least: { type: 'string', default: String(AIM_MS) },
      only: { type: 'string' },
    },
    allowPositionals: true,
  });
  const messages = Number(values.messages);
  if (!Number.isInteger(messages) || messages < 10_000)
    throw new Error('--messages takes a whole number from 10000 on.');
  const seeded = databaseFile(await seededFolder({ messages, contacts: messages / 10 }));
  const parts: Readonly<Record<string, () => Promise<Found[]>>> = {
    readings: () => measure(seeded, readings(), values.least),
    jobs: () => measure(seeded, [{ name: 'overdue jobs', run: overdueJobs }], values.least),
    graph: async () =>
      measure(await projectedDatabase(), [{ name: 'a message into the graph', run: newMessage }], values.least),
  };
  const chosen = values.only === undefined ? Object.keys(parts) : [values.only];
  const found: Found[] = [];
  for (const name of chosen) found.push(...((await parts[name]?.()) ?? []));
  printTable(
    `Stretches in which the event loop served nobody for over ${values.least} ms, ${whole(messages)} messages, SQLite (ms; aim: none over ${AIM_MS} of the processor)`,
    ['during', 'wall', 'processor', 'in'],
    found
      .map(({ phase, stall }) => [phase, oneDigit(stall.wall), oneDigit(stall.cpu), ''])
      .flatMap((row, index) => [
        row,
        ...(found[index]?.stall.functions ?? []).map(({ name, ms }) => [`    ${name}`, '', oneDigit(ms), '']),
      ]),
  );
  const long = found.filter(({ stall }) => stall.cpu > AIM_MS);
  if (long.length > 0) throw new Error(`The event loop was held ${long.length} times for more than ${AIM_MS} ms.`);
}

interface Found {
  readonly phase: string;
  readonly stall: NamedStall;
}

/** Runs the steps on a copy of a database, and finds where the loop was held. */
async function measure(database: string, steps: readonly Step[], least: string): Promise<Found[]> {
  const folder = temporaryFolder('bench-stalls');
  const report = join(folder.path, 'stalls.json');
  try {
    copyFileSync(database, databaseFile(folder.path));
    const opened = new Database(databaseFile(folder.path), { timeout: 60_000 });
    const app = await startApp({
      dataDir: folder.path,
      env: {
        NODE_OPTIONS: `--import=${inRoot('tests', 'bench', 'stalls', 'monitor.ts')} --disable-warning=ExperimentalWarning`,
        CONCORDIA_BENCH_STALLS: report,
        CONCORDIA_BENCH_STALL_MS: least,
      },
    });
    const phases: Phase[] = [];
    try {
      process.kill(app.pid, 'SIGCONT');
      for (const { name, run } of steps) {
        phases.push({ name, from: Number(process.hrtime.bigint()) / 1e6 });
        await run(app, opened);
      }
      process.kill(app.pid, 'SIGCONT');
      await until('the stretches are written down', async () => existsSync(report) || undefined, {
        withinMs: PATIENCE_MS,
      });
    } catch (problem) {
      throw new Error(`${String(problem)}\n${app.output()}`, { cause: problem });
    } finally {
      opened.close();
      await app.stop();
    }
    const phaseAt = (at: number): string => phases.findLast(({ from }) => from <= at)?.name ?? '';
    const stalls: NamedStall[] = JSON.parse(readFileSync(report, 'utf8'));
    return stalls.map((stall) => ({ phase: phaseAt(stall.at + stall.wall / 2), stall }));
  } finally {
    folder.remove();
  }
}

/** Every list and figure that can be read without naming anything. */
function readings(): Step[] {
  const document: { paths: Record<string, { get?: Operation }> } = JSON.parse(
    readFileSync(inRoot('openapi', 'openapi.json'), 'utf8'),
  );
  const paths = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const isPlain = get !== undefined && !(get.parameters ?? []).some(({ required }) => required === true);
    return isPlain && get.responses['200']?.content?.['text/event-stream'] === undefined ? [path] : [];
  });
  const further = [
    '/api/analytics/overview?range=90d',
    '/api/patterns/cadences/high?limit=50',
    '/api/patterns/cadences/dormant?limit=50',
    '/api/patterns/responses/within_1h?limit=50',
    '/api/messages?q=meeting&limit=50',
    '/api/contacts?q=an&limit=50',
    '/api/search/completion?query=an&position=2',
    '/api/workspace/retention-preview?days=365',
  ];
  return [...paths, ...further].map((path) => ({
    name: path,
    run: async ({ address }) => {
      const reply = await fetch(`${address}${path}`);
      await reply.arrayBuffer();
      if (!reply.ok) console.log(`${path}: ${reply.status}`);
      await pause(SETTLE_MS);
    },
  }));
}

interface Operation {
  readonly parameters?: readonly { readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** Has all recurring work done, as after a night in which the server was off. */
async function overdueJobs(_app: RunningApp, database: Database.Database): Promise<void> {
  const begun = Date.now();
  database.exec('update job_schedule set next_run_at = 1');
  const left = database.prepare<[number], { left: number }>(
    "select exists (select 1 from job_schedule where next_run_at = 1) or exists (select 1 from job where state <> 'dead' and run_at <= ?) as left",
  );
  await until('all jobs are done', async () => (left.get(begun)?.left === 0 ? true : undefined), {
    withinMs: PATIENCE_MS,
    everyMs: 250,
  });
}

async function newMessage({ address }: RunningApp, database: Database.Database): Promise<void> {
  const behind = database.prepare<[], { isBehind: number }>(
    'select exists (select 1 from relationship_change) or version <> ranked_version as isBehind from graph_state',
  );
  database.exec('update graph_state set version = version + 1');
  await fetch(`${address}/api/graph/stats`);
  await until('the ranks are there', async () => (behind.get()?.isBehind === 0 ? true : undefined), {
    withinMs: PATIENCE_MS,
  });
}
