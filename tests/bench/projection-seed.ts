import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sumOfSketches } from '@concordia/domain/flow';
import { type GraphNode, type GraphRelationship, projectGraph } from '@concordia/domain/graph';
import Database from 'better-sqlite3';
import { inRoot } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { messagesOf, people, personAt, writerOf } from './projection-world.ts';
import { databaseFile } from './seed.ts';

/** @returns a database with a million relationships that are projected and ranked, kept in `.cache` between runs; to be copied. */
export async function projectedDatabase(): Promise<string> {
  const cache = inRoot('.cache', 'bench-projection');
  const folder = join(cache, cacheKey());
  if (existsSync(folder)) return databaseFile(folder);
  rmSync(cache, { recursive: true, force: true });
  const building = `${folder}.building`;
  mkdirSync(building, { recursive: true });
  await (await startApp({ dataDir: building })).stop();
  const since = performance.now();
  fill(databaseFile(building));
  await countDays(building);
  renameSync(building, folder);
  console.log(`Seeded a graph in ${((performance.now() - since) / 1000).toFixed(0)} s.`);
  return databaseFile(folder);
}

/** Lets the server count the days of these messages, which it would else do while it is measured. */
async function countDays(dataDir: string): Promise<void> {
  const app = await startApp({ dataDir });
  const database = new Database(databaseFile(dataDir), { readonly: true });
  const left = database.prepare<[], { isLeft: number }>(
    `select not exists (select 1 from flow_state) or exists (select 1 from flow_change) or exists (select 1 from flow_day where is_stale = 1) as isLeft`,
  );
  await until('all days are counted', async () => (left.get()?.isLeft === 0 ? true : undefined), { withinMs: 300_000 });
  database.close();
  await app.stop();
}

function cacheKey(): string {
  const migrations = inRoot('apps', 'api', 'src', 'database', 'migrations', 'sqlite');
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations)) hash.update(readFileSync(join(migrations, name)));
  for (const name of ['projection-world.ts', 'projection-seed.ts'])
    hash.update(readFileSync(inRoot('tests', 'bench', name)));
  return hash.digest('hex').slice(0, 12);
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
      "select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null",
    )
    .all();
  for (const { type, name } of parts) database.exec(`drop ${type} "${name}"`);
  database.exec('begin');
  writeWorld(database, workspace, Date.now());
  // Its turn is every ten minutes by the clock; here it comes with the start.
  database.exec("update job_schedule set next_run_at = 1 where kind = 'analytics.days'");
  database.exec('commit');
  for (const { sql } of parts) database.exec(sql);
  database.pragma('journal_mode = WAL');
  database.close();
}

function writeWorld(database: Database.Database, workspace: string, now: number): void {
  const write = writerOf(database, workspace, 3);
  const persons = Array.from({ length: people }, (_, index) => personAt(index));
  const messages = persons.flatMap((person, index) => messagesOf(person, index, now));
  for (const person of persons) write.person(person, now);
  for (const message of messages) write.message(message);
  const owner = { id: workspace, name: '', addresses: [] };
  const { nodes, relationships } = projectGraph({ owner, people: persons, messages }, now);
  const node = nodeWriter(database, workspace);
  for (const one of nodes.values()) node(one);
  const relationship = relationshipWriter(database, workspace);
  for (const one of relationships) relationship(one);
  writeState(database, workspace, [...nodes.values()], relationships, now);
}

function nodeWriter(database: Database.Database, workspace: string): (node: GraphNode) => void {
  const insert = database.prepare(
    `insert into graph_node (id, workspace_id, entity_type, name, contact_id, is_owner, company_id, company, domain, employees, messages_sent,
       messages_received, last_message_at, last_reply_at, median_reply_minutes, activity_points, activity_at, pagerank, engagement_score)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return (one) => {
    const who = [one.id, workspace, one.entityType, one.name, one.contactId, one.isOwner ? 1 : 0];
    const where = [one.companyId, one.company, one.domain, one.employees];
    const times = [one.lastMessageAt, one.lastReplyAt, one.medianReplyMinutes, one.activityPoints, one.activityAt];
    insert.run(...who, ...where, one.messagesSent, one.messagesReceived, ...times, one.pagerank, one.engagementScore);
  };
}

function relationshipWriter(database: Database.Database, workspace: string): (one: GraphRelationship) => void {
  const insert = database.prepare(
    `insert into graph_relationship (workspace_id, from_id, to_id, kind, messages, threads, first_at, last_at, replies, median_reply_minutes, strength)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return (one) => {
    const figures = [one.messages, one.threads, one.firstAt, one.lastAt];
    const replies = Object.keys(one.replies.buckets).length === 0 ? '' : JSON.stringify(one.replies);
    insert.run(workspace, one.from, one.to, one.kind, ...figures, replies, one.medianReplyMinutes, one.strength);
  };
}

function writeState(
  database: Database.Database,
  workspace: string,
  nodes: readonly GraphNode[],
  relationships: readonly GraphRelationship[],
  now: number,
): void {
  const companies = nodes.filter(({ entityType }) => entityType === 'Company').length;
  const employments = relationships.filter(({ kind }) => kind === 'works_at').length;
  const replies = sumOfSketches(relationships.filter(({ from }) => from === workspace).map((one) => one.replies));
  database.exec('delete from graph_state; delete from relationship_change; delete from selector_change');
  database
    .prepare(
      `insert into graph_state (workspace_id, version, people, companies, wrote_to, works_at, replies, updated_at, ranked_version, ranked_at)
       values (?, 1, ?, ?, ?, ?, ?, ?, 1, ?)`,
    )
    .run(
      workspace,
      nodes.length - companies,
      companies,
      relationships.length - employments,
      employments,
      JSON.stringify(replies),
      now,
      now,
    );
}
