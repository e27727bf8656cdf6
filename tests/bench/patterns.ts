import Database from 'better-sqlite3';
import { startApp } from '../support/server.ts';
import { load } from './load.ts';
import { databaseFile, million, seededFolder } from './seed.ts';
import { oneDigit, printTable, rateColumn, timeColumn, whole } from './table.ts';

const ANEW = 10;
const SECONDS = 4;

const PATHS = [
  '/api/patterns',
  '/api/patterns/cadences/high?limit=50',
  '/api/patterns/cadences/medium?limit=50',
  '/api/patterns/cadences/dormant?limit=50',
  '/api/patterns/responses/within_1h?limit=50',
  '/api/patterns/responses/later?limit=50',
  '/api/patterns/changes?limit=50',
] as const;

/** What patterns take over a million messages: the first time, when something has changed, and under load. */
export async function benchPatterns(): Promise<void> {
  const dataDir = await seededFolder(million);
  const app = await startApp({ dataDir });
  const database = new Database(databaseFile(dataDir));
  try {
    const rows: string[][] = [];
    for (const path of PATHS) rows.push(await rowOf(app.address, path, database));
    printTable(
      `Patterns of ${whole(million.messages)} messages with ${whole(million.contacts)} people, SQLite (ms). Anew: as after a change. Then 10 connections`,
      [
        'path',
        timeColumn('first'),
        timeColumn('anew p50'),
        timeColumn('anew worst'),
        rateColumn('req/s'),
        timeColumn('p50'),
        timeColumn('p99'),
        'wrong',
      ],
      rows,
    );
  } finally {
    await app.stop();
    database.close();
  }
}

async function rowOf(address: string, path: string, database: Database.Database): Promise<string[]> {
  const url = `${address}${path}`;
  const first = await timed(url);
  const anew: number[] = [];
  for (let round = 0; round < ANEW; round += 1) {
    database.exec('update flow_state set version = version + 1');
    anew.push(await timed(url));
  }
  anew.sort((one, another) => one - another);
  const { requestsPerSecond, p50, p99, wrong } = await load(url, SECONDS);
  const figures = [first, anew[anew.length / 2] ?? Number.NaN, anew.at(-1) ?? Number.NaN];
  return [path, ...figures.map(oneDigit), whole(requestsPerSecond), oneDigit(p50), oneDigit(p99), whole(wrong)];
}

async function timed(url: string): Promise<number> {
  const since = performance.now();
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
  return performance.now() - since;
}
