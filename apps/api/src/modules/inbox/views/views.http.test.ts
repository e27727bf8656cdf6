import { type View, ViewSchema } from '@concordia/contract/inbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('views', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.engine.writer.deleteFrom('saved_view').execute());
  afterAll(() => opened.close());

  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url: `/api/views${url}`, ...(payload && { payload }) });
  const list = () => opened.get<View[]>('/api/views');

  test('are saved, changed, moved and removed', async () => {
    const query = { q: 'offer "next week"', channel: 'whatsapp', priority: 'high', urgent: true, unread: false };
    const answer = await send('POST', '', { name: 'Hot', query });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { name: 'Hot', query, position: 0 }]);
    const hot = answer.json<View>();
    const all = (await send('POST', '', { name: 'Hot', query: {} })).json<View>();
    expect(z.array(ViewSchema).parse(await list())).toEqual([hot, { ...all, query: {}, position: 1 }]);
    const changed = await send('PATCH', `/${all.id}`, { name: 'Mine', query: { snoozed: true }, position: 0 });
    expect(changed.json()).toEqual({ id: all.id, name: 'Mine', query: { snoozed: true }, position: 0, missing: [] });
    expect(await list()).toEqual([changed.json(), { ...hot, position: 1 }]);
    expect((await send('DELETE', `/${all.id}`)).json()).toEqual(changed.json());
    expect(await list()).toEqual([hot]);
    expect((await send('PATCH', `/${all.id}`, { name: 'x' })).json()).toMatchObject({ code: 'VIEW_NOT_FOUND' });
    expect((await send('DELETE', `/${all.id}`)).json()).toMatchObject({ code: 'VIEW_NOT_FOUND' });
  });

  test('say which of their filters name what is gone', async () => {
    const gone = opened.ids.next();
    const query = { projectId: gone, assigneeId: gone, accountId: gone };
    const view = (await send('POST', '', { name: 'Gone', query })).json<View>();
    expect(view.missing).toEqual(['projectId', 'assigneeId', 'accountId']);
    expect(await list()).toEqual([view]);
  });

  test('say nothing of what is there', async () => {
    const added = await opened.request({ method: 'POST', url: '/api/channels/sms/accounts', payload: {} });
    const query = { accountId: added.json<{ id: string }>().id };
    const view = (await send('POST', '', { name: 'Here', query })).json<View>();
    expect([view.query, view.missing]).toEqual([query, []]);
  });

  test('are 50 at most', async () => {
    for (let count = 0; count < 50; count += 1) await send('POST', '', { name: 'One', query: {} });
    expect((await send('POST', '', { name: 'One', query: {} })).json()).toMatchObject({ code: 'TOO_MANY_VIEWS' });
    expect(await list()).toHaveLength(50);
  });

  test.each([
    [{ name: '', query: {} }, 'body.name'],
    [{ name: 'x'.repeat(61), query: {} }, 'body.name'],
    [{ name: 'x' }, 'body.query'],
    [{ name: 'x', query: { status: 'inbox' } }, 'body.query.status'],
    [{ name: 'x', query: { channel: 'fax' } }, 'body.query.channel'],
    [{ name: 'x', query: { priority: 'highest' } }, 'body.query.priority'],
    [{ name: 'x', query: { projectId: '1' } }, 'body.query.projectId'],
    [{ name: 'x', query: { urgent: 'true' } }, 'body.query.urgent'],
    [{ name: 'x', query: { q: 'y'.repeat(5000) } }, 'body.query.q'],
    [{ name: 'x', query: { q: 'a\u0000' } }, 'body.query.q'],
  ])('like %j are refused', async (body, field) => {
    const answer = await send('POST', '', body);
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });
});
