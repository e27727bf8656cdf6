import type { Conversation } from '@concordia/contract/inbox';
import { CONVERSATION_SORTS, type ConversationSort, usualConversationOrder } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('tables of conversations', (engine) => {
  let opened: TestApp;
  let made: readonly [MadeMessage, MadeMessage, MadeMessage, MadeMessage];
  let owner: string;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    const make = mailMaker(opened);
    const now = opened.clock.now();
    const at = (minutes: number) => now + minutes * 60_000;
    const zebra = await make({ subject: 'Zebra', excerpt: 'The blue folder', priority: 90, sentAt: at(1) });
    const apple = await make({ subject: 'apple', channel: 'sms', status: 'waiting', priority: 40, sentAt: at(2) });
    const blank = await make({ excerpt: 'A blue bird', status: 'completed', isRead: true, sentAt: at(3) });
    const mango = await make({ subject: 'Mango', excerpt: 'Blue again', status: 'in_progress', sentAt: at(4) });
    await make({ in: zebra, excerpt: 'Any news?', sentAt: at(5), priority: 90 });
    made = [zebra, apple, blank, mango];
    const [{ id }] = await opened.get<[{ id: string }]>('/api/members');
    owner = id;
    await change(apple, { assigneeId: owner });
    const task = { kind: 'task', title: 'Send it', messageId: mango.messageId, dueAt: new Date(at(60)).toISOString() };
    await opened.request({ method: 'POST', url: '/api/tasks', payload: task });
  });
  afterAll(() => opened.close());

  const change = (one: MadeMessage, payload: object) =>
    opened.request({ method: 'PATCH', url: `/api/conversations/${one.conversationId}`, payload });

  /** The conversations of an answer, by the order in which they were made. */
  const placesIn = (ids: readonly string[]) =>
    ids.map((id) => made.findIndex(({ conversationId }) => conversationId === id));
  const listed = async (query: Record<string, string>) => {
    const search = new URLSearchParams(query);
    return placesIn((await opened.get<Conversation[]>(`/api/conversations?${search}`)).map(({ id }) => id));
  };

  describe('are sorted by the server', () => {
    test.each<[ConversationSort, number[], number[]]>([
      ['activity', [0, 3, 2, 1], [1, 2, 3, 0]],
      ['started', [3, 2, 1, 0], [0, 1, 2, 3]],
      ['contact', [0, 1, 2, 3], [3, 2, 1, 0]],
      ['subject', [1, 3, 0, 2], [0, 3, 1, 2]],
      ['channel', [0, 2, 3, 1], [1, 3, 2, 0]],
      ['status', [0, 3, 1, 2], [2, 1, 3, 0]],
      ['priority', [0, 3, 2, 1], [1, 2, 3, 0]],
      ['unread', [0, 3, 1, 2], [2, 1, 3, 0]],
      ['assignee', [1, 0, 2, 3], [1, 3, 2, 0]],
      ['due', [3, 0, 1, 2], [3, 2, 1, 0]],
      ['waiting', [1, 0, 2, 3], [1, 3, 2, 0]],
      ['messages', [0, 3, 2, 1], [1, 2, 3, 0]],
    ])('by %s in both directions, those without a value last', async (sort, usual, reversed) => {
      expect(await listed({ sort })).toEqual(usual);
      const order = usualConversationOrder(sort) === 'asc' ? 'desc' : 'asc';
      expect(await listed({ sort, order })).toEqual(reversed);
    });

    test.each(CONVERSATION_SORTS)('page by page by %s as in one page', async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const query = new URLSearchParams({ sort, order });
        const whole = await opened.get<Conversation[]>(`/api/conversations?${query}`);
        const paged: string[] = [];
        let next: string | null = `/api/conversations?${query}&limit=1`;
        while (next !== null) {
          const answer = await opened.request({ method: 'GET', url: next });
          expect(answer.headers['x-total-count']).toBe('4');
          paged.push(...answer.json<Conversation[]>().map(({ id }) => id));
          next = /<(.+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
        }
        expect(paged).toEqual(whole.map(({ id }) => id));
      }
    });

    test('within the filters', async () => {
      expect(await listed({ sort: 'subject', open: 'true' })).toEqual([1, 3, 0]);
      expect(await listed({ sort: 'priority', status: 'completed' })).toEqual([2]);
      expect(await listed({ sort: 'due', assigneeId: owner })).toEqual([1]);
      expect(await listed({ sort: 'contact', contactId: made[3].contactId })).toEqual([3]);
    });

    test('within a search, each once, with its operators', async () => {
      expect(await listed({ q: 'blue', sort: 'subject' })).toEqual([3, 0, 2]);
      expect(await listed({ q: 'blue', sort: 'subject', open: 'true' })).toEqual([3, 0]);
      expect(await listed({ q: 'blue', sort: 'subject', status: 'completed' })).toEqual([2]);
      expect(await listed({ q: 'in:waiting', sort: 'activity' })).toEqual([1]);
      expect(await listed({ q: 'nothing', sort: 'activity' })).toEqual([]);
    });

    test.each([
      [{ sort: 'size' }, 'query.sort'],
      [{ sort: 'due', order: 'up' }, 'query.order'],
    ])('and not by %o', async (query, field) => {
      const search = new URLSearchParams(query);
      const answer = await opened.request({ method: 'GET', url: `/api/conversations?${search}` });
      expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ field }] });
    });
  });

  describe('as CSV', () => {
    const download = (query: Record<string, string>) =>
      opened.request({ method: 'GET', url: `/api/conversation-exports/table.csv?${new URLSearchParams(query)}` });

    test('have the columns and the order asked for, and no formulas', async () => {
      const make = mailMaker(opened);
      await make({ subject: '=HYPERLINK("evil")', status: 'waiting' });
      const answer = await download({ columns: 'subject,status,priority', sort: 'subject', open: 'true' });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="conversations.csv"',
      });
      expect(answer.body.split('\r\n')).toEqual([
        '\uFEFFSubject,Column,Priority',
        '"\'=HYPERLINK(""evil"")",waiting,42',
        'apple,waiting,40',
        'Mango,in_progress,42',
        'Zebra,inbox,90',
        '',
      ]);
    });

    test('name members, hold every match of a search, or only those named', async () => {
      const rows = async (query: Record<string, string>) => (await download(query)).body.split('\r\n').slice(1, -1);
      const [{ name }] = await opened.get<[{ name: string }]>('/api/members');
      expect(await rows({ columns: 'subject,assignee', sort: 'assignee', open: 'true' })).toEqual([
        `apple,${name}`,
        'Zebra,',
        'Mango,',
      ]);
      expect(await rows({ columns: 'subject', q: 'blue', sort: 'subject' })).toEqual(['Mango', 'Zebra', '']);
      const ids = made.slice(1, 3).map(({ conversationId }) => conversationId);
      expect(await rows({ columns: 'channel,waiting', ids: ids.join(','), sort: 'channel' })).toEqual([
        'email,',
        `sms,${new Date(opened.clock.now() + 2 * 60_000).toISOString()}`,
      ]);
      expect((await download({})).body.split('\r\n')[0]).toBe(
        '\uFEFFContact,Subject,Last message,Column,Priority,Unread,Assigned to,Channels,Account,Due,Waiting since,Snoozed until,Sentiment,Projects,Messages,Last activity,Started',
      );
    });

    test('are in the audit log', async () => {
      await download({});
      const [entry] = await opened.get<{ action: string; detail: string }[]>('/api/connection/auth/audit?limit=1');
      expect(entry).toMatchObject({ action: 'conversations.exported', detail: 'CSV' });
    });

    test.each([
      [{ columns: 'contact,age' }, 'query.columns.1'],
      [{ ids: 'me' }, 'query.ids.0'],
      [{ channel: 'fax' }, 'query.channel'],
    ])('refuse %o', async (query, field) => {
      expect((await download(query)).json()).toMatchObject({ statusCode: 400, details: [{ field }] });
    });
  });

  describe('as views', () => {
    const layout = {
      columns: [{ id: 'contact', width: 14.5 }, { id: 'due' }],
      sort: { by: 'due', order: 'desc' },
    };
    const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      opened.request({ method, url: `/api${url}`, ...(payload && { payload }) });
    const list = () => opened.get('/api/conversation-views');

    test('are saved with filter, order, columns and widths, changed, moved and removed', async () => {
      const query = { q: 'from:ada', scope: 'waiting', unread: true };
      const answer = await send('POST', '/conversation-views', { name: 'Hot', query, layout });
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { id: expect.any(String), name: 'Hot', query, layout, position: 0, missing: [] },
      ]);
      const hot = answer.json<{ id: string }>();
      const all = (await send('POST', '/conversation-views', { name: 'All', query: {}, layout })).json<{
        id: string;
      }>();
      const narrower = { columns: [{ id: 'subject', width: 9 }] };
      const change = { name: 'Mine', layout: narrower, position: 0 };
      const changed = await send('PATCH', `/conversation-views/${all.id}`, change);
      expect(changed.json()).toEqual({ ...all, ...change });
      expect(await list()).toEqual([changed.json(), { ...hot, position: 1 }]);
      expect((await send('DELETE', `/conversation-views/${all.id}`)).json()).toEqual(changed.json());
      expect(await list()).toEqual([hot]);
      expect((await send('PATCH', `/conversation-views/${all.id}`, { name: 'x' })).json().code).toBe('VIEW_NOT_FOUND');
      expect((await send('DELETE', `/conversation-views/${all.id}`)).json().code).toBe('VIEW_NOT_FOUND');
    });

    test('are apart from those of messages and contacts, and say what is gone', async () => {
      const gone = opened.ids.next();
      const query = { projectId: gone, assigneeId: owner };
      const mine = (await send('POST', '/conversation-views', { name: 'Mine', query, layout })).json();
      expect(mine).toMatchObject({ missing: ['projectId'] });
      expect(await opened.get('/api/views')).toEqual([]);
      expect(await opened.get('/api/contact-views')).toEqual([]);
      expect((await send('DELETE', `/views/${mine.id}`)).statusCode).toBe(404);
      expect(await list()).toEqual([mine]);
    });

    test.each([
      [{ name: '', query: {}, layout }, 'body.name'],
      [{ name: 'x', query: { scope: 'spam' }, layout }, 'body.query.scope'],
      [{ name: 'x', query: { status: 'inbox' }, layout }, 'body.query.status'],
      [{ name: 'x', query: {}, layout: { columns: [{ id: 'age' }] } }, 'body.layout.columns.0.id'],
      [{ name: 'x', query: {}, layout: { ...layout, sort: { by: 'size', order: 'asc' } } }, 'body.layout.sort.by'],
    ])('like %j are refused', async (body, field) => {
      const answer = await send('POST', '/conversation-views', body);
      expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, field]);
      expect(await list()).toEqual([]);
    });
  });
});
