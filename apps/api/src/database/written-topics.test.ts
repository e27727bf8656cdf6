import { ChangeTopicSchema } from '@concordia/contract/platform';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followTopics } from '../testing/announced-topics.js';
import { type EngineKind, onEveryEngine } from '../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { DEPENDENT_TABLES } from './dependent-tables.js';
import { ENTITY_TABLES } from './entity-tables.js';
import { TABLE_TOPICS } from './table-topics.js';
import { topicsOfDelete, topicsOfInsert, topicsOfUpdate } from './topics-of-writes.js';
import type { WorkspaceTransaction } from './workspace-database.js';

/** Tables of the database itself, and those that FTS5 keeps beneath its own. */
const NOT_OURS = /^(schema_migration$|sqlite_|mikro_orm_)|_fts_(data|idx|docsize|config|content)$/;

onEveryEngine('the tables of the database', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  test('all say what they announce', async () => {
    const tables = await opened.engine.reader.introspection.getTables();
    const names = tables.map(({ name }) => name).filter((name) => !NOT_OURS.test(name));
    expect(names.filter((name) => !(name in TABLE_TOPICS))).toEqual([]);
  });

  test('depend on each other as the foreign keys say', async () => {
    const known = Object.fromEntries(
      [...DEPENDENT_TABLES].map(([table, dependents]) => [table, [...dependents].sort()]),
    );
    expect(await dependentsIn(opened, engine)).toEqual(known);
  });
});

