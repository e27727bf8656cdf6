import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { CompiledQuery, Kysely } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openPostgresql } from '../database/postgresql-dialect.js';
import { JobTable } from '../jobs/job-table.js';
import { canStartPostgresql, startRestartablePostgresql } from '../testing/postgresql.js';
import { canMountSmallDisk, mountSmallDisk, type SmallDisk } from '../testing/small-disk.js';
import { openTestApp, type TestApp } from '../testing/test-app.js';

const MEGABYTE = 1_048_576;

/** More than the disks of these tests take. */
const LONG = 'Long. '.repeat(30_000);

function expectFull(answer: LightMyRequestResponse): void {
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'DISK_FULL']);
  expect(answer.json().message).toMatch(/disk is full.*Free some space/);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

const noteOn = (opened: TestApp, contactId: string, text: string) =>
  opened.request({ method: 'POST', url: `/api/contacts/${contactId}/notes`, payload: { text } });

async function contactIn(opened: TestApp): Promise<string> {
  const answer = await opened.request({ method: 'POST', url: '/api/contacts', payload: { name: 'Ada' } });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<{ id: string }>().id;
}

/** Writes until nothing more goes in. @returns how many notes went in. */
async function fill(opened: TestApp, contactId: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    const answer = await noteOn(opened, contactId, `${count} ${LONG}`.slice(0, 9_000));
    if (answer.statusCode < 300) continue;
    expectFull(answer);
    return count;
  }
}

const notesOf = async (opened: TestApp): Promise<number> =>
  (await opened.engine.reader.selectFrom('contact_note').select('id').execute()).length;

describe('a full disk', () => {
  const opened: TestApp[] = [];
  const disks: SmallDisk[] = [];
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close();
    for (const disk of disks.splice(0)) disk.remove();
  });

  async function open(...given: Parameters<typeof openTestApp>): Promise<TestApp> {
    const app = await openTestApp(...given);
    opened.push(app);
    return app;
  }

  function smallDisk(bytes: number, owner?: number): SmallDisk {
    const disk = mountSmallDisk(bytes, owner);
    if (disk === null) throw new Error('No file system can be mounted here.');
    disks.push(disk);
    return disk;
  }

  test('is told of with 507, reading goes on, and everything goes on when there is room again', async () => {
    const app = await open('sqlite');
    const limit = (pages: number) =>
      app.engine.writer.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${pages}`));
    const contactId = await contactIn(app);
    const { rows } = await app.engine.writer.executeQuery<{ page_count: number }>(
      CompiledQuery.raw('pragma page_count'),
    );
    await limit((rows[0]?.page_count ?? 0) + 20);
    const written = await fill(app, contactId);
    expect(await notesOf(app)).toBe(written);
    expect((await app.request({ method: 'GET', url: '/api/contacts' })).statusCode).toBe(200);
    await limit(1_000_000);
    expect((await noteOn(app, contactId, 'There is room again.')).statusCode).toBe(201);
    await app.doJobs();
    expect(await notesOf(app)).toBe(written + 1);
    expect((await app.app.get(JobTable).counts()).deadLetters).toBe(0);
  });

  if (canMountSmallDisk()) {
    test('under the database is told of with 507, and loses nothing', async () => {
      const { sqlite } = inject('templates');
      const disk = smallDisk(statSync(sqlite).size + 2 * MEGABYTE);
      const file = join(disk.folder, 'concordia.db');
      copyFileSync(sqlite, file);
      const app = await open('sqlite', { database: { engine: 'sqlite', file } });
      const contactId = await contactIn(app);
      const written = await fill(app, contactId);
      expect(written).toBeGreaterThan(0);
      expect(await notesOf(app)).toBe(written);
      expect((await app.request({ method: 'GET', url: `/api/contacts/${contactId}` })).statusCode).toBe(200);
      spawnSync('mount', ['-o', `remount,size=${64 * MEGABYTE}`, disk.folder]);
      expect((await noteOn(app, contactId, 'There is room again.')).statusCode).toBe(201);
      expect(await notesOf(app)).toBe(written + 1);
    });

    test('under the attachments is told of with 507, and leaves no half file', async () => {
      const disk = smallDisk(MEGABYTE);
      const app = await open('sqlite', { dataDir: disk.folder });
      const upload = (bytes: number) =>
        app.request({
          method: 'POST',
          url: '/api/attachments?name=a.bin',
          headers: { 'content-type': 'application/octet-stream' },
          payload: Buffer.alloc(bytes, 7),
        });
      expectFull(await upload(2 * MEGABYTE));
      const left = readdirSync(join(disk.folder, 'attachments'), { recursive: true, withFileTypes: true }).filter(
        (one) => one.isFile(),
      );
      expect(left).toEqual([]);
      expect((await upload(10_000)).statusCode).toBe(201);
    });

    if (canStartPostgresql())
      test('of PostgreSQL is recognized', async () => {
        const server = await startRestartablePostgresql();
        const db = new Kysely({ dialect: openPostgresql(server.url, () => undefined) });
        const run = (sql: string) => db.executeQuery(CompiledQuery.raw(sql));
        try {
          const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
          const disk = smallDisk(4 * MEGABYTE, process.getuid?.() === 0 ? Number(stdout) : undefined);
          await run(`create tablespace small location '${disk.folder}'`);
          await run('create table kept (text text) tablespace small');
          // Otherwise repeated text would be compressed away.
          await run('alter table kept alter column text set storage external');
          await run("insert into kept values ('kept')");
          const filling = run('insert into kept select repeat(md5(n::text), 200) from generate_series(1, 5000) n');
          await expect(filling).rejects.toMatchObject({ name: 'Outage', code: 'DISK_FULL' });
          expect((await run('select text from kept')).rows).toEqual([{ text: 'kept' }]);
        } finally {
          await db.destroy();
          await server.stop();
        }
      });
  }
});
