import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedUuid } from '@concordia/domain';
import { type NodeSelector, termsOf } from '@concordia/domain/query';
import Database from 'better-sqlite3';
import { type RunningApp, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { memoryOf } from './memory.ts';
import { databaseFile } from './seed.ts';
import { oneDigit, printTable, timeColumn, whole } from './table.ts';
import { nameOf, numbers, vocabulary } from './words.ts';

const people = 100_000;
const companies = 10_000;
const rounds = 60;
/** What the slowest of a hundred may take, in ms. */
const aim = 50;

const DAY = 24 * 60 * 60_000;
const TITLES = [
  'head of sales',
  'sales manager',
  'chief technology officer',
  'director of research',
  'buyer',
  'intern',
];
const TOPICS = ['pricing', 'delivery', 'renewal', 'invoice', 'trade fair', 'support', 'hiring', 'travel'];
const STACKS = ['kubernetes', 'postgresql', 'c++', 'react', 'sap', 'excel'];

const queries: readonly (readonly [what: string, query: string])[] = [
  ['one address', `email:${addressOf(77)}`],
  ['a domain', `domain:${domainOf(5)}`],
  ['an end of domains', 'domain:*.edu'],
  ['any domain', 'domain:*'],
  ['a part of domains', `domain:*${(vocabulary[300] ?? '').slice(0, 4)}*`],
  ['a rare word', (nameOf(4_242).split(' ')[1] ?? '').toLowerCase()],
  ['a frequent word', 'sales'],
  ['the first two letters of a word', `${(vocabulary[150] ?? '').slice(0, 2)}*`],
  ['a phrase in titles', 'title:"of sales"'],
  ['two selectors', 'title:director AND topic:pricing'],
  ['three selectors', 'domain:*.edu AND title:director AND tech_stack:kubernetes'],
  ['alternatives', '(title:buyer OR title:intern) AND topic:"trade fair"'],
  ['selectors and a time', 'domain:*.edu AND recent_reply:<7d'],
  ['a time alone', 'recent_reply:<1d'],
  ['a figure alone', 'pagerank>0.00005'],
  ['a figure and a range', 'engagement_score>=0.9 AND size_range:[10-12]'],
  ['all but', 'topic:hiring AND NOT title:intern'],
  ['only what is not', 'NOT topic:hiring'],
  ['nobody', 'topic:hiring AND domain:nowhere.example'],
  ['everything at once', '(sales OR research) domain:*.edu -title:intern engagement_score>0.2 recent_reply:<30d'],
];

/** Searching 100,000 people and 10,000 companies, one request after the other. */
export async function benchSelectorSearch(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordia-selector-search-'));
  try {
    await (await startApp({ dataDir })).stop();
    const since = performance.now();
    fill(databaseFile(dataDir));
    console.log(`Seeded ${whole(people + companies)} nodes in ${((performance.now() - since) / 1000).toFixed(0)} s.`);
    // At this level it says when people were read into memory.
    const app = await startApp({ dataDir, env: { LOG_LEVEL: 'debug' } });
    const all: number[] = [];
    try {
      await readIntoMemory(app);
      const rows: string[][] = [];
      for (const [what, query] of queries) {
        const { times, total } = await measure(app.address, query);
        all.push(...times);
        rows.push(rowOf(what, total, times));
      }
      rows.push(rowOf('all of them', '', all));
      printTable(
        `Selector search over ${whole(people)} people, SQLite, over HTTP (ms)`,
        ['what', 'found', timeColumn('p50'), timeColumn('p99'), 'aim', 'met'],
        rows,
      );
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The first search has the people read into memory; until then the database answers. */
async function readIntoMemory(app: RunningApp): Promise<void> {
  const before = memoryOf(app.pid)?.now;
  const { time } = await search(app.address, 'domain:*.edu AND title:director');
  console.log(`A search before anything is in memory: ${oneDigit(time)} ms.`);
  const read = await until(
    'people are read into memory',
    async () => /\d+ people and companies .* MB\./.exec(app.output())?.[0],
    { withinMs: 120_000 },
  );
  const after = memoryOf(app.pid)?.now;
  console.log(read);
  if (before !== undefined && after !== undefined)
    console.log(`Resident memory: ${whole(before / 1e6)} MB before, ${whole(after / 1e6)} MB after.`);
}

function rowOf(what: string, total: string, times: readonly number[]): string[] {
  const sorted = times.toSorted((one, another) => one - another);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [what, total, oneDigit(at(0.5)), oneDigit(at(0.99)), `< ${aim}`, at(0.99) < aim ? 'yes' : 'NO'];
}

async function measure(address: string, query: string): Promise<{ times: number[]; total: string }> {
  const times: number[] = [];
  let total = '';
  for (let round = -3; round < rounds; round += 1) {
    const { time, text } = await search(address, query);
    if (round >= 0) times.push(time);
    total = /"total":(\d+)/.exec(text)?.[1] ?? '';
    if (text.includes('"total_is_minimum":true')) total += '+';
  }
  return { times, total };
}

/** @returns how long it took, in ms, and the answer. */
async function search(address: string, query: string): Promise<{ time: number; text: string }> {
  const since = performance.now();
  const reply = await fetch(`${address}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${query}: ${text}`);
  return { time: performance.now() - since, text };
}

/** Rows in bulk; the indexes are built and the triggers put back afterwards. */
function fill(file: string): void {
  const database = new Database(file);
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  database.pragma('foreign_keys = OFF');
  database.pragma('cache_size = -500000');
  const workspace = database.prepare<[], { id: string }>('select id from workspace').get()?.id ?? '';
  const parts = database
    .prepare<[], { type: string; name: string; sql: string }>(
      "select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null and tbl_name in ('graph_node', 'selector', 'node_fts_term')",
    )
    .all();
  for (const { type, name } of parts) database.exec(`drop ${type} "${name}"`);
  database.exec('begin');
  writeNodes(database, workspace);
  database.exec('commit');
  for (const { sql } of parts) database.exec(sql);
  database.pragma('journal_mode = WAL');
  database.close();
}

function writeNodes(database: Database.Database, workspace: string): void {
  const node = database.prepare(
    `insert into graph_node (id, workspace_id, entity_type, name, is_owner, company_id, title, company, domain, employees, messages_sent, messages_received, last_message_at, last_reply_at, activity_points, activity_at, pagerank, engagement_score)
     values (?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)`,
  );
  const selector = database.prepare(
    'insert into selector (id, workspace_id, node_type, node_id, type, value, source_bits, last_found_at) values (?, ?, ?, ?, ?, ?, 1, ?)',
  );
  const term = database.prepare(
    'insert into node_fts_term (workspace_id, kind, term, node_id, form) values (?, ?, ?, ?, ?)',
  );
  const now = Date.now();
  const random = numbers(3);
  for (let index = 0; index < people + companies; index += 1) {
    const one = index < people ? personAt(index, random) : companyAt(index - people);
    const replied = index < people && random() < 0.6 ? now - Math.floor(random() * 120) * DAY : 0;
    const company = index < people ? companyAt(index % companies).id : null;
    const texts = [one.title, one.company, one.domain];
    const counts = [index < people ? 0 : people / companies, index % 40, index % 30, replied, replied];
    const ranks = [1 / (people + companies) / (0.1 + random()), random()];
    node.run([one.id, workspace, one.type, one.name, company, ...texts, ...counts, ...ranks]);
    for (const [place, { type, value }] of one.selectors.entries()) {
      selector.run(namedUuid(1, `${one.id} ${place}`), workspace, one.type, one.id, type, value, now);
    }
    for (const { kind, term: text, form } of termsOf({ ...one, location: null })) {
      term.run(workspace, kind, text, one.id, form);
    }
  }
}

interface SeedNode {
  readonly id: string;
  readonly type: 'Person' | 'Company';
  readonly name: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly domain: string;
  readonly selectors: readonly NodeSelector[];
}

function domainOf(company: number): string {
  return `${vocabulary[200 + (company % 9_000)] ?? ''}${company}.${['example', 'edu', 'test', 'org.example'][company % 4]}`;
}

function addressOf(index: number): string {
  return `${nameOf(index).toLowerCase().replace(' ', '.')}${index}@${domainOf(index % companies)}`;
}

function personAt(index: number, random: () => number): SeedNode {
  const some = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const company = index % companies;
  const title = some(TITLES);
  const selectors: NodeSelector[] = [
    { type: 'email', value: addressOf(index) },
    { type: 'domain', value: domainOf(company) },
    { type: 'title', value: title },
    { type: 'organization', value: nameOf(1_000_000 + company).toLowerCase() },
    { type: 'topic', value: some(TOPICS) },
    { type: 'phone', value: `+4670${1_000_000 + index}` },
    ...(random() < 0.3 ? [{ type: 'tech_stack', value: some(STACKS) } as const] : []),
  ];
  return {
    id: namedUuid(1, `person ${index}`),
    type: 'Person',
    name: nameOf(index),
    title,
    company: nameOf(1_000_000 + company),
    domain: domainOf(company),
    selectors,
  };
}

function companyAt(index: number): SeedNode {
  const domain = domainOf(index);
  const name = nameOf(1_000_000 + index);
  const selectors: NodeSelector[] = [
    { type: 'domain', value: domain },
    { type: 'organization', value: name.toLowerCase() },
  ];
  return { id: namedUuid(1, `company ${index}`), type: 'Company', name, title: null, company: null, domain, selectors };
}
