import type { InboundEvent } from '@concordia/channels/port';
import type { HubAuditEntry } from '@concordia/contract/hub';
import type { Conversation, ConversationRegrouping, Draft, MessageDetail } from '@concordia/contract/inbox';
import { DAY, HOUR } from '@concordia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { followTopics } from '../../../testing/announced-topics.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';
import { Events } from '../../intake/inbound/events.js';

onEveryEngine('merging and splitting conversations', (engine) => {
  let box: OutboxTest;
  let made = 0;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());

  const now = () => box.opened.clock.now();
  const unique = (word: string) => {
    made += 1;
    return `${word}-${made}`;
  };
  const write = <Result>(work: (tx: WorkspaceTransaction) => Promise<Result>) =>
    box.opened.inWorkspace(() => box.opened.app.get(WorkspaceDatabase).write(work));

  /** Takes a message that a provider reports. @returns its Message-ID. */
  async function arrive(from: string, more: Partial<InboundEvent> = {}): Promise<string> {
    const messageId = unique('mail');
    const event: InboundEvent = {
      kind: 'message',
      id: unique('event'),
      account: 'a',
      channel: 'email',
      at: now(),
      messageId,
      from,
      name: 'Ann',
      subject: 'Plan',
      text: 'Hello',
      inReplyTo: null,
      ...more,
    };
    box.opened.clock.advance(1_000);
    await write((tx) =>
      box.opened.app
        .get(Events)
        .take(tx, { event, files: [], provider: event.channel, accountId: null, isTest: false }),
    );
    return event.messageId;
  }
  const placeOf = async (providerId: string): Promise<string> => {
    const row = await box.opened.engine.reader
      .selectFrom('message_origin')
      .innerJoin('message', 'message.id', 'message_origin.message_id')
      .select(['message.conversation_id', 'message.id'])
      .where('provider_message_id', '=', providerId)
      .executeTakeFirstOrThrow();
    return row.conversation_id;
  };
  const idOf = async (providerId: string): Promise<string> => {
    const row = await box.opened.engine.reader
      .selectFrom('message_origin')
      .select('message_id')
      .where('provider_message_id', '=', providerId)
      .executeTakeFirstOrThrow();
    return row.message_id;
  };
  const conversation = (id: string) => box.opened.get<Conversation>(`/api/conversations/${id}`);
  const messagesOf = async (id: string) =>
    (await box.opened.get<MessageDetail[]>(`/api/conversations/${id}/messages`)).map((message) => message.id);
  const post = async (url: string, payload: object = {}) => (await box.post(url, payload)).json();
  const merge = (id: string, ...ids: string[]): Promise<ConversationRegrouping> =>
    post(`/api/conversations/${id}/merge`, { ids });
  const split = (id: string, messageId: string): Promise<ConversationRegrouping> =>
    post(`/api/conversations/${id}/split`, { messageId });
  const undo = (id: string): Promise<ConversationRegrouping> => post(`/api/regroupings/${id}/undo`);
  const stats = () => box.opened.get('/api/analytics/stats');

  /** Two conversations by email with one contact. */
  async function two() {
    const from = `${unique('ann')}@a.example`;
    const first = await arrive(from, { subject: 'Plan' });
    const second = await arrive(from, { subject: 'Invoice' });
    return { from, first, second, a: await placeOf(first), b: await placeOf(second) };
  }

  describe('a merge', () => {
    test('moves everything to one conversation, where the old id leads, and is undone', async () => {
      const { first, second, a, b } = await two();
      const before = [await stats(), await conversation(a), await conversation(b)];
      const announced = await followTopics(box.opened.engine);
      const merged = await merge(a, b);
      expect(merged).toMatchObject({
        kind: 'merge',
        messages: 1,
        conversation: { id: a, messageCount: 2 },
        others: [],
      });
      expect(merged.conversation).toMatchObject({ subject: 'Plan', lastMessage: { id: await idOf(second) } });
      expect(await messagesOf(a)).toEqual([await idOf(second), await idOf(first)]);
      expect([(await conversation(b)).id, await messagesOf(b)]).toEqual([a, await messagesOf(a)]);
      expect(await announced()).toContainEqual(expect.arrayContaining(['messages', 'hub-events']));
      const listed = await box.opened.get<Conversation[]>('/api/conversations');
      expect(listed.map(({ id }) => id)).not.toContain(b);
      const ofContact = await box.opened.get<Conversation[]>(
        `/api/conversations?contactId=${merged.conversation.contact?.id}`,
      );
      expect(ofContact.map(({ id }) => id)).toEqual([a]);

      const undone = await undo(merged.id);
      expect(undone.others).toMatchObject([{ id: b, messageCount: 1 }]);
      expect([await stats(), await conversation(a), await conversation(b)]).toEqual(before);
      expect(await post(`/api/regroupings/${merged.id}/undo`)).toMatchObject({ code: 'REGROUPING_UNDONE' });
    });

    test('is in the audit log and in the log of events, and so is its undo', async () => {
      const { a, b } = await two();
      const { id } = await merge(a, b);
      await undo(id);
      const audit = await box.opened.get<HubAuditEntry[]>('/api/connection/auth/audit');
      expect(audit.slice(0, 2)).toMatchObject([
        { actor: 'owner', action: 'conversations.merge_undone', subject: a, detail: b },
        { actor: 'owner', action: 'conversations.merged', subject: a, detail: b },
      ]);
      const told = await box.opened.engine.reader
        .selectFrom('hub_event')
        .select(['topic', 'payload'])
        .orderBy('seq', 'desc')
        .limit(2)
        .execute();
      expect(told.map(({ topic, payload }) => [topic, JSON.parse(payload)])).toEqual([
        ['conversation.regrouping_undone', { conversation_id: a, other_ids: [b] }],
        ['conversation.merged', { conversation_id: a, merged_ids: [b] }],
      ]);
    });

    test('lets later email that answers either conversation join it, and its undo sorts what came', async () => {
      const { from, first, second, a, b } = await two();
      const { id } = await merge(a, b);
      const toFirst = await arrive(from, { inReplyTo: first });
      const toSecond = await arrive(from, { inReplyTo: second, subject: 'Something else' });
      const toThread = await arrive(from, { references: [second, toSecond] });
      const unrelated = await arrive(from, {});
      expect(await Promise.all([toFirst, toSecond, toThread].map(placeOf))).toEqual([a, a, a]);
      expect([a, b]).not.toContain(await placeOf(unrelated));
      await undo(id);
      expect(await Promise.all([toFirst, toSecond, toThread].map(placeOf))).toEqual([a, b, b]);
      expect([await conversation(a), await conversation(b)]).toMatchObject([{ messageCount: 2 }, { messageCount: 3 }]);
      expect(await placeOf(await arrive(from, { references: [toThread] }))).toBe(b);
    });

    test('over channels is answered on the channel of its newest message, and takes what comes on any', async () => {
      const person = await box.person('email');
      const phone = '+46701112233';
      await write((tx) =>
        tx
          .insertInto('contact_point')
          .values({
            id: box.opened.ids.next(),
            contact_id: person.contactId,
            channel: 'whatsapp',
            handle: phone,
            created_at: 1,
          })
          .execute(),
      );
      const chat = (text: string) => arrive(phone, { channel: 'whatsapp', subject: null, text });
      const whatsapp = await placeOf(await chat('Hi'));
      const channels = async () => {
        const { channel } = await conversation(whatsapp);
        const options = await box.opened.get<{ provider: string | null }>(
          `/api/conversations/${whatsapp}/reply-options`,
        );
        return [channel, options.provider];
      };
      const { id } = await merge(whatsapp, person.conversationId);
      expect((await channels())[0]).toBe('whatsapp');
      await arrive(person.handle, { inReplyTo: null, at: now() + 1, references: [] });
      const mail = await arrive(person.handle, { messageId: unique('later') });
      expect(await placeOf(mail)).not.toBe(whatsapp);
      const again = await merge(whatsapp, await placeOf(mail));
      expect((await channels())[0]).toBe('email');
      // Its first channel is no longer that of its newest message.
      expect(await placeOf(await chat('And?'))).toBe(whatsapp);
      expect((await channels())[0]).toBe('whatsapp');
      await undo(again.id);
      await undo(id);
      expect((await conversation(whatsapp)).messageCount).toBe(2);
    });

    test('brings drafts, scheduled replies, snoozes, tasks and projects along, and back', async () => {
      const one = await box.person('email');
      const other = await mailMaker(box.opened)({ sentAt: now() - HOUR });
      await sameContact(one, other);
      const [a, b] = [one.conversationId, other.conversationId];
      const draftOf = (id: string) => box.opened.get<Draft>(`/api/conversations/${id}/draft`);
      const put = (id: string, content: string) =>
        box.opened.request({
          method: 'PUT',
          url: `/api/conversations/${id}/draft`,
          payload: { content, version: 0 },
        });
      await put(a, 'Mine');
      await put(b, 'Theirs');
      const sendAt = new Date(now() + 5 * HOUR).toISOString();
      await box.connect('email');
      await box.reply(other, 'Later', { sendAt });
      const until = new Date(now() + 9 * HOUR).toISOString();
      await box.opened.request({
        method: 'PATCH',
        url: `/api/conversations/${b}`,
        payload: { snooze: { until, unlessReply: true } },
      });
      const project = await post('/api/projects', { name: unique('Project') });
      await box.opened.request({
        method: 'PUT',
        url: `/api/conversations/${b}/projects`,
        payload: { projectIds: [project.id] },
      });
      const task = await post('/api/tasks', { kind: 'task', title: 'Call', conversationId: b });
      const taskPlace = async () =>
        (
          await box.opened.engine.reader
            .selectFrom('task')
            .select('conversation_id')
            .where('id', '=', task.id)
            .executeTakeFirstOrThrow()
        ).conversation_id;
      const outbox = async (id: string) =>
        (await box.opened.get<{ content: string }[]>(`/api/conversations/${id}/outbox`)).map(({ content }) => content);
      const before = [await outbox(a), await conversation(b), (await draftOf(a)).content];

      const { id } = await merge(a, b);
      expect((await draftOf(a)).content).toBe('Mine\n\nTheirs');
      expect((await draftOf(b)).conversationId).toBe(a);
      expect(await outbox(a)).toEqual([...(await outbox(b))]);
      expect(await outbox(a)).toContain('Later');
      expect((await conversation(a)).projects).toMatchObject([{ id: project.id }]);
      expect(await taskPlace()).toBe(a);
      expect(await box.opened.get(`/api/messages/${other.messageId}`)).toMatchObject({ snooze: { until } });

      await undo(id);
      expect([await outbox(a), await conversation(b), (await draftOf(a)).content]).toEqual(before);
      expect((await draftOf(b)).content).toBe('Theirs');
      expect([(await conversation(a)).projects, await taskPlace()]).toEqual([[], b]);
    });

    test('leads from any older id to the last, and the undo goes backwards', async () => {
      const { from, a, b, first } = await two();
      const third = await placeOf(await arrive(from, { subject: 'Third' }));
      const inner = await merge(b, a);
      const outer = await merge(third, b);
      expect([(await conversation(a)).id, (await conversation(b)).id]).toEqual([third, third]);
      expect(await placeOf(await arrive(from, { inReplyTo: first }))).toBe(third);
      expect(await undo(inner.id)).toMatchObject({ code: 'REGROUPING_NOT_LAST' });
      await undo(outer.id);
      await undo(inner.id);
      expect((await conversation(a)).messageCount).toBe(2);
    });

    test('is refused with a code', async () => {
      const { a, b } = await two();
      const stranger = await two();
      const nobody = box.opened.ids.next();
      const refused = async (id: string, ...ids: string[]) => {
        const answer = await box.post(`/api/conversations/${id}/merge`, { ids });
        return [answer.statusCode, answer.json().code];
      };
      expect(await refused(a, nobody)).toEqual([404, 'CONVERSATION_NOT_FOUND']);
      expect(await refused(nobody, a)).toEqual([404, 'CONVERSATION_NOT_FOUND']);
      expect(await refused(a, a)).toEqual([400, 'MERGED_WITH_ITSELF']);
      expect(await refused(a)).toEqual([400, 'VALIDATION_FAILED']);
      expect(await refused(a, stranger.a)).toEqual([409, 'DIFFERENT_CONTACTS']);
      await merge(a, b);
      expect(await refused(a, b)).toEqual([409, 'CONVERSATION_MERGED']);
      expect(await refused(b, a)).toEqual([409, 'CONVERSATION_MERGED']);
      expect((await box.post(`/api/regroupings/${nobody}/undo`)).statusCode).toBe(404);
      const bulk = await post('/api/conversations/bulk', { ids: [b], change: { status: 'completed' } });
      expect(bulk).toMatchObject({ conversations: [{ id: a, status: 'completed' }], missing: [] });
    });
  });

  describe('a split', () => {
    /** Three emails of one conversation. */
    async function three() {
      const from = `${unique('bo')}@b.example`;
      const first = await arrive(from, { subject: 'Plan' });
      const second = await arrive(from, { subject: 'Another matter', inReplyTo: first });
      const third = await arrive(from, { inReplyTo: second, references: [first, second] });
      return { from, first, second, third, id: await placeOf(first) };
    }

    test('begins a conversation at a message, and replies join the half of what they answer', async () => {
      const { from, first, second, third, id } = await three();
      const before = [await stats(), await conversation(id)];
      const parted = await split(id, await idOf(second));
      const newId = parted.others[0]?.id ?? '';
      expect(parted).toMatchObject({
        kind: 'split',
        messages: 2,
        conversation: { id, messageCount: 1 },
        others: [{ subject: 'Another matter', messageCount: 2, lastMessage: { id: await idOf(third) } }],
      });
      expect(await Promise.all([first, second, third].map(placeOf))).toEqual([id, newId, newId]);
      const replies = [
        await arrive(from, { inReplyTo: first }),
        await arrive(from, { references: [first, third] }),
        await arrive(from, { inReplyTo: 'lost@b.example', references: [first] }),
      ];
      expect(await Promise.all(replies.map(placeOf))).toEqual([id, newId, id]);

      const undone = await undo(parted.id);
      expect(undone).toMatchObject({ conversation: { id, messageCount: 6 }, others: [] });
      expect((await conversation(newId)).id).toBe(id);
      expect(await placeOf(await arrive(from, { references: [third] }))).toBe(id);
      expect([await stats(), await conversation(id)]).not.toEqual(before);
    });

    test('and its undo leave everything as it was', async () => {
      const { second, id } = await three();
      const addressing = {
        mode: 'replyAll',
        messageId: null,
        to: [{ name: 'Ann', address: 'ann@a.example' }],
        cc: [],
        bcc: [],
      };
      await box.opened.request({
        method: 'PUT',
        url: `/api/conversations/${id}/draft`,
        payload: { content: 'A reply', addressing, version: 0 },
      });
      const before = [await stats(), await conversation(id), await messagesOf(id)];
      const parted = await split(id, await idOf(second));
      const draftOf = (of: string) => box.opened.get<Draft>(`/api/conversations/${of}/draft`);
      expect(await draftOf(id)).toMatchObject({ content: '', addressing: null });
      expect(await draftOf(parted.others[0]?.id ?? '')).toMatchObject({ content: 'A reply', addressing });
      await undo(parted.id);
      expect([await stats(), await conversation(id), await messagesOf(id)]).toEqual(before);
      expect(await draftOf(id)).toMatchObject({ content: 'A reply', addressing });
    });

    test('of a merged conversation keeps the way back to its parts', async () => {
      const { from, first, second, a, b } = await two();
      const merged = await merge(a, b);
      const parted = await split(a, await idOf(second));
      expect(await placeOf(await arrive(from, { references: [second] }))).toBe(parted.others[0]?.id);
      expect(await undo(merged.id)).toMatchObject({ code: 'REGROUPING_NOT_LAST' });
      await undo(parted.id);
      await undo(merged.id);
      expect([await placeOf(first), await placeOf(second)]).toEqual([a, b]);
      expect(await placeOf(await arrive(from, { references: [second] }))).toBe(b);
    });

    test('is refused with a code', async () => {
      const { first, id } = await three();
      const other = await three();
      const refused = async (of: string, messageId: string) => {
        const answer = await box.post(`/api/conversations/${of}/split`, { messageId });
        return [answer.statusCode, answer.json().code];
      };
      expect(await refused(id, await idOf(first))).toEqual([409, 'NOTHING_TO_SPLIT']);
      expect(await refused(id, await idOf(other.second))).toEqual([404, 'MESSAGE_NOT_FOUND']);
      expect(await refused(box.opened.ids.next(), await idOf(first))).toEqual([404, 'CONVERSATION_NOT_FOUND']);
    });
  });

  test('of 10,000 messages block nobody', { timeout: 120_000 }, async () => {
    const one = await box.person('email');
    const other = await mailMaker(box.opened)({ sentAt: now() - 30 * DAY });
    await sameContact(one, other);
    const row = await box.opened.engine.reader
      .selectFrom('message')
      .selectAll()
      .where('id', '=', other.messageId)
      .executeTakeFirstOrThrow();
    const { workspace_id: _, ...copy } = row;
    for (let from = 0; from < 10_000; from += 500) {
      const rows = Array.from({ length: 500 }, (__, index) => {
        const id = box.opened.ids.next();
        return { ...copy, id, dedupe_key: id, sent_at: row.sent_at + from + index, status: 'completed' as const };
      });
      await write((tx) => tx.insertInto('message').values(rows).execute());
    }
    let turns = 0;
    const count = () => {
      turns += 1;
      ticking = setImmediate(count);
    };
    let ticking = setImmediate(count);
    const merged = await merge(one.conversationId, other.conversationId);
    clearImmediate(ticking);
    expect(merged.messages).toBe(10_001);
    expect(merged.conversation.messageCount).toBe(10_002);
    // Each statement moves 250, and other requests are served in between: 26 to 48 times on SQLite, and 7 times if one statement moves all.
    expect(turns).toBeGreaterThan(15);
    const undone = await undo(merged.id);
    expect([undone.conversation.messageCount, undone.others[0]?.messageCount]).toEqual([1, 10_001]);
  });

  async function sameContact(one: MadeMessage, other: MadeMessage): Promise<void> {
    const contact_id = one.contactId;
    await write(async (tx) => {
      await tx.updateTable('message').set({ contact_id }).where('id', '=', other.messageId).execute();
      await tx.updateTable('conversation').set({ contact_id }).where('id', '=', other.conversationId).execute();
    });
  }
});
