import { buffer } from 'node:stream/consumers';
import { countMessages } from '@concordia/domain';
import { countedMessage, createWorld } from '@concordia/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sealing } from '../../sealing/sealing.js';
import { type EngineKind, onEveryEngine } from '../../testing/engines.js';
import { openTestDatabase, type TestDatabase, testSettings } from '../../testing/test-database.js';
import { makeWorker } from '../../testing/test-jobs.js';
import { AttachmentStore } from '../inbox/attachments/attachment-store.js';
import { StatCounters } from '../inbox/counters/stat-counters.js';
import { StatCountersRepository } from '../inbox/counters/stat-counters.repository.js';
import { ContactIndexRepository } from '../inbox/search/contact-index.repository.js';
import { ContactSearchIndex } from '../inbox/search/contact-search-index.js';
import { MessageIndexRepository } from '../inbox/search/message-index.repository.js';
import { MessageSearchIndex } from '../inbox/search/message-search-index.js';
import { SearchIndexes } from '../inbox/search/search-indexes.js';
import { DemoSeeder } from './demo-seeder.js';
import { leaveDemo } from './leave-demo.js';

async function sizeOf(files: AttachmentStore, hash: string): Promise<number | null> {
  const file = await files.open(hash);
  return file && (await buffer(file.content)).byteLength;
}

const world = createWorld({ seed: 7, now: Date.UTC(2026, 10, 20, 9, 30) });

/** A database that the seeder was asked to fill. */
async function openSeeded(engine: EngineKind) {
  const database = await openTestDatabase(engine);
  const { db, ids, place } = database;
  const counters = new StatCounters(new StatCountersRepository(db));
  const files = new AttachmentStore(testSettings(place));
  const messages = new MessageSearchIndex(db, new MessageIndexRepository(db), makeWorker(database).queue);
  const search = new SearchIndexes(messages, new ContactSearchIndex(new ContactIndexRepository(db)));
  const sealing = new Sealing(testSettings(place));
  const seeder = new DemoSeeder(db, files, counters, search, ids, sealing);
  const seed = () => database.inWorkspace(() => seeder.seed(world));
  return { database, counters, files, seed, isFilled: await seed() };
}

onEveryEngine('the demo seeder', (engine) => {
  let database: TestDatabase;
  let counters: StatCounters;
  let files: AttachmentStore;
  let seed: () => Promise<boolean>;
  let isFilled: boolean;

  beforeAll(async () => {
    ({ database, counters, files, seed, isFilled } = await openSeeded(engine));
  });
  afterAll(() => database.close());

  it('fills an untouched workspace once', async () => {
    expect(isFilled).toBe(true);
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
    const own = await openSeeded(engine);
    const { db, inWorkspace } = own.database;
    const leave = () => inWorkspace(() => db.write(leaveDemo));
    expect(await leave()).toBe(true);
    const left = await inWorkspace(async () => ({
      messages: await db.read.selectFrom('message').select('id').execute(),
      contacts: await db.read.selectFrom('contact').select('id').execute(),
      imports: await db.read.selectFrom('import_run').select('id').execute(),
      counters: Object.fromEntries(await own.counters.all()),
      workspace: await db.read.selectFrom('workspace').select(['is_demo', 'own_addresses']).executeTakeFirstOrThrow(),
    }));
    expect(left).toEqual({
      messages: [],
      contacts: [],
      imports: [],
      counters: { 'hub:invented-events': world.hub.events.length, imports: 0 },
      workspace: { is_demo: 0, own_addresses: '[]' },
    });
    expect(await leave()).toBe(false);
    await own.database.close();
  });
});
