import { deepStrictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { type Load, load, together } from './load.ts';
import { databaseFile, million, type Size, seededFolder, tenThousand } from './seed.ts';
import { oneDigit, printTable, rateColumn, ratio, timeColumn, whole } from './table.ts';

const paths = [
  '/api/messages?limit=50',
  '/api/messages/channel/email?limit=50',
  '/api/messages?status=inbox&limit=50',
  '/api/analytics/stats',
];

const rounds = 3;
const warmUpSeconds = 2;
const roundSeconds = 4;

interface Comparison {
  path: string;
  bare: Load;
  api: Load;
}

/** The API's lists and counters at two sizes, each beside a server that does nothing but the query. */
export async function benchHttp(): Promise<void> {
  const large = await compareAt(million);
  const small = await compareAt(tenThousand);

  printTable(
    'HTTP at 1,000,000 messages and 100,000 contacts, SQLite, 10 connections (ms; p99 is the worst round’s)',
    [
      'path',
      rateColumn('API req/s'),
      'bare req/s',
      'ratio',
      timeColumn('API p50'),
      timeColumn('API p99'),
      'bare p99',
      'wrong',
    ],
    large.map(({ path, api, bare }) => [
      path,
      whole(api.requestsPerSecond),
      whole(bare.requestsPerSecond),
      ratio(api.requestsPerSecond / bare.requestsPerSecond),
      oneDigit(api.p50),
      oneDigit(api.p99),
      oneDigit(bare.p99),
      whole(api.wrong),
    ]),
  );
  printTable(
    'The same at 10,000 messages: what grows with the table would show here',
    ['path', 'req/s at 10,000', 'req/s at 1,000,000', 'p50 at 10,000', 'p50 at 1,000,000'],
    small.map(({ path, api }, index) => [
      path,
      whole(api.requestsPerSecond),
      whole(large[index]?.api.requestsPerSecond ?? Number.NaN),
      oneDigit(api.p50),
      oneDigit(large[index]?.api.p50 ?? Number.NaN),
    ]),
  );
}

async function compareAt(size: Size): Promise<Comparison[]> {
  const dataDir = await seededFolder(size);
  const app = await startApp({ dataDir });
  const bare = await startBare(databaseFile(dataDir));
  try {
    const comparisons: Comparison[] = [];
    for (const path of paths) comparisons.push(await compare(path, app.address, bare.address));
    return comparisons;
  } finally {
    await app.stop();
    bare.stop();
  }
}

async function compare(path: string, api: string, bare: string): Promise<Comparison> {
  deepStrictEqual(await bodyOf(api + path), await bodyOf(bare + path), `${path}: the two servers answer differently`);
  await load(api + path, warmUpSeconds);
  await load(bare + path, warmUpSeconds);
  const loads: { api: Load[]; bare: Load[] } = { api: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    loads.bare.push(await load(bare + path, roundSeconds));
    loads.api.push(await load(api + path, roundSeconds));
  }
  return { path, api: together(loads.api), bare: together(loads.bare) };
}

async function bodyOf(url: string): Promise<unknown> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

async function startBare(file: string): Promise<{ address: string; stop: () => void }> {
  const child = spawn(process.execPath, [inRoot('tests', 'bench', 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}
