import { type Conversation, ConversationSchema, type Message } from '@concordia/contract/inbox';
import { MESSAGE_STATUSES } from '@concordia/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, type MessageWishes, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('conversations', (engine) => {
  let opened: TestApp;
  let make: (wishes?: MessageWishes) => Promise<MadeMessage>;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    make = mailMaker(opened);
  });
  afterAll(() => opened.close());

  const list = (query = '') => opened.get<Conversation[]>(`/api/conversations${query}`);
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  const messagesOf = async ({ conversationId }: Pick<MadeMessage, 'conversationId'>) =>
    opened.get<Message[]>(`/api/conversations/${conversationId}/messages`);
  const change = async (one: MadeMessage, payload: object): Promise<Conversation> => {
    const reply = await opened.request({ method: 'PATCH', url: `/api/conversations/${one.conversationId}`, payload });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };

  describe('in a list', () => {
    test('appear once, by their newest message, most recently active first', async () => {
      const older = await make({ subject: 'Grinder', excerpt: 'It is broken' });
      const newer = await make({ channel: 'sms', excerpt: 'Hello' });
      await make({ in: older, excerpt: 'Any news?', priority: 70, isUrgent: 1 });
      const items = await list();
      expect(z.array(ConversationSchema).parse(items)).toEqual(items);
      expect(items.map(({ id }) => id)).toEqual([older.conversationId, newer.conversationId]);
      expect(items[0]).toMatchObject({
        status: 'inbox',
        unreadCount: 2,
        messageCount: 2,
        isUrgent: 1,
        priority: 70,
        lastMessage: { content: 'Any news?', direction: 'inbound', from: 'Contact 1' },
        people: [{ id: older.contactId, name: 'Contact 1' }],
      });
    });

    test('are in the column of their newest open message, whatever came after it', async () => {
      const answered = await make({ status: 'completed' });
      await make({ in: answered, direction: 'outbound', status: 'waiting', isRead: true });
      const automatic = await make({ status: 'in_progress' });
      await make({ in: automatic, status: 'completed' });
      const over = await make({ status: 'completed' });
      expect(await ids('?status=waiting')).toEqual([answered.conversationId]);
      expect(await ids('?status=in_progress')).toEqual([automatic.conversationId]);
      expect(await ids('?status=completed')).toEqual([over.conversationId]);
      expect(await ids('?status=inbox')).toEqual([]);
    });

    test('pass filters as a whole', async () => {
      const urgent = await make({ isUrgent: 1, priority: 90 });
      await make({ in: urgent, isRead: true });
      const read = await make({ isRead: true, channel: 'telegram' });
      expect(await ids('?urgent=true')).toEqual([urgent.conversationId]);
      expect(await ids('?unread=true&status=inbox')).toEqual([urgent.conversationId]);
      expect(await ids('?priority=high')).toEqual([urgent.conversationId]);
      expect(await ids('?channel=telegram')).toEqual([read.conversationId]);
      expect(await ids(`?people=${encodeURIComponent('email:contact3@people.example')}`)).toEqual([]);
    });

    test('are open while neither completed nor snoozed, in a search too', async () => {
      const open = await make({ status: 'waiting', excerpt: 'The blue folder' });
      await make({ status: 'completed', excerpt: 'The blue folder' });
      const asleep = await make({ excerpt: 'The blue folder' });
      const until = new Date(opened.clock.now() + 86_400_000).toISOString();
      await change(asleep, { snooze: { until, unlessReply: false } });
      expect(await ids('?open=true')).toEqual([open.conversationId]);
      // Newer matches that are not open leave no gap.
      expect(await ids('?open=true&q=folder&limit=1')).toEqual([open.conversationId]);
    });

    test('are paged without gaps or repeats', async () => {
      const made: string[] = [];
      for (let count = 0; count < 7; count += 1) made.push((await make()).conversationId);
      const seen: string[] = [];
      for (let url: string | undefined = '/api/conversations?limit=3&status=inbox'; url !== undefined; ) {
        const reply = await opened.request({ method: 'GET', url });
        expect(reply.headers['x-total-count']).toBe('7');
        seen.push(
          ...z
            .array(z.object({ id: z.string() }))
            .parse(reply.json())
            .map(({ id }) => id),
        );
        url = z
          .string()
          .optional()
          .parse(reply.headers.link)
          ?.match(/^<([^>]+)>/)?.[1];
      }
      expect(seen).toEqual(made.toReversed());
    });

    test('are found by any of their messages, which is shown', async () => {
      const found = await make({ excerpt: 'The espresso grinder is broken' });
      await make({ in: found, excerpt: 'Any news?' });
      await make({ excerpt: 'Something else' });
      const items = await list('?q=grinder');
      expect(items).toMatchObject([
        {
          id: found.conversationId,
          match: { content: 'The espresso grinder is broken' },
          lastMessage: { content: 'Any news?' },
        },
      ]);
      expect(await ids('?q=grinder&status=completed')).toEqual([]);
    });
  });

  describe('a change', () => {
    test('moves all open messages and leaves completed ones', async () => {
      const one = await make({ status: 'completed' });
      await make({ in: one });
      await make({ in: one, status: 'in_progress' });
      expect(await change(one, { status: 'waiting' })).toMatchObject({ status: 'waiting' });
      expect((await messagesOf(one)).map(({ status }) => status)).toEqual(['waiting', 'waiting', 'completed']);
    });

    test('of a completed conversation reopens its newest message, and a new one brings it back', async () => {
      const one = await make({ status: 'completed' });
      await make({ in: one, status: 'completed' });
      await change(one, { status: 'in_progress' });
      expect((await messagesOf(one)).map(({ status }) => status)).toEqual(['in_progress', 'completed']);
      await change(one, { status: 'completed' });
      await make({ in: one });
      expect(await ids('?status=inbox')).toEqual([one.conversationId]);
    });

    test('that completed is undone for the messages it completed, and no others', async () => {
      const [one, two] = [await make({ status: 'completed' }), await make()];
      await make({ in: one });
      await make({ in: one, status: 'in_progress' });
      await make({ in: two });
      const ids = [one.conversationId, two.conversationId];
      const bulk = async (payload: object) =>
        (await opened.request({ method: 'POST', url: '/api/conversations/bulk', payload })).json();
      const { completedMessageIds } = await bulk({ ids, change: { status: 'completed' } });
      expect(completedMessageIds).toHaveLength(4);
      await bulk({ ids, change: { status: 'inbox', reopen: completedMessageIds } });
      expect((await messagesOf(one)).map(({ status }) => status)).toEqual(['inbox', 'inbox', 'completed']);
      expect((await messagesOf(two)).map(({ status }) => status)).toEqual(['inbox', 'inbox']);

      const done = await change(one, { status: 'completed' });
      expect(done).toMatchObject({ status: 'completed', completedMessageIds: [expect.anything(), expect.anything()] });
      // Messages of other conversations stay as they are.
      await change(two, { status: 'waiting', reopen: completedMessageIds });
      expect((await messagesOf(one)).every(({ status }) => status === 'completed')).toBe(true);
      await change(one, { status: 'inbox', reopen: completedMessageIds });
      expect((await messagesOf(one)).map(({ status }) => status)).toEqual(['inbox', 'inbox', 'completed']);
    });

    test('marks everything read, and the last message received as unread again', async () => {
      const one = await make();
      await make({ in: one });
      await make({ in: one, direction: 'outbound', isRead: true, status: 'waiting' });
      expect(await change(one, { isRead: true })).toMatchObject({ unreadCount: 0 });
      expect(await change(one, { isRead: false })).toMatchObject({ unreadCount: 1 });
      expect((await messagesOf(one)).map(({ isRead }) => isRead)).toEqual([true, false, true]);
    });

    test('snoozes and wakes it as a whole, and a new message wakes it too', async () => {
      const one = await make();
      await make({ in: one });
      const until = new Date(opened.clock.now() + 86_400_000).toISOString();
      expect(await change(one, { snooze: { until, unlessReply: true } })).toMatchObject({
        snooze: { until, unlessReply: true },
        unreadCount: 0,
      });
      expect(await ids('?status=inbox')).toEqual([]);
      expect(await ids('?snoozed=true')).toEqual([one.conversationId]);
      expect(await change(one, { snooze: null })).toMatchObject({ snooze: null, status: 'inbox', unreadCount: 2 });
      await change(one, { snooze: { until, unlessReply: false } });
      await make({ in: one });
      expect(await ids('?status=inbox')).toEqual([one.conversationId]);
    });

    test('flags its newest open message, and unflags all of them', async () => {
      const one = await make({ isUrgent: 1 });
      await make({ in: one });
      expect(await change(one, { isUrgent: 0 })).toMatchObject({ isUrgent: 0 });
      expect(await change(one, { isUrgent: 1 })).toMatchObject({ isUrgent: 1 });
      expect((await messagesOf(one)).map(({ isUrgent }) => isUrgent)).toEqual([1, 0]);
    });

    test('with an expected state is made only while the conversation is in it, or already as wanted', async () => {
      const one = await make();
      const [seen] = await list();
      const { lastMessageAt = '' } = seen ?? {};
      const url = `/api/conversations/${one.conversationId}`;
      const ask = (payload: object) => opened.request({ method: 'PATCH', url, payload });
      const expected = { status: 'inbox', snoozedUntil: null, assigneeId: null, lastMessageAt };
      expect(await change(one, { status: 'waiting', expected })).toMatchObject({ status: 'waiting' });
      // The answer was lost, and the request comes again.
      expect(await change(one, { status: 'waiting', expected })).toMatchObject({ status: 'waiting' });
      const refused = await ask({ status: 'completed', isUrgent: 1, expected });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'CONVERSATION_CHANGED',
        details: [{ field: 'body.expected.status', expected: 'waiting', received: 'inbox' }],
      });
      expect(await opened.get(url)).toMatchObject({ status: 'waiting', isUrgent: 0 });
      // Fields that are not named may differ.
      expect(await change(one, { isUrgent: 1, expected: { assigneeId: null } })).toMatchObject({ isUrgent: 1 });
    });

    test('expected before a newer message or a snooze leaves both alone', async () => {
      const one = await make();
      const [before] = await list();
      const { lastMessageAt = '' } = before ?? {};
      const url = `/api/conversations/${one.conversationId}`;
      const ask = (payload: object) => opened.request({ method: 'PATCH', url, payload });
      const until = new Date(opened.clock.now() + 86_400_000).toISOString();
      await change(one, { snooze: { until, unlessReply: true } });
      const moved = await ask({ status: 'completed', expected: { snoozedUntil: null } });
      // Moving would end it: that is what was wanted only if it was seen.
      expect(moved.json()).toMatchObject({ details: [{ field: 'body.expected.snoozedUntil', expected: until }] });
      await make({ in: one });
      const read = await ask({ isRead: true, expected: { lastMessageAt } });
      expect(read.json()).toMatchObject({ details: [{ field: 'body.expected.lastMessageAt' }] });
      expect(await opened.get(url)).toMatchObject({ status: 'inbox', unreadCount: 1 });
    });

    test('with an expected state needs a known conversation and something to change', async () => {
      const one = await make();
      const ask = (id: string, payload: object) =>
        opened.request({ method: 'PATCH', url: `/api/conversations/${id}`, payload });
      const expected = { status: 'inbox' };
      expect((await ask(opened.ids.next(), { status: 'waiting', expected })).statusCode).toBe(404);
      expect((await ask(one.conversationId, { expected })).statusCode).toBe(400);
    });

    test('of many reports unknown ids, and is refused with the wrong fields named', async () => {
      const one = await make();
      const missing = opened.ids.next();
      const url = '/api/conversations/bulk';
      const payload = { ids: [one.conversationId, missing], change: { status: 'completed' } };
      const reply = await opened.request({ method: 'POST', url, payload });
      expect(reply.json()).toMatchObject({
        conversations: [{ id: one.conversationId, status: 'completed' }],
        missing: [missing],
      });
      const past = {
        ids: [one.conversationId],
        change: { snooze: { until: '2020-01-01T00:00:00.000Z', unlessReply: false } },
      };
      expect((await opened.request({ method: 'POST', url, payload: past })).json()).toMatchObject({
        statusCode: 400,
        details: [{ field: 'body.change.snooze.until' }],
      });
      const unknown = await opened.request({
        method: 'PATCH',
        url: `/api/conversations/${missing}`,
        payload: { isRead: true },
      });
      expect(unknown.statusCode).toBe(404);
    });
  });

  test('have the state and counts of a recount after anything that can happen', async () => {
    const action = fc.record({
      which: fc.nat(3),
      isNew: fc.boolean(),
      status: fc.constantFrom(...MESSAGE_STATUSES),
      isUrgent: fc.constantFrom<0 | 1>(0, 1),
      priority: fc.constantFrom(10, 60, 90),
      isRead: fc.boolean(),
      isWhole: fc.boolean(),
      isSnoozed: fc.boolean(),
    });
    const until = new Date(opened.clock.now() + 86_400_000).toISOString();
    const made: MadeMessage[] = [await make(), await make(), await make(), await make()];
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
        for (const { which, isNew, isWhole, isSnoozed, ...values } of actions) {
          const target = made[which] ?? (await make());
          if (isNew) made[which] = { ...(await make({ in: target, ...values })) };
          else {
            const { status, isUrgent, isRead } = values;
            const payload = isSnoozed ? { snooze: { until, unlessReply: false } } : { status, isUrgent, isRead };
            const url = isWhole ? `/api/conversations/${target.conversationId}` : `/api/messages/${target.messageId}`;
            await opened.request({ method: 'PATCH', url, payload });
          }
        }
        const counts = new Map<string, number>();
        for (const conversation of await list()) {
          const expected = stateOf(await messagesOf({ conversationId: conversation.id }));
          expect(conversation).toMatchObject(expected);
          const column = expected.snooze === null ? expected.status : 'snoozed';
          counts.set(String(column), (counts.get(String(column)) ?? 0) + 1);
        }
        for (const column of [...MESSAGE_STATUSES, 'snoozed'] as const) {
          const filter = column === 'snoozed' ? 'snoozed=true' : `status=${column}`;
          const reply = await opened.request({ method: 'GET', url: `/api/conversations?limit=1&${filter}` });
          expect({ column, total: reply.headers['x-total-count'] }).toEqual({
            column,
            total: String(counts.get(column) ?? 0),
          });
        }
      }),
      { numRuns: 15 },
    );
  });
});

/** The state of a conversation, the slow way. @param messages newest first. */
function stateOf(messages: readonly Message[]) {
  const open = messages.filter(({ status }) => status !== 'completed');
  const awake = open.filter(({ snooze }) => snooze === null);
  const lead = awake[0] ?? open[0] ?? messages[0];
  return {
    status: lead?.status,
    snooze: lead?.snooze ?? null,
    leadMessageId: lead?.id,
    lastMessage: { id: messages[0]?.id },
    isUrgent: open.some(({ isUrgent }) => isUrgent === 1) ? 1 : 0,
    priority: awake.length === 0 ? lead?.priority : Math.max(...awake.map(({ priority }) => priority)),
    unreadCount: messages.filter((one) => one.direction === 'inbound' && !one.isRead && one.snooze === null).length,
  };
}
