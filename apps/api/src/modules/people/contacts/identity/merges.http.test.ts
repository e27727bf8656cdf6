import type { ContactDetail, ContactMerge, MergePreview, MergeSuggestion } from '@concordia/contract/people';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { onEveryEngine } from '../../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../../testing/test-app.js';
import { IdentityJobs } from './identity.jobs.js';

onEveryEngine('merging', (engine) => {
  let opened: TestApp;
  let mail: ReturnType<typeof mailMaker>;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    mail = mailMaker(opened);
  });
  afterAll(() => opened.close());

  const call = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url: `/api/${url}`, ...(payload && { payload }) });
  const make = async (contact: object) => (await call('POST', 'contacts', contact)).json<ContactDetail>();
  const merge = async (keepId: string, otherId: string, choices = {}) =>
    (await call('POST', 'merges', { keepId, otherId, choices })).json<ContactMerge>();
  const within = <Result>(work: (db: WorkspaceDatabase) => Promise<Result>) =>
    opened.inWorkspace(() => work(opened.app.get(WorkspaceDatabase)));

  /** Somebody who wrote, with the point that an import would have made. */
  async function writer(address: string, messages: number): Promise<MadeMessage> {
    const first = await mail();
    for (let more = 1; more < messages; more += 1) await mail({ in: first });
    await call('POST', `contacts/${first.contactId}/points`, { channel: 'email', handle: address });
    return first;
  }

  /** Every row that says whose it is, of all tables that a merge touches. */
  const everything = () =>
    within(async (db) => ({
      contacts: await db.read.selectFrom('contact').selectAll().orderBy('id').execute(),
      points: await db.read.selectFrom('contact_point').selectAll().orderBy('id').execute(),
      profiles: await db.read.selectFrom('contact_profile').selectAll().orderBy('contact_id').execute(),
      tags: await db.read.selectFrom('contact_tag').selectAll().orderBy('contact_id').orderBy('tag').execute(),
      notes: await db.read.selectFrom('contact_note').selectAll().orderBy('id').execute(),
      consents: await db.read.selectFrom('consent_change').selectAll().orderBy('id').execute(),
      messages: await db.read.selectFrom('message').selectAll().orderBy('id').execute(),
      conversations: await db.read.selectFrom('conversation').selectAll().orderBy('id').execute(),
      tasks: await db.read.selectFrom('task').selectAll().orderBy('id').execute(),
      counters: await db.read.selectFrom('stat_counter').selectAll().orderBy('name').execute(),
      keys: await db.read.selectFrom('identity_key').selectAll().orderBy('key').orderBy('contact_id').execute(),
    }));

  const addTask = (contactId: string) =>
    within((db) =>
      db.write((tx) =>
        tx
          .insertInto('task')
          .values({
            id: opened.ids.next(),
            kind: 'task',
            title: 'Call',
            due_at: 9,
            contact_id: contactId,
            created_at: 1,
          })
          .execute(),
      ),
    );

  test('is previewed by the rules that do it, and changes nothing before', async () => {
    const keep = await make({ name: 'Ada Lindqvist', email: 'ada@one.example', tags: ['VIP'], company: 'One' });
    const other = await make({
      name: 'A. Lindqvist',
      phone: '+46701740601',
      company: 'Two',
      title: 'CEO',
      tags: ['vip', 'nordic'],
    });
    await call('POST', `contacts/${other.id}/notes`, { text: 'x' });
    await addTask(other.id);
    const before = await everything();
    const request = { keepId: keep.id, otherId: other.id, choices: { company: 'other' } };
    const preview = (await call('POST', 'merges/preview', request)).json<MergePreview>();
    expect(preview).toMatchObject({
      merged: { name: 'Ada Lindqvist', company: 'Two', title: 'CEO', phone: '+46701740601', tags: ['nordic', 'VIP'] },
      conflicts: [
        { field: 'name', keep: 'Ada Lindqvist', other: 'A. Lindqvist', chosen: 'keep' },
        { field: 'company', keep: 'One', other: 'Two', chosen: 'other' },
      ],
      moves: { messages: 0, conversations: 0, points: 1, notes: 1, tasks: 1 },
    });
    expect(await everything()).toEqual(before);
    await call('POST', 'merges', request);
    const { erasedBefore: _, ...merged } = await opened.get<ContactDetail>(`/api/contacts/${keep.id}`);
    expect(merged).toEqual(preview.merged);
    expect((await opened.request({ method: 'GET', url: `/api/contacts/${other.id}` })).statusCode).toBe(404);
  });

  test('takes messages, conversations and counts along, and shows in the timeline', async () => {
    const keep = await writer('k1@x.example', 2);
    const other = await writer('o1@x.example', 3);
    const total = (await opened.request({ method: 'GET', url: '/api/contacts' })).headers['x-total-count'];
    await merge(keep.contactId, other.contactId);
    const answer = await opened.request({ method: 'GET', url: `/api/contacts/${keep.contactId}/messages` });
    expect([answer.json<unknown[]>().length, answer.headers['x-total-count']]).toEqual([5, '5']);
    const after = (await opened.request({ method: 'GET', url: '/api/contacts' })).headers['x-total-count'];
    expect(Number(after)).toBe(Number(total) - 1);
    expect(JSON.stringify(await opened.get(`/api/contacts/${keep.contactId}/timeline`))).toContain('"kind":"merge"');
  });

  describe('and its undo', () => {
    test('leave every row as it was, whatever the two were', async () => {
      const side = fc.record({
        messages: fc.integer({ min: 0, max: 3 }),
        title: fc.option(fc.constantFrom('CEO', 'Chef'), { nil: null }),
        tags: fc.subarray(['a', 'b', 'c']),
        customFields: fc.option(
          fc.subarray([
            { key: 'x', value: '1' },
            { key: 'y', value: '2' },
          ]),
          { nil: undefined },
        ),
        notes: fc.integer({ min: 0, max: 2 }),
        tasks: fc.integer({ min: 0, max: 1 }),
      });
      const choices = fc.constantFrom({}, { title: 'other' }, { name: 'other', title: 'keep' });
      let turn = 0;
      const build = async (wish: {
        messages: number;
        title: string | null;
        tags: string[];
        customFields?: object[] | undefined;
        notes: number;
        tasks: number;
      }) => {
        turn += 1;
        const address = `p${turn}@property.example`;
        const id =
          wish.messages > 0
            ? (await writer(address, wish.messages)).contactId
            : (await make({ name: 'N', email: address })).id;
        const { title, tags, customFields } = wish;
        await call('PATCH', `contacts/${id}`, { title, tags, ...(customFields && { customFields }) });
        for (let note = 0; note < wish.notes; note += 1) await call('POST', `contacts/${id}/notes`, { text: 'n' });
        for (let task = 0; task < wish.tasks; task += 1) await addTask(id);
        return id;
      };
      await fc.assert(
        fc.asyncProperty(side, side, choices, async (one, another, chosen) => {
          const [keepId, otherId] = [await build(one), await build(another)];
          const before = await everything();
          const { id } = await merge(keepId, otherId, chosen);
          const undone = await call('POST', `merges/${id}/undo`);
          expect([undone.statusCode, undone.json<ContactMerge>().canUndo]).toEqual([200, false]);
          expect(await everything()).toEqual(before);
        }),
        { numRuns: 12 },
      );
    }, 60_000);

    test('give back what came meanwhile to a handle of the other, and leave what came to the kept one', async () => {
      const keep = await writer('contact-keep@x.example', 1);
      const other = await writer('contact-other@x.example', 1);
      opened.clock.advance(1_000);
      const { id } = await merge(keep.contactId, other.contactId);
      opened.clock.advance(1_000);
      const inTheirConversation = await mail({ in: { ...other, contactId: keep.contactId } });
      const toKept = await mail({ in: keep });
      const fresh = await mail();
      await within((db) =>
        db.write(async (tx) => {
          const theirs = { contact_id: keep.contactId };
          await tx.updateTable('message').set(theirs).where('id', '=', fresh.messageId).execute();
          await tx.updateTable('conversation').set(theirs).where('id', '=', fresh.conversationId).execute();
          const from = { from_address: 'contact-other@x.example' };
          await tx.updateTable('message_body').set(from).where('message_id', '=', fresh.messageId).execute();
          await tx
            .updateTable('contact')
            .set((eb) => ({ inbound_count: eb('inbound_count', '+', 1) }))
            .where('id', '=', keep.contactId)
            .execute();
        }),
      );
      await call('POST', `merges/${id}/undo`);
      const idsOf = async (contactId: string) =>
        (await opened.get<{ id: string }[]>(`/api/contacts/${contactId}/messages`)).map((message) => message.id).sort();
      expect(await idsOf(keep.contactId)).toEqual([keep.messageId, toKept.messageId].sort());
      expect(await idsOf(other.contactId)).toEqual(
        [other.messageId, inTheirConversation.messageId, fresh.messageId].sort(),
      );
      expect(await opened.get(`/api/contacts/${other.contactId}`)).toMatchObject({ counts: { inbound: 3 } });
      expect(await opened.get(`/api/contacts/${keep.contactId}`)).toMatchObject({ counts: { inbound: 2 } });
    });

    test('keep what a person changed since', async () => {
      const keep = await make({ name: 'Kim Berg', tags: ['k'] });
      const other = await make({ name: 'Kim B.', title: 'CEO', company: 'Two', tags: ['o'] });
      const { id } = await merge(keep.id, other.id);
      await call('PATCH', `contacts/${keep.id}`, { title: 'Chair', tags: ['k', 'o', 'new'] });
      await call('POST', `merges/${id}/undo`);
      expect(await opened.get(`/api/contacts/${keep.id}`)).toMatchObject({
        title: 'Chair',
        company: null,
        tags: ['k', 'new'],
      });
    });

    test('go in the order of the last first', async () => {
      const [a, b, c] = [await make({ name: 'A' }), await make({ name: 'B' }), await make({ name: 'C' })];
      const first = await merge(b.id, c.id);
      const second = await merge(a.id, b.id);
      expect((await call('POST', `merges/${first.id}/undo`)).json()).toMatchObject({ code: 'MERGE_NOT_LAST' });
      const listed = await opened.get<ContactMerge[]>('/api/merges?limit=2');
      expect(listed.map(({ id, canUndo }) => [id, canUndo])).toEqual([
        [second.id, true],
        [first.id, false],
      ]);
      expect((await call('POST', `merges/${second.id}/undo`)).statusCode).toBe(200);
      expect((await call('POST', `merges/${second.id}/undo`)).json()).toMatchObject({ code: 'MERGE_UNDONE' });
      expect((await call('POST', `merges/${first.id}/undo`)).statusCode).toBe(200);
      expect(await opened.get(`/api/contacts/${c.id}`)).toMatchObject({ name: 'C' });
    });
  });

  test('of two that are asked for at a time, one happens', async () => {
    const [a, b] = [await make({ name: 'A' }), await make({ name: 'B' })];
    const answers = await Promise.all([
      call('POST', 'merges', { keepId: a.id, otherId: b.id }),
      call('POST', 'merges', { keepId: b.id, otherId: a.id }),
      call('POST', 'merges', { keepId: a.id, otherId: b.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404]);
    const undone = answers.find(({ statusCode }) => statusCode === 201)?.json<ContactMerge>();
    const twice = await Promise.all([1, 2].map(() => call('POST', `merges/${undone?.id}/undo`)));
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('of one with itself is refused', async () => {
    const { id } = await make({ name: 'Solo' });
    expect((await call('POST', 'merges', { keepId: id, otherId: id })).statusCode).toBe(400);
  });

  describe('is suggested', () => {
    let strong: [ContactDetail, ContactDetail];
    const suggestions = async (...names: string[]) =>
      (await opened.get<MergeSuggestion[]>('/api/contacts/merge-suggestions')).filter(
        ({ one, other }) => names.includes(one.name) || names.includes(other.name),
      );

    beforeEach(async () => {
      strong = [
        await make({ name: 'Maja Nyström', email: 'maja.nystrom@gmail.com' }),
        await make({ name: 'Nystrom, Maja', email: 'majanystrom@gmail.com' }),
      ];
    });

    test('with its evidence, for a mailbox under two spellings', async () => {
      expect(await suggestions('Maja Nyström')).toMatchObject([
        {
          one: { id: strong[0].id },
          other: { id: strong[1].id },
          strength: 'strong',
          evidence: [{ kind: 'same_mailbox' }, { kind: 'same_handle_name' }],
        },
      ]);
    });

    test('never for a shared name alone', async () => {
      await make({ name: 'Karin Holm', company: 'One', email: 'karin@one.example' });
      await make({ name: 'Karin Holm', company: 'Two', email: 'holm@two.example' });
      expect(await suggestions('Karin Holm')).toEqual([]);
    });

    test('no more after it was dismissed, and after an undo', async () => {
      const [found] = await suggestions('Maja Nyström');
      expect((await call('POST', `contacts/merge-suggestions/${found?.id}/dismiss`)).json()).toEqual(found);
      await call('PATCH', `contacts/${strong[0].id}`, { company: 'Changed' });
      expect(await suggestions('Maja Nyström')).toEqual([]);
      const { id } = await merge(strong[0].id, strong[1].id);
      await call('POST', `merges/${id}/undo`);
      expect(await suggestions('Maja Nyström')).toEqual([]);
    });

    test('for people whom an import brought, by the job', async () => {
      await within((db) =>
        db.write(async (tx) => {
          for (const handle of ['lo.berg@gmail.com', 'loberg@gmail.com']) {
            const id = opened.ids.next();
            await tx.insertInto('contact').values({ id, name: 'Lo Berg', created_at: 1 }).execute();
            const point = {
              id: opened.ids.next(),
              contact_id: id,
              channel: 'email',
              handle,
              created_at: 1,
            } satisfies Insertable<ScopedTables['contact_point']>;
            await tx.insertInto('contact_point').values(point).execute();
          }
        }),
      );
      const run = () => opened.inWorkspace(() => opened.app.get(IdentityJobs).run(new AbortController().signal));
      await run();
      expect(await suggestions('Lo Berg')).toHaveLength(1);
      const before = await everything();
      await run();
      expect(await everything()).toEqual(before);
    });
  });
});
