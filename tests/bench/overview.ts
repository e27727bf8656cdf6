import Database from 'better-sqlite3';
import { startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { load, together } from './load.ts';
import { databaseFile, million, type Size, seededFolder, tenThousand } from './seed.ts';
import { oneDigit, printTable, rateColumn, timeColumn, whole } from './table.ts';

const RANGES = ['7d', '90d'] as const;
const ASKED_ANEW = 50;
const ROUNDS = 3;
const SECONDS = 4;

/** What an overview takes: before any day is kept, put together from kept days one after the other, and under load. */
export async function benchOverview(): Promise<void> {
  printTable(
    'Overview, SQLite (ms). First: no day is kept, the call counts each itself. Anew: from kept days, as after a change, one at a time. Then 10 connections',
    [
      'messages',
      'range',
      timeColumn('first'),
      timeColumn('anew p50'),
      timeColumn('anew worst'),
      rateColumn('req/s'),
      timeColumn('p50'),
      timeColumn('p99'),
      'wrong',
    ],
    [...(await rowsAt(million)), ...(await rowsAt(tenThousand))],
  );
}

async function rowsAt(size: Size): Promise<string[][]> {
  const dataDir = await seededFolder(size);
  const rows: string[][] = [];
  for (const range of RANGES) {
    const database = new Database(databaseFile(dataDir));
    database.exec('delete from flow_day; delete from flow_state;');
    const app = await startApp({ dataDir });
    try {
      rows.push([whole(size.messages), range, ...(await measured(app.address, range, database))]);
    } finally {
      await app.stop();
      database.close();
    }
  }
  return rows;
}

async function measured(address: string, range: string, database: Database.Database): Promise<string[]> {
  const url = `${address}/api/analytics/overview?range=${range}`;
  const first = await timed(url);
  await counted(database);
  const anew: number[] = [];
  for (let round = 0; round < ASKED_ANEW; round += 1) {
    database.exec('update flow_state set version = version + 1');
    anew.push(await timed(url));
  }
  anew.sort((one, another) => one - another);
  const loads = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(url, SECONDS));
  const { requestsPerSecond, p50, p99, wrong } = together(loads);
  return [
    oneDigit(first),
    oneDigit(anew[anew.length / 2] ?? Number.NaN),
    oneDigit(anew.at(-1) ?? Number.NaN),
    whole(requestsPerSecond),
    oneDigit(p50),
    oneDigit(p99),
    whole(wrong),
  ];
}

/** Waits until the job has counted every day. */
async function counted(database: Database.Database): Promise<void> {
  const left = database.prepare<[], { left: number }>(
    "select (select count(*) from flow_state where time_zone <> '') = 0 or exists (select 1 from flow_day where is_stale = 1) as left",
  );
  await until('every day is counted', async () => (left.get()?.left === 0 ? true : undefined), {
    withinMs: 30 * 60_000,
    everyMs: 100,
  });
}

async function timed(url: string): Promise<number> {
  const since = performance.now();
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
  return performance.now() - since;
}
