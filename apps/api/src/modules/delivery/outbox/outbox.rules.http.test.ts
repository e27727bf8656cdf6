import { OutboxEntrySchema } from '@concordia/contract/delivery';
import { DAY, HOUR, UNDO_SEND } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.js';
import { OutgoingContent } from './outgoing-content.js';
import { type OutboxTest, openOutbox } from './testing.js';

onEveryEngine('a message in the outbox', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await connect();
  });
  afterAll(() => box.opened.close());
  afterEach(() => vi.restoreAllMocks());

  const connect = async () => {
    for (const channel of ['email', 'sms'] as const) await box.connect(channel);
  };
  const at = (ms: number) => new Date(box.opened.clock.now() + ms).toISOString();
  const queue = async (...args: Parameters<OutboxTest['reply']>) =>
    OutboxEntrySchema.parse((await box.reply(...args)).json());

  test('leaves when its time for taking it back is over, or at the time that it was given, up to a year ahead', async () => {
    const person = await box.person('sms');
    expect(await queue(person, 'Soon')).toMatchObject({ state: 'queued', sendAt: at(UNDO_SEND) });
    expect(await queue(person, 'Now', { sendAt: at(0) })).toMatchObject({ state: 'scheduled', sendAt: at(0) });
    const furthest = at(366 * DAY);
    expect(await queue(person, 'Later', { sendAt: furthest })).toMatchObject({ state: 'scheduled', sendAt: furthest });
    for (const sendAt of [at(-1), at(366 * DAY + 1)]) {
      expect((await box.reply(person, 'Never', { sendAt })).json()).toMatchObject({
        code: 'BAD_SEND_TIME',
        details: [{ field: 'body.sendAt', expected: 'an instant from now to a year ahead' }],
      });
    }
  });

  test('is not known under another id, nor in another conversation', async () => {
    const id = box.opened.ids.next();
    const answers = await Promise.all([
      box.post(`/api/conversations/${id}/replies`, { content: 'Hello', idempotencyKey: 'a-key-of-ours' }),
      box.opened.request({ method: 'GET', url: `/api/conversations/${id}/outbox` }),
      box.post(`/api/outbox/${id}/cancel`),
      box.post(`/api/messages/${id}/retry`),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [404, 'CONVERSATION_NOT_FOUND'],
      [404, 'CONVERSATION_NOT_FOUND'],
      [404, 'OUTBOX_ENTRY_NOT_FOUND'],
      [404, 'MESSAGE_NOT_FOUND'],
    ]);
  });

  test('has a subject by mail alone: its own, or that of what it answers', async () => {
    const [letter, text] = [await box.person('email', { subject: 'Beans' }), await box.person('sms')];
    expect((await queue(letter, 'Hello', { subject: 'Mine' })).subject).toBe('Mine');
    expect((await queue(letter, 'Hello again')).subject).toBe('Re: Beans');
    expect((await queue(text, 'Hello', { subject: 'None' })).subject).toBeNull();
  });

  test('that left cannot be changed, and one that was taken back neither', async () => {
    const person = await box.person('sms');
    const [left, back] = [await queue(person, '#silent Left'), await queue(person, 'Back')];
    await box.post(`/api/outbox/${left.id}/send`);
    await box.untilEntry(left.id, { state: 'sent' });
    await box.post(`/api/outbox/${back.id}/cancel`);
    const change = (id: string) => [
      box.post(`/api/outbox/${id}/send`),
      box.opened.request({ method: 'PATCH', url: `/api/outbox/${id}`, payload: { sendAt: at(HOUR) } }),
      box.post(`/api/outbox/${id}/cancel`),
    ];
    const codes = async (id: string) => (await Promise.all(change(id))).map((answer) => answer.json().code);
    expect(await codes(left.id)).toEqual(['ALREADY_LEFT', 'ALREADY_LEFT', 'ALREADY_LEFT']);
    expect(await codes(back.id)).toEqual(['ALREADY_CANCELLED', 'ALREADY_CANCELLED', 'ALREADY_CANCELLED']);
  });

  test('tells screens of the outbox, and of messages once it is one', async () => {
    // What other tests sent may still change in their workspace.
    await box.opened.enterNewWorkspace();
    await connect();
    const person = await box.person('sms');
    let last = 0;
    const topics = async () => {
      const changes = await changesAfter(box, last);
      last = changes.at(-1)?.seq ?? last;
      return changes.map((change) => change.topics);
    };
    await topics();
    const entry = await queue(person, '#bounce Hello');
    expect(await topics()).toEqual(['outbox']);
    await box.opened.request({ method: 'PATCH', url: `/api/outbox/${entry.id}`, payload: { sendAt: at(HOUR) } });
    expect(await topics()).toEqual(['outbox']);
    await box.post(`/api/outbox/${entry.id}/send`);
    await box.untilEntry(entry.id, { state: 'failed' });
    const messageId = (await box.rowOf(entry.id))?.message_id ?? '';
    await topics();
    await box.post(`/api/messages/${messageId}/retry`);
    expect((await topics())[0]).toBe('messages,outbox');
    await box.untilEntry(entry.id, { state: 'failed' });
  });

  test('fails where its contact has no address any more', async () => {
    const person = await box.person('sms');
    const entry = await queue(person, 'Hello');
    await box.opened.engine.writer.deleteFrom('contact_point').where('contact_id', '=', person.contactId).execute();
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'failed' });
    expect(await box.rowOf(entry.id)).toMatchObject({
      message_id: null,
      failure_code: 'no_contact_point',
      failure_message: 'The contact no longer has an address on this channel.',
    });
  });

  test('can be ended with one click where no person sent it by mail', async () => {
    const person = await box.person('email');
    const entry = await queue(person, 'Hello');
    const row = await box.rowOf(entry.id);
    if (row === undefined) throw new Error('The entry is gone.');
    const url = 'https://concordia.test/unsubscribe';
    const urlFor = vi.spyOn(box.opened.app.get(UnsubscribeLinks), 'urlFor').mockReturnValue(url);
    const urlOf = async (more: object, to = person.handle) => {
      const message = await box.opened.inWorkspace(() =>
        box.opened.app.get(OutgoingContent).of({ ...row, ...more }, { handle: to, isByHumanAgent: false }),
      );
      return message.unsubscribeUrl ?? null;
    };
    expect(await urlOf({ automation_id: 'welcome' })).toBe(url);
    const point = await box.opened.engine.reader
      .selectFrom('contact_point')
      .select('id')
      .where('contact_id', '=', person.contactId)
      .executeTakeFirstOrThrow();
    expect(urlFor.mock.calls).toEqual([[{ workspaceId: box.opened.workspaceId, pointId: point.id }]]);
    const never = [
      await urlOf({}),
      await urlOf({ automation_id: 'welcome', contact_id: null }),
      await urlOf({ automation_id: 'welcome', channel: 'sms' }),
      await urlOf({ automation_id: 'welcome' }, 'stranger@x.example'),
    ];
    expect(never).toEqual([null, null, null, null]);
    await box.post(`/api/outbox/${entry.id}/cancel`);
  });

  test('by mail names what it answers, as far as that was here when it was written', async () => {
    const person = await box.person('email');
    const answer = await queue(person, 'Hello');
    const row = await box.rowOf(answer.id);
    if (row === undefined) throw new Error('The entry is gone.');
    const note = (provider_message_id: string, thread: readonly string[]) =>
      box.opened.inWorkspace(() =>
        box.opened.app.get(WorkspaceDatabase).write((tx) =>
          tx
            .insertInto('message_origin')
            .values({
              message_id: person.messageId,
              channel: 'email',
              provider_message_id,
              thread: JSON.stringify(thread),
            })
            .execute(),
        ),
      );
    const answersOf = async (more: object = {}) => {
      const content = box.opened.app.get(OutgoingContent);
      return (
        (
          await box.opened.inWorkspace(() =>
            content.of({ ...row, ...more }, { handle: person.handle, isByHumanAgent: false }),
          )
        ).answers ?? null
      );
    };
    expect(await answersOf()).toBeNull();
    await note('theirs@x.example', ['first@x.example']);
    expect(await answersOf()).toEqual({
      providerMessageId: 'theirs@x.example',
      references: ['first@x.example', 'theirs@x.example'],
    });
    expect([
      await answersOf({ channel: 'twitter' }),
      await answersOf({ channel: 'sms' }),
      await answersOf({ conversation_id: null }),
      await answersOf({ created_at: 1 }),
    ]).toEqual([null, null, null, null]);
    await box.opened.inWorkspace(() =>
      box.opened.app
        .get(WorkspaceDatabase)
        .write((tx) =>
          tx.updateTable('message').set({ channel: 'twitter' }).where('id', '=', person.messageId).execute(),
        ),
    );
    expect(await answersOf({ channel: 'twitter' })).toEqual({ providerMessageId: 'theirs@x.example', references: [] });
    await box.post(`/api/outbox/${answer.id}/cancel`);
  });
});

/** What screens were told in the present workspace, the oldest first. */
const changesAfter = ({ opened }: OutboxTest, seq: number) =>
  opened.engine.reader
    .selectFrom('change_log')
    .select(['seq', 'topics'])
    .where('workspace_id', '=', opened.workspaceId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
