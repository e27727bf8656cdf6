import { type Message, type MessageDetail, MessageDetailSchema, MessageSchema } from '@concordia/contract/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

/** Reads a list to its end by its Link headers. */
async function readPages(opened: TestApp, first: string): Promise<{ ids: string[][]; totals: unknown[] }> {
  const ids: string[][] = [];
  const totals: unknown[] = [];
  for (let url: string | undefined = first; url !== undefined; ) {
    const answer = await opened.request({ method: 'GET', url });
    const items: Message[] = answer.json();
    ids.push(items.map(({ id }) => id));
    totals.push(answer.headers['x-total-count']);
    const link: string | undefined = z.string().optional().parse(answer.headers.link);
    url = link?.match(/^<([^>]+)>; rel="next"$/)?.[1];
  }
  return { ids, totals };
}

onEveryEngine('messages', (engine) => {
  let opened: TestApp;
  let made: MadeMessage[] = [];

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    made = [];
    const make = mailMaker(opened);
    const sameInstant = opened.clock.now() + 60_000;
    made.push(await make({ subject: 'First "quoted"', excerpt: 'Zeilen\nund Übergröße \u2028 </script>' }));
    made.push(await make({ in: made[0], direction: 'outbound', isRead: true, status: 'completed' }));
    made.push(await make({ channel: 'sms', status: 'waiting', sentAt: sameInstant }));
    made.push(await make({ channel: 'sms', sentAt: sameInstant, isUrgent: 1 }));
    made.push(
      await make({ channel: 'sms', sentAt: sameInstant, reasons: [{ code: 'question', points: 5, text: 'A "?"' }] }),
    );
    made.push(await make({ status: 'completed', isUrgent: 1, html: '<p>Hi</p>' }));
  });
  afterAll(() => opened.close());

  const newestFirst = (ones: readonly MadeMessage[], items: readonly Message[]) => {
    const at = new Map(items.map((item) => [item.id, item.createdAt]));
    return ones
      .map(({ messageId }) => messageId)
      .sort((a, b) => (at.get(b) ?? '').localeCompare(at.get(a) ?? '') || b.localeCompare(a));
  };

  test('are listed newest first, in the shape of the contract', async () => {
    const items = await opened.get<Message[]>('/api/messages');
    expect(z.array(MessageSchema).parse(items)).toEqual(items);
    expect(items.map(({ id }) => id)).toEqual(newestFirst(made, items));
    expect(items.find(({ id }) => id === made[0]?.messageId)).toMatchObject({
      subject: 'First "quoted"',
      content: 'Zeilen\nund Übergröße \u2028 </script>',
      isRead: false,
      isUrgent: 0,
      contact: { name: 'Contact 1', email: 'contact1@people.example', channels: { email: true, sms: false } },
    });
  });

  test('are the same in a list, alone and in their conversation', async () => {
    const items = await opened.get<Message[]>('/api/messages');
    for (const item of items) {
      const detail = await opened.get<MessageDetail>(`/api/messages/${item.id}`);
      expect(MessageDetailSchema.parse(detail)).toEqual(detail);
      expect(detail).toMatchObject(item);
      const thread = await opened.get<MessageDetail[]>(`/api/conversations/${item.conversationId}/messages`);
      expect(thread).toContainEqual(detail);
    }
  });

  test.each([
    ['/api/messages', 6],
    ['/api/messages?status=inbox', 3],
    ['/api/messages?status=completed', 2],
    ['/api/messages?channel=sms', 3],
    ['/api/messages?unread=true&channel=sms', 3],
    ['/api/messages?unread=true&status=waiting', 1],
    ['/api/messages?unread=true&channel=twitter', 0],
    ['/api/messages?channel=sms&status=inbox', 2],
    ['/api/messages?channel=twitter', 0],
    ['/api/messages/channel/sms', 3],
    ['/api/messages/channel/email', 3],
  ])('of %s are paged without gaps and repeats, and counted', async (url, total) => {
    const whole = (await opened.get<Message[]>(url)).map(({ id }) => id);
    expect(whole).toHaveLength(total);
    for (const limit of [1, 2, 3, 500]) {
      const { ids, totals } = await readPages(opened, `${url}${url.includes('?') ? '&' : '?'}limit=${limit}`);
      expect(ids.flat()).toEqual(whole);
      expect(ids).toHaveLength(Math.max(1, Math.ceil(total / limit)));
      expect(new Set(totals)).toEqual(new Set([String(total)]));
    }
  });

  test('of a conversation and of a contact are paged and counted too', async () => {
    const { conversationId = '', contactId = '' } = made[0] ?? {};
    for (const url of [`/api/conversations/${conversationId}/messages`, `/api/contacts/${contactId}/messages`]) {
      const { ids, totals } = await readPages(opened, `${url}?limit=1`);
      expect(ids.flat()).toEqual([made[1]?.messageId, made[0]?.messageId]);
      expect(totals).toEqual(['2', '2']);
    }
    expect(await opened.get(`/api/conversations/${conversationId}`)).toMatchObject({
      messageCount: 2,
      subject: 'First "quoted"',
      contact: { id: contactId },
    });
  });

  test('open with their text, correspondents and files', async () => {
    expect(await opened.get(`/api/messages/${made[5]?.messageId}`)).toMatchObject({
      body: { html: '<p>Hi</p>', quotedText: null },
      to: [{ name: null, address: 'me@own.example' }],
      attachments: [{ id: made[5]?.attachmentId, fileName: 'offer.pdf', sizeBytes: 3, isInline: false }],
    });
  });

  describe('that a person moves or marks', () => {
    const patch = (payload: object, id = made[3]?.messageId) =>
      opened.request({ method: 'PATCH', url: `/api/messages/${id}`, payload });

    test('stay there, and the figures follow', async () => {
      const before = await opened.get<Record<string, unknown>>('/api/analytics/stats');
      expect(before).toMatchObject({ unread: 5, urgent: 1, byStatus: { inbox: 3, in_progress: 0 } });
      const answer = await patch({ status: 'in_progress', isRead: true, isUrgent: 0 });
      expect(answer.json()).toMatchObject({ status: 'in_progress', isRead: true, isUrgent: 0 });
      expect(await opened.get('/api/analytics/stats')).toMatchObject({
        unread: 4,
        urgent: 0,
        byStatus: { inbox: 2, in_progress: 1 },
      });
      const row = await opened.engine.reader
        .selectFrom('message')
        .select(['status_source', 'urgency_source'])
        .where('id', '=', made[3]?.messageId ?? '')
        .executeTakeFirst();
      expect(row).toEqual({ status_source: 'person', urgency_source: 'person' });
      const column = await opened.request({ method: 'GET', url: '/api/messages?status=in_progress' });
      expect(column.headers['x-total-count']).toBe('1');
    });

    test('change nothing else', async () => {
      const [one] = made;
      const before = await opened.get<MessageDetail>(`/api/messages/${one?.messageId}`);
      const answer = await patch({ isRead: true }, one?.messageId);
      expect(await opened.get(`/api/messages/${one?.messageId}`)).toEqual({ ...before, isRead: true });
      expect(answer.json()).toMatchObject({ status: before.status });
    });

    test('are 404 when there is no such message', async () => {
      const answer = await patch({ isRead: true }, opened.ids.next());
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'MESSAGE_NOT_FOUND' });
    });
  });
});
