import { buffer } from 'node:stream/consumers';
import { countMessages } from '@concordia/domain';
import { countedMessage, createWorld } from '@concordia/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEveryEngine } from '../../testing/engines.js';
import { openTestDatabase, type TestDatabase, testSettings } from '../../testing/test-database.js';
import { makeWorker } from '../../testing/test-jobs.js';
import { StatCounters } from '../analytics/stat-counters.js';
import { Sealing } from '../../sealing/sealing.js';
import { AttachmentStore } from '../attachments/attachment-store.js';
import { ContactSearchIndex } from '../search/contact-search-index.js';
import { MessageSearchIndex } from '../search/message-search-index.js';
import { SearchIndexes } from '../search/search-indexes.js';
import { ChangeLog } from '../stream/change-log.js';
import { DemoSeeder } from './demo-seeder.js';
import { leaveDemo } from './leave-demo.js';

async function sizeOf(files: AttachmentStore, hash: string): Promise<number | null> {
  const file = await files.open(hash);
  return file && (await buffer(file.content)).byteLength;
}

onEveryEngine('the demo seeder', (engine) => {
  let database: TestDatabase;
  let seeder: DemoSeeder;
  let counters: StatCounters;
  let files: AttachmentStore;
  const world = createWorld({ seed: 7, now: Date.UTC(2026, 10, 20, 9, 30) });

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db, clock, ids, place } = database;
    counters = new StatCounters(db);
    files = new AttachmentStore(testSettings(place));
    const messages = new MessageSearchIndex(db, makeWorker(database).queue);
    const search = new SearchIndexes(messages, new ContactSearchIndex(db));
    seeder = new DemoSeeder(db, files, counters, search, new ChangeLog(clock), ids, new Sealing(testSettings(place)));
  });
  afterAll(() => database.close());

  it('fills an untouched workspace once', async () => {
    const seed = () => database.inWorkspace(() => seeder.seed(world));
    expect(await seed()).toBe(true);
    expect(await seed()).toBe(false);
    const kept = await database.inWorkspace(() => counters.all());
    expect([kept.get('messages'), kept.get('contacts')]).toEqual([world.messages.length, world.contacts.length]);
  });

  it('keeps counters that agree with counting', async () => {
    const kept = await database.inWorkspace(() => counters.all());
    const counted = countMessages(world.messages.map(countedMessage));
    expect(kept.get('unread')).toBe(counted.unread);
    expect(kept.get('urgent')).toBe(counted.urgent);
    expect(kept.get('channel:email')).toBe(counted.byChannel.email);
    expect(kept.get('status:waiting')).toBe(counted.byStatus.waiting);
  });

  it('has the bytes of every attachment that is here', async () => {
    const rows = await database.inWorkspace(() =>
      database.db.read
        .selectFrom('attachment')
        .select(['content_hash', 'size_bytes'])
        .where('fetch_state', '=', 'here')
        .execute(),
    );
    const sizes = await Promise.all(rows.map(({ content_hash }) => sizeOf(files, content_hash)));
    expect(rows.length).toBeGreaterThan(3);
    expect(sizes).toEqual(rows.map(({ size_bytes }) => size_bytes));
  });

  it('leaves other workspaces alone', async () => {
    await database.addWorkspace('Another');
    const rows = await database.engine.reader.selectFrom('message').select('workspace_id').distinct().execute();
    expect(rows).toEqual([{ workspace_id: database.workspaceId }]);
  });

  it('is gone, all of it, when real data comes, and only then', async () => {
    const leave = () => database.inWorkspace(() => database.db.write(leaveDemo));
    expect(await leave()).toBe(true);
    const left = await database.inWorkspace(async () => ({
      messages: await database.db.read.selectFrom('message').select('id').execute(),
      contacts: await database.db.read.selectFrom('contact').select('id').execute(),
      imports: await database.db.read.selectFrom('import_run').select('id').execute(),
      counters: Object.fromEntries(await counters.all()),
      workspace: await database.db.read
        .selectFrom('workspace')
        .select(['is_demo', 'own_addresses'])
        .executeTakeFirstOrThrow(),
    }));
    expect(left).toEqual({
      messages: [],
      contacts: [],
      imports: [],
      counters: { 'hub:invented-events': world.hub.events.length, imports: 0 },
      workspace: { is_demo: 0, own_addresses: '[]' },
    });
    expect(await leave()).toBe(false);
  });
});