onEveryEngine('a transaction', (engine) => {
  let opened: TestDatabase;
  let heard: () => Promise<string[][]>;

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    heard = await followTopics(opened.engine);
  });

  const write = <Result>(work: (tx: WorkspaceTransaction) => Promise<Result>) =>
    opened.inWorkspace(() => opened.db.write(work));

  async function addContact(tx: WorkspaceTransaction, name = 'Ada'): Promise<string> {
    const id = opened.ids.next();
    await tx.insertInto('contact').values({ id, name, created_at: 1 }).execute();
    return id;
  }
  const addCounter = (tx: WorkspaceTransaction) =>
    tx.insertInto('stat_counter').values({ name: opened.ids.next(), value: 1 }).execute();

  test('announces the topics of all tables that it wrote, once', async () => {
    await write(async (tx) => {
      await addContact(tx);
      await addContact(tx);
      await addCounter(tx);
    });
    expect(await heard()).toEqual([['contacts', 'stats']]);
  });

  test('adds what its use case mentions', async () => {
    await write(async (tx) => {
      opened.changes.mention(tx, ['tasks', 'messages']);
      await addContact(tx);
      opened.changes.mention(tx, ['tasks', 'views']);
    });
    expect(await heard()).toEqual([['contacts', 'messages', 'tasks', 'views']]);
  });

  test('announces a fact that stands in no table', async () => {
    await write(async (tx) => opened.changes.mention(tx, ['market']));
    expect(await heard()).toEqual([['market']]);
  });

  test('announces nothing when it is silenced, nor does the next one for it', async () => {
    await write(async (tx) => {
      opened.changes.silence(tx);
      await addContact(tx);
    });
    expect(await heard()).toEqual([]);
    await write(addCounter);
    expect(await heard()).toEqual([['stats']]);
  });

  test('that is rolled back announces nothing', async () => {
    const failing = write(async (tx) => {
      await addContact(tx);
      opened.changes.mention(tx, ['views']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await heard()).toEqual([]);
    await write(addCounter);
    expect(await heard()).toEqual([['stats']]);
  });

  test('that wrote no row announces nothing', async () => {
    const id = await write(addContact);
    await heard();
    await write(async (tx) => {
      await tx.selectFrom('contact').selectAll().execute();
      await tx.updateTable('contact').set({ name: 'Bo' }).where('id', '=', opened.ids.next()).execute();
      await tx.updateTable('contact').set({ name: 'Bo' }).where('name', '=', '?').returning('id').execute();
      await tx.deleteFrom('contact').where('id', '=', opened.ids.next()).execute();
      await tx
        .insertInto('contact')
        .values({ id, name: 'Ada', created_at: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    expect(await heard()).toEqual([]);
  });

  test('knows what a statement wrote that returns its rows', async () => {
    const id = await write(addContact);
    await heard();
    await write((tx) => tx.updateTable('contact').set({ phone: '1' }).where('id', '=', id).returning('id').execute());
    expect(await heard()).toEqual([['contacts']]);
  });

  test('tells columns that nobody sees from those that other screens show', async () => {
    const id = await write(addContact);
    const change = (values: { phone: string } | { name: string }) =>
      write((tx) => tx.updateTable('contact').set(values).where('id', '=', id).execute());
    await heard();
    await change({ phone: '2' });
    await change({ name: 'Cy' });
    await write((tx) => tx.updateTable('workspace').set({ event_seq: 1 }).execute());
    expect(await heard()).toEqual([['contacts'], ['contacts', 'messages']]);
  });

  test('announces an upsert like an insert and an update', async () => {
    const id = opened.ids.next();
    const put = (version: number) =>
      write((tx) =>
        tx
          .insertInto('channel_connection')
          .values({ id, channel: 'sms', mode: 'live', since: 1, version })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
          .execute(),
      );
    await put(1);
    await put(2);
    expect(await heard()).toEqual([
      ['channels', 'contacts'],
      ['channels', 'contacts'],
    ]);
  });

  test('announces what a deletion takes along', async () => {
    const taskId = opened.ids.next();
    await write((tx) =>
      tx
        .insertInto('task')
        .values({ id: taskId, kind: 'task', title: 'Call', due_at: 1, state: 'open', created_at: 1 })
        .execute(),
    );
    await heard();
    await write((tx) => tx.deleteFrom('task').where('id', '=', taskId).execute());
    expect(await heard()).toEqual([['notifications', 'tasks']]);
  });

  test('gets its number last, so that the numbers are in the order of the commits', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        write(async (tx) => {
          await addCounter(tx);
          await tx.selectFrom('stat_counter').selectAll().execute();
        }),
      ),
    );
    const seqs = await opened.engine.reader.selectFrom('change_log').select('seq').orderBy('seq').execute();
    expect(seqs.map(({ seq }) => seq)).toEqual(seqs.map((_, index) => index + 1));
    expect(await heard()).toHaveLength(20);
  });

  test('cannot write without saying what', async () => {
    if (engine === 'sqlite') return;
    await expect(
      write((tx) =>
        tx
          .with('gone', (db) => db.deleteFrom('contact').returning('id'))
          .selectFrom('gone')
          .select('id')
          .execute(),
      ),
    ).rejects.toThrow('cannot be announced');
  });
});

describe('what a table announces', () => {
  const cases = Object.entries(TABLE_TOPICS).map(([table, rule]) => {
    const own = rule === 'none' ? [] : 'topics' in rule ? rule.topics : rule;
    return { table, own };
  });

  test.each(cases)('$table', ({ table, own }) => {
    expect(topicsOfInsert(table)).toEqual(own);
    expect(topicsOfUpdate(table, ['a column of any name'])).toEqual(own);
    expect(topicsOfDelete(table)).toEqual(expect.arrayContaining([...own]));
    expect(topicsOfUpdate(table, [])).toEqual([]);
  });

  test('names every topic that screens know', () => {
    const named = new Set(cases.flatMap(({ own }) => own));
    expect(ChangeTopicSchema.options.filter((topic) => !named.has(topic))).toEqual([]);
  });

  test('is known of no other table', () => {
    expect(() => topicsOfInsert('stranger')).toThrow('stranger');
  });

  test('is said for every entity', () => {
    expect(ENTITY_TABLES.filter((table) => !(table in TABLE_TOPICS))).toEqual([]);
  });
});

/** By table, those whose foreign keys let go of its rows when they are deleted. */
async function dependentsIn({ engine }: TestDatabase, kind: EngineKind): Promise<Record<string, string[]>> {
  const keys = kind === 'sqlite' ? await sqliteKeys(engine) : await postgresqlKeys(engine);
  const sorted = Object.groupBy(keys, ({ parent }) => parent);
  return Object.fromEntries(
    Object.entries(sorted).map(([parent, some = []]) => [parent, [...new Set(some.map(({ child }) => child))].sort()]),
  );
}

interface ForeignKey {
  readonly parent: string;
  readonly child: string;
}

async function sqliteKeys({ writer }: TestDatabase['engine']): Promise<ForeignKey[]> {
  const { rows } = await writer.executeQuery<ForeignKey>(
    CompiledQuery.raw(
      `select keys."table" as parent, t.name as child from sqlite_master t join pragma_foreign_key_list(t.name) keys
       where t.type = 'table' and keys.on_delete in ('CASCADE', 'SET NULL')`,
    ),
  );
  return rows;
}

async function postgresqlKeys({ writer }: TestDatabase['engine']): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select confrelid::regclass::text as parent, conrelid::regclass::text as child
    from pg_constraint where contype = 'f' and confdeltype in ('c', 'n')`.execute(writer);
  return rows;
}
