import 'reflect-metadata';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createWorld, STORY_ORIGIN, type World } from '@concordia/fixtures';
import type { TestingModule } from '@nestjs/testing';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { VERSION } from '../common/version.js';
import { ENGINE } from '../database/database.tokens.js';
import type { Engine } from '../database/engine.js';
import { runAs } from '../database/request-context.js';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { Workspaces } from '../database/workspaces.js';
import { doDueJobs } from '../jobs/do-due-jobs.js';
import { JobQueue } from '../jobs/job-queue.js';
import { JobRunner } from '../jobs/job-runner.js';
import { DemoSeeder } from '../modules/demo/demo-seeder.js';
import { FIRST_BRIEF_JOB } from '../modules/insight/brief/brief.jobs.js';
import { GraphProjector } from '../modules/insight/graph/graph-projector.js';
import { SelectorUpkeep } from '../modules/insight/selectors/selector-upkeep.js';
import { composeApp } from './compose-app.js';
import { filesBeside } from './images.js';
import { backendSettings, databaseFile } from './settings.js';

/* Writes the databases that the stories' backend opens: `empty` with the current schema, and `world` with the fixture world after its jobs have
   run. `node image-command.js --out FOLDER` */

const { values } = parseArgs({
  options: { out: { type: 'string' } },
});
const { out } = values;
if (out === undefined) {
  process.stderr.write('Usage: image-command --out FOLDER\n');
  process.exit(2);
}

/** Header bytes that mark a write-ahead log; 1 means none. */
const JOURNAL_BYTES = [18, 19];

/** Opens the application over a folder, runs `fill` in its workspace, and leaves the database as one file. */
async function write(
  folder: string,
  file: string,
  seed: number,
  fill: (world: World, module: TestingModule) => Promise<unknown>,
): Promise<void> {
  const module = await composeApp(backendSettings(folder), STORY_ORIGIN.now, seed);
  await module.init();
  const engine: Engine = module.get(ENGINE);
  const workspaceId = await module.get(Workspaces).local();
  await runAs({ kind: 'system', workspaceId }, () => fill(createWorld({ ...STORY_ORIGIN, version: VERSION }), module));
  await module.get(JobRunner).tidy();
  await doDueJobs(module.get(JobRunner));
  rmSync(file, { force: true });
  await sql`vacuum into ${sql.lit(file)}`.execute(engine.writer);
  await module.close();
}

/** The world after a demo's first minute: the brief is written, selectors are extracted and the graph is built. */
async function fillWithWorld(world: World, module: TestingModule): Promise<void> {
  await module.get(DemoSeeder).seed(world);
  await module
    .get(WorkspaceDatabase)
    .write((tx) => module.get(JobQueue).enqueue(tx, { kind: FIRST_BRIEF_JOB, payload: {}, uniqueKey: 'demo' }));
  await doDueJobs(module.get(JobRunner));
  await module.get(SelectorUpkeep).keep(new AbortController().signal);
  await module.get(GraphProjector).catchUp();
}

/** Gives the only workspace the id that the fixture world uses. */
function rename(file: string, id: string): void {
  const database = new Database(file);
  database.pragma('foreign_keys = OFF');
  const tables = database
    .prepare<[], { name: string }>(
      "select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'workspace_id'",
    )
    .all();
  for (const { name } of tables) database.prepare(`update "${name}" set workspace_id = ?`).run(id);
  database.prepare('update workspace set id = ?').run(id);
  database.close();
}

function withoutLog(file: string): void {
  const bytes = readFileSync(file);
  for (const place of JOURNAL_BYTES) bytes[place] = 1;
  writeFileSync(file, bytes);
}

const folder = mkdtempSync(join(tmpdir(), 'concordia-image-'));
mkdirSync(out, { recursive: true });
const place = (name: string) => join(out, name);
try {
  await write(folder, place('empty.sqlite'), 1, async () => undefined);
  rename(place('empty.sqlite'), createWorld(STORY_ORIGIN).workspace.id);
  writeFileSync(place('empty.files.json'), JSON.stringify(filesBeside(folder)));

  for (const ending of ['', '-wal', '-shm']) rmSync(`${databaseFile(folder)}${ending}`, { force: true });
  mkdirSync(dirname(databaseFile(folder)), { recursive: true });
  cpSync(place('empty.sqlite'), databaseFile(folder));
  await write(folder, place('world.sqlite'), 2, fillWithWorld);
  writeFileSync(place('world.files.json'), JSON.stringify(filesBeside(folder)));
  for (const name of ['empty.sqlite', 'world.sqlite']) withoutLog(place(name));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Timers and handles of the application must not keep the command alive.
process.exit(0);
