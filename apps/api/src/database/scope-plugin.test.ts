import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { param } from './prepared.js';
import { admit, runAs, runRequest } from './request-context.js';

onEveryEngine('a query of a workspace', (engine) => {
  let opened: TestDatabase;
  let other: string;
  const inOther = <Result>(work: () => Result): Result => runAs({ kind: 'owner', workspaceId: other }, work);

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    other = await opened.addWorkspace('Other');
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    for (const table of ['contact_point', 'contact', 'stat_counter'] as const) {
      await opened.engine.writer.deleteFrom(table).execute();
    }
    await opened.inWorkspace(() => addContact('Ours'));
    await inOther(() => addContact('Theirs'));
  });

  async function addContact(name: string): Promise<string> {
    const id = opened.ids.next();
    await opened.db.write(async (tx) => {
      await tx.insertInto('contact').values({ id, name, created_at: 1 }).execute();
      await tx
        .insertInto('contact_point')
        .values({ id: opened.ids.next(), contact_id: id, channel: 'email', handle: `${name}@x.example`, created_at: 1 })
        .execute();
    });
    return id;
  }

  const names = () => opened.db.read.selectFrom('contact').select('name').execute();

  test('sees its own rows alone', async () => {
    expect(await opened.inWorkspace(names)).toEqual([{ name: 'Ours' }]);
    expect(await inOther(names)).toEqual([{ name: 'Theirs' }]);
  });

  test('leaves out accounts with members for programs alone, so that no other query pays for it', () => {
    const text = (hidesAccounts: boolean) =>
      runRequest(() => {
        admit({ kind: 'owner', workspaceId: other }, hidesAccounts);
        const messages = opened.db.read.selectFrom('message').innerJoin('contact', 'contact.id', 'message.contact_id');
        return messages.select('message.id').compile().sql;
      });
    expect(text(true)).toContain('channel_connection');
    expect(text(false)).not.toContain('channel_connection');
  });

  test('is confined in joins, subqueries, aliases and counts', async () => {
    const { db } = opened;
    const handles = await inOther(() =>
      db.read
        .selectFrom('contact as person')
        .leftJoin('contact_point as point', (join) => join.onTrue())
        .select(['person.name', 'point.handle'])
        .execute(),
    );
    expect(handles).toEqual([{ name: 'Theirs', handle: 'Theirs@x.example' }]);
    const through = await inOther(() =>
      db.read
        .selectFrom('contact')
        .select('name')
        .where('id', 'in', (eb) => eb.selectFrom('contact_point').select('contact_id'))
        .execute(),
    );
    expect(through).toEqual([{ name: 'Theirs' }]);
    const counted = await inOther(() =>
      db.read
        .selectFrom('contact')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow(),
    );
    expect(Number(counted.n)).toBe(1);
  });

  test('is confined whatever the conditions are made of', async () => {
    const either = await inOther(() =>
      opened.db.read
        .selectFrom('contact as person')
        .innerJoin('contact_point as point', (join) =>
          join.on((eb) => eb.or([eb('person.name', '=', 'Ours'), eb('point.channel', '=', 'email')])),
        )
        .select('person.name')
        .where((eb) => eb.or([eb('person.name', '=', 'Ours'), eb('person.created_at', '=', 1)]))
        .execute(),
    );
    expect(either).toEqual([{ name: 'Theirs' }]);
    const united = await inOther(() =>
      opened.db.read
        .selectFrom('contact')
        .select('name')
        .union(opened.db.read.selectFrom('contact').select('name'))
        .execute(),
    );
    expect(united).toEqual([{ name: 'Theirs' }]);
    const named = await inOther(() =>
      opened.db.read
        .with('everyone', (db) => db.selectFrom('contact').select('name'))
        .selectFrom('everyone')
        .select('name')
        .execute(),
    );
    expect(named).toEqual([{ name: 'Theirs' }]);
  });

  test('changes and deletes its own rows alone', async () => {
    const { db } = opened;
    await inOther(() => db.write((tx) => tx.updateTable('contact').set({ title: 'changed' }).execute()));
    const ours = await opened.inWorkspace(() => db.read.selectFrom('contact').select('title').execute());
    expect(ours).toEqual([{ title: null }]);
    await inOther(() => db.write((tx) => tx.deleteFrom('contact').execute()));
    expect(await opened.inWorkspace(names)).toEqual([{ name: 'Ours' }]);
    expect(await inOther(names)).toEqual([]);
  });

  test('upserts by keys that are unique in the workspace', async () => {
    const bump = () =>
      opened.db.write((tx) =>
        tx
          .insertInto('stat_counter')
          .values({ name: 'unread', value: 1 })
          .onConflict((oc) => oc.column('name').doUpdateSet((eb) => ({ value: eb('stat_counter.value', '+', 1) })))
          .execute(),
      );
    await opened.inWorkspace(bump);
    await opened.inWorkspace(bump);
    await inOther(bump);
    const value = () => opened.db.read.selectFrom('stat_counter').select('value').execute();
    expect(await opened.inWorkspace(value)).toEqual([{ value: 2 }]);
    expect(await inOther(value)).toEqual([{ value: 1 }]);
  });

  test('cannot overwrite another workspace through a global key', async () => {
    const id = await opened.inWorkspace(() => addContact('Kept'));
    await inOther(() =>
      opened.db.write((tx) =>
        tx
          .insertInto('contact')
          .values({ id, name: 'Stolen', created_at: 1 })
          .onConflict((oc) => oc.column('id').doUpdateSet({ name: 'Stolen' }))
          .execute(),
      ),
    );
    expect(await opened.inWorkspace(names)).toContainEqual({ name: 'Kept' });
    expect(await inOther(names)).toEqual([{ name: 'Theirs' }]);
  });

  test('is confined when it is prepared', async () => {
    const byName = opened.db.prepare<'name', { name: string }>((db) =>
      db.selectFrom('contact').select('name').where('name', '=', param<string>('name')),
    );
    const find = async (name: string) => opened.db.all(byName, { name });
    expect(await inOther(() => find('Ours'))).toEqual([]);
    expect(await inOther(() => find('Theirs'))).toEqual([{ name: 'Theirs' }]);
  });

  describe('refuses', () => {
    test('to run outside a workspace', async () => {
      await expect(names()).rejects.toThrow('No principal is set');
    });

    test('statements that cannot be confined', async () => {
      const { db } = opened;
      await expect(opened.inWorkspace(() => db.write((tx) => sql`select * from contact`.execute(tx)))).rejects.toThrow(
        'cannot be confined',
      );
      await expect(
        opened.inWorkspace(() =>
          db.write((tx) =>
            tx
              .insertInto('stat_counter')
              .columns(['name', 'value'])
              .expression((eb) => eb.selectFrom('contact').select(['name', 'last_message_at']))
              .execute(),
          ),
        ),
      ).rejects.toThrow('cannot be confined');
    });
  });
});
