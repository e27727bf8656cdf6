import { randomUUID } from 'node:crypto';
import type { ChannelAccount } from '@concordia/contract/channels';
import type { Task } from '@concordia/contract/day';
import type { ContactDetail } from '@concordia/contract/people';
import type { Assignees, Member } from '@concordia/contract/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { contractDocument } from '../testing/contract-document.js';
import { onEveryEngine } from '../testing/engines.js';
import { type MadeMessage, mailMaker } from '../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../testing/test-app.js';

onEveryEngine('an account with members', (engine) => {
  let opened: TestApp;
  let account: ChannelAccount;
  let tom: Member;
  let ida: Member;
  /** Of the account, and of none. */
  let closed: MadeMessage;
  let free: MadeMessage;
  let headers: Record<string, string>;

  const send = (method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object, more = {}) =>
    opened.request({ method, url: `/api/${url}`, payload, ...more });
  const ask = (url: string) => opened.request({ method: 'GET', url, headers });
  const restrictTo = (...members: Member[]) =>
    send('PATCH', `channels/sms/accounts/${account.id}`, { memberIds: members.map(({ id }) => id) });

  beforeAll(async () => {
    opened = await openTestApp(engine);
    account = (await send('POST', 'channels/sms/accounts', { name: 'Board' })).json();
    [tom, ida] = [
      (await send('POST', 'members', { name: 'Tom' })).json(),
      (await send('POST', 'members', { name: 'Ida' })).json(),
    ];
    const make = mailMaker(opened);
    closed = await make({ channel: 'sms', excerpt: 'The merger is on Friday' });
    free = await make({ channel: 'sms', excerpt: 'The fair is on Friday' });
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        const at = { account_id: account.id };
        await tx.updateTable('message').set(at).where('id', '=', closed.messageId).execute();
        await tx.updateTable('conversation').set(at).where('id', '=', closed.conversationId).execute();
      }),
    );
    await send('PUT', `conversations/${closed.conversationId}/draft`, { content: 'About the merger', version: 0 });
    await send('POST', 'connection/modules', { name: 'assistant', base_url: 'https://module.example' });
    const wanted = { module_name: 'assistant', scope: 'read write' };
    headers = { authorization: `Bearer ${(await send('POST', 'connection/auth/token', wanted)).json().access_token}` };
  });
  beforeEach(async () => {
    const restricted = await restrictTo(tom);
    if (restricted.statusCode !== 200) throw new Error(restricted.body);
  });
  afterAll(() => opened.close());

  /** What programs may read; a new call is found by itself. */
  const readings = () =>
    Object.entries(contractDocument(opened.app).paths).flatMap(([path, { get }]) => {
      const scopes: unknown = get && 'x-module-scopes' in get ? get['x-module-scopes'] : undefined;
      return Array.isArray(scopes) && scopes.includes('read') ? [path] : [];
    });

  const fill = (path: string, of: MadeMessage) => {
    const values: Record<string, string> = { ...of, channel: 'sms' };
    return path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`This test does not know what a ${name} is.`);
      return value;
    });
  };

  test('is in nothing that a program reads', async () => {
    const paths = readings().filter((path) => path !== '/api/mcp');
    expect(paths.length).toBeGreaterThanOrEqual(8);
    for (const path of paths) {
      const isOfOne = path.includes('{conversationId}') || path.includes('{messageId}');
      const answer = await ask(fill(path, closed));
      expect([path, answer.statusCode]).toEqual([path, isOfOne ? 404 : 200]);
      for (const part of [closed.messageId, closed.conversationId, 'merger']) expect(answer.body).not.toContain(part);
      expect([path, (await ask(fill(path, free))).statusCode]).toEqual([path, 200]);
    }
    const ofOne = paths.filter((path) => path.includes('{conversationId}') || path.includes('{messageId}'));
    const owners = await Promise.all(ofOne.map((path) => opened.request({ method: 'GET', url: fill(path, closed) })));
    expect(owners.map(({ statusCode }) => statusCode)).toEqual(ofOne.map(() => 200));
  });

  test.each([
    '/api/messages?q=friday',
    '/api/messages?unread=true&channel=sms',
    '/api/messages?status=inbox&limit=1',
    '/api/conversations?q=friday',
    '/api/conversations?sort=subject',
    '/api/conversations?status=inbox&limit=1',
  ])('is in no list or total of a program: %s', async (url) => {
    const [theirs, ours] = [await ask(url), await opened.request({ method: 'GET', url })];
    expect(theirs.body).toContain(free.messageId);
    expect(theirs.body).not.toContain(closed.messageId);
    expect([theirs.headers['x-total-count'], ours.headers['x-total-count']]).toEqual(['1', '2']);
  });

  test('is in no count of its contact', async () => {
    const { contactId: contact_id } = closed;
    const counted = { inbound_count: 2, outbound_count: 0 };
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        await tx.updateTable('contact').set(counted).where('id', '=', contact_id).execute();
        await tx.updateTable('message').set({ contact_id }).where('id', '=', free.messageId).execute();
      }),
    );
    const url = `/api/contacts/${contact_id}`;
    const counts = async (as: object) => {
      const { inbound, outbound } = (await opened.request({ method: 'GET', url, ...as })).json<ContactDetail>().counts;
      const lists = [`${url}/messages`, `${url}/timeline?kind=message`].map((list) =>
        opened.request({ method: 'GET', url: list, ...as }),
      );
      const totals = (await Promise.all(lists)).map((answer) => answer.headers['x-total-count']);
      return [inbound, outbound, ...totals];
    };
    expect(await counts({ headers })).toEqual([1, 0, '1', '1']);
    expect(await counts({})).toEqual([2, 0, '2', '2']);
    await restrictTo();
    expect(await counts({ headers })).toEqual([2, 0, '2', '2']);
    const { contactId } = free;
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        await tx.updateTable('message').set({ contact_id: contactId }).where('id', '=', free.messageId).execute();
      }),
    );
  });

  test('is in no tool of a model', async () => {
    const call = (name: string, input: object) => {
      const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
      const accept = 'application/json, text/event-stream';
      return send('POST', 'mcp', payload, { headers: { ...headers, accept } });
    };
    const found = await call('search_messages', { query: 'friday' });
    expect(found.body).toContain(free.messageId);
    expect(found.body).not.toContain(closed.messageId);
    const conversation_id = closed.conversationId;
    expect((await call('read_conversation', { conversation_id })).body).toContain('not found');
    expect((await call('draft_reply', { conversation_id, content: 'Yes' })).body).toContain('not found');
  });

  test('has drafts that no program changes', async () => {
    const url = `conversations/${closed.conversationId}/draft`;
    const refused = await send('PUT', url, { content: 'By a program', version: 1 }, { headers });
    expect(refused.json()).toMatchObject({ statusCode: 404, code: 'CONVERSATION_NOT_FOUND' });
    expect(await opened.get(`/api/${url}`)).toMatchObject({ content: 'About the merger' });
  });

  test('has messages that only its members and the owner look after', async () => {
    const owner = (await opened.get<Member[]>('/api/members')).find(({ isOwner }) => isOwner);
    const assigned = async () =>
      (await opened.get<{ assigneeId: string }>(`/api/messages/${closed.messageId}`)).assigneeId;
    for (const assigneeId of [owner?.id, tom.id]) {
      expect((await send('PATCH', `messages/${closed.messageId}`, { assigneeId })).json()).toMatchObject({
        assigneeId,
      });
    }
    const change = { assigneeId: ida.id };
    for (const answer of [
      await send('PATCH', `messages/${closed.messageId}`, change),
      await send('POST', 'messages/bulk', { ids: [free.messageId, closed.messageId], change }),
      await send('PATCH', `conversations/${closed.conversationId}`, change),
      await send('POST', 'conversations/bulk', { ids: [free.conversationId, closed.conversationId], change }),
    ]) {
      expect(answer.json()).toMatchObject({ statusCode: 409, code: 'NOT_ACCOUNT_MEMBER' });
    }
    expect(await assigned()).toBe(tom.id);
    expect((await send('PATCH', `messages/${free.messageId}`, change)).json()).toMatchObject(change);
    const unknown = await send('PATCH', `messages/${closed.messageId}`, { assigneeId: randomUUID() });
    expect(unknown.json()).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });

  test('says to whom its messages and conversations can be assigned', async () => {
    const nobody = randomUUID();
    const ask = async (url: string, ...ids: string[]) => {
      const answer = await send('POST', url, { ids });
      const { members, accountIds }: Assignees = answer.json();
      return [answer.statusCode, members.map(({ name }) => name), accountIds];
    };
    const all = [200, ['Me', 'Tom', 'Ida'], []];
    const closedTo = [200, ['Me', 'Tom'], [account.id]];
    expect(await ask('messages/assignees', free.messageId, nobody)).toEqual(all);
    expect(await ask('messages/assignees', free.messageId, closed.messageId)).toEqual(closedTo);
    expect(await ask('conversations/assignees', free.conversationId, nobody)).toEqual(all);
    expect(await ask('conversations/assignees', closed.conversationId, free.conversationId)).toEqual(closedTo);
    await restrictTo(ida, tom);
    expect(await ask('messages/assignees', closed.messageId)).toEqual([200, ['Me', 'Tom', 'Ida'], [account.id]]);
    await restrictTo();
    expect(await ask('messages/assignees', closed.messageId)).toEqual(all);
    const none = await send('POST', 'messages/assignees', { ids: [] });
    expect([none.statusCode, none.json().details[0].field]).toEqual([400, 'body.ids']);
  });

  test('has tasks that only its members and the owner are given', async () => {
    const task = { kind: 'task', title: 'Answer' };
    const about = [{ messageId: closed.messageId }, { conversationId: closed.conversationId }];
    for (const subject of about) {
      const refused = await send('POST', 'tasks', { ...task, ...subject, assigneeId: ida.id });
      expect(refused.json()).toMatchObject({ statusCode: 409, code: 'NOT_ACCOUNT_MEMBER' });
      const made = await send('POST', 'tasks', { ...task, ...subject, assigneeId: tom.id });
      expect(made.json()).toMatchObject({ assigneeId: tom.id });
      const url = `tasks/${made.json<Task>().id}`;
      const moved = await send('PATCH', url, { assigneeId: ida.id });
      expect(moved.json()).toMatchObject({ statusCode: 409, code: 'NOT_ACCOUNT_MEMBER' });
      expect((await send('PATCH', url, { title: 'Reply' })).json()).toMatchObject({ assigneeId: tom.id });
      await restrictTo(ida);
      expect(await opened.get(`/api/${url}`)).toMatchObject({ assigneeId: null });
      await restrictTo(tom);
    }
    for (const subject of [{}, { messageId: free.messageId }]) {
      const made = await send('POST', 'tasks', { ...task, ...subject, assigneeId: ida.id });
      expect(made.json()).toMatchObject({ assigneeId: ida.id });
      await restrictTo(tom);
      expect(await opened.get(`/api/tasks/${made.json<Task>().id}`)).toMatchObject({ assigneeId: ida.id });
    }
    const unknown = await send('POST', 'tasks', { ...task, assigneeId: randomUUID() });
    expect(unknown.json()).toMatchObject({ statusCode: 404, code: 'MEMBER_NOT_FOUND' });
  });

  test('takes from others what they look after in it, and nothing else', async () => {
    await send('PATCH', `messages/${closed.messageId}`, { assigneeId: tom.id });
    await send('PATCH', `messages/${free.messageId}`, { assigneeId: tom.id });
    const assigned = async ({ messageId, conversationId }: MadeMessage) => [
      (await opened.get<{ assigneeId: string }>(`/api/messages/${messageId}`)).assigneeId,
      (await opened.get<{ assigneeId: string }>(`/api/conversations/${conversationId}`)).assigneeId,
    ];
    await restrictTo(ida);
    expect(await assigned(closed)).toEqual([null, null]);
    expect(await assigned(free)).toEqual([tom.id, tom.id]);
  });

  test('is open to all again without members', async () => {
    await restrictTo();
    expect((await ask(`/api/messages/${closed.messageId}`)).statusCode).toBe(200);
    const answer = await send('PATCH', `messages/${closed.messageId}`, { assigneeId: tom.id });
    expect(answer.json()).toMatchObject({ assigneeId: tom.id });
  });
});
