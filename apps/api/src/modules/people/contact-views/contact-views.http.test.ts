import { type ContactView, ContactViewSchema } from '@concordia/contract/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const layout = {
  columns: [{ id: 'name', width: 14.5 }, { id: 'company' }],
  sort: { by: 'company', order: 'desc' },
};

onEveryEngine('views of contacts', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.engine.writer.deleteFrom('saved_view').execute());
  afterAll(() => opened.close());

  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url: `/api${url}`, ...(payload && { payload }) });
  const list = () => opened.get<ContactView[]>('/api/contact-views');

  test('are saved with filter, order, columns and widths, changed, moved and removed', async () => {
    const query = { q: 'ada', channel: 'whatsapp' };
    const answer = await send('POST', '/contact-views', { name: 'Hot', query, layout });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(String), name: 'Hot', query, layout, position: 0, missing: [] },
    ]);
    const hot = answer.json<ContactView>();
    const all = (await send('POST', '/contact-views', { name: 'All', query: {}, layout })).json<ContactView>();
    expect(z.array(ContactViewSchema).parse(await list())).toEqual([hot, { ...all, position: 1 }]);
    const narrower = { columns: [{ id: 'phone', width: 9 }] };
    const changed = await send('PATCH', `/contact-views/${all.id}`, { name: 'Mine', layout: narrower, position: 0 });
    expect(changed.json()).toEqual({ ...all, name: 'Mine', layout: narrower, position: 0 });
    expect(await list()).toEqual([changed.json(), { ...hot, position: 1 }]);
    expect((await send('DELETE', `/contact-views/${all.id}`)).json()).toEqual(changed.json());
    expect(await list()).toEqual([hot]);
    expect((await send('PATCH', `/contact-views/${all.id}`, { name: 'x' })).json().code).toBe('VIEW_NOT_FOUND');
    expect((await send('DELETE', `/contact-views/${all.id}`)).json().code).toBe('VIEW_NOT_FOUND');
  });

  test('are apart from the views of messages', async () => {
    const mine = (await send('POST', '/contact-views', { name: 'Mine', query: {}, layout })).json<ContactView>();
    const theirs = (await send('POST', '/views', { name: 'Theirs', query: {} })).json<{
      id: string;
      position: number;
    }>();
    expect([mine.position, theirs.position]).toEqual([0, 0]);
    expect(await list()).toEqual([mine]);
    expect(await opened.get('/api/views')).toEqual([theirs]);
    expect((await send('DELETE', `/views/${mine.id}`)).statusCode).toBe(404);
    expect((await send('PATCH', `/contact-views/${theirs.id}`, { name: 'x' })).statusCode).toBe(404);
    const columns = ['inbox', 'thinking', 'snoozed', 'done'].map((status) => ({ kind: 'status', status }));
    const board = await opened.request({
      method: 'PUT',
      url: '/api/board',
      payload: { columns: [...columns, { kind: 'view', viewId: mine.id }] },
    });
    expect(board.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('say which tag no contact has any more', async () => {
    const tagged = { name: 'Ada Lindqvist', tags: ['VIP'] };
    const { id } = (await send('POST', '/contacts', tagged)).json<{ id: string }>();
    const view = { name: 'Very important', query: { tag: 'vip' }, layout };
    expect((await send('POST', '/contact-views', view)).json()).toMatchObject({ missing: [] });
    await opened.request({ method: 'PUT', url: `/api/contacts/${id}/tags`, payload: { tags: [] } });
    expect((await list())[0]).toMatchObject({ query: { tag: 'vip' }, missing: ['tag'] });
  });

  test.each([
    [{ name: '', query: {}, layout }, 'body.name'],
    [{ name: 'x', layout }, 'body.query'],
    [{ name: 'x', query: {} }, 'body.layout'],
    [{ name: 'x', query: { channel: 'fax' }, layout }, 'body.query.channel'],
    [{ name: 'x', query: {}, layout: { columns: [] } }, 'body.layout.columns'],
    [{ name: 'x', query: {}, layout: { columns: [{ id: 'age' }] } }, 'body.layout.columns.0.id'],
    [{ name: 'x', query: {}, layout: { columns: [{ id: 'name' }, { id: 'name' }] } }, 'body.layout.columns'],
    [{ name: 'x', query: {}, layout: { columns: [{ id: 'name', width: 0 }] } }, 'body.layout.columns.0.width'],
    [{ name: 'x', query: {}, layout: { ...layout, sort: { by: 'age', order: 'asc' } } }, 'body.layout.sort.by'],
    [{ name: 'x', query: {}, layout: { ...layout, sort: { by: 'name', order: 'up' } } }, 'body.layout.sort.order'],
  ])('like %j are refused', async (body, field) => {
    const answer = await send('POST', '/contact-views', body);
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });
});
