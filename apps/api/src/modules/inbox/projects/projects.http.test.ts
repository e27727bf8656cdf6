import { type Project, ProjectSchema } from '@concordia/contract/inbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('projects', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.engine.writer.deleteFrom('project').execute());
  afterAll(() => opened.close());

  const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url: `/api/${url}`, ...(payload && { payload }) });
  const add = async (name: string) => (await send('POST', 'projects', { name })).json<Project>();
  const list = () => opened.get<Project[]>('/api/projects');
  const label = (conversationId: string, projectIds: readonly string[]) =>
    send('PUT', `conversations/${conversationId}/projects`, { projectIds });

  test('are added last, renamed, moved and removed', async () => {
    const answer = await send('POST', 'projects', { name: '  Enterprise Sales ' });
    expect(answer.statusCode).toBe(201);
    const sales = answer.json<Project>();
    const support = await add('Support');
    const partners = await add('Partnerships');
    expect(z.array(ProjectSchema).parse(await list())).toEqual([
      { ...sales, name: 'Enterprise Sales', position: 0, conversationCount: 0, openCount: 0, unreadCount: 0 },
      { ...support, position: 1 },
      { ...partners, position: 2 },
    ]);
    const moved = await send('PATCH', `projects/${partners.id}`, { name: 'Partners', position: 0 });
    expect(moved.json()).toMatchObject({ name: 'Partners', position: 0 });
    expect((await list()).map(({ name }) => name)).toEqual(['Partners', 'Enterprise Sales', 'Support']);
    expect((await send('DELETE', `projects/${sales.id}`)).json()).toMatchObject({ name: 'Enterprise Sales' });
    expect((await list()).map(({ name, position }) => [name, position])).toEqual([
      ['Partners', 0],
      ['Support', 1],
    ]);
    expect((await send('DELETE', `projects/${sales.id}`)).json()).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });

  test('have names of their own, whatever the case', async () => {
    const cafe = await add('CAFÉ');
    const other = await add('Other');
    for (const answer of [
      await send('POST', 'projects', { name: 'cafe\u0301' }),
      await send('PATCH', `projects/${other.id}`, { name: 'Café', position: 0 }),
    ]) {
      expect(answer.json()).toMatchObject({ statusCode: 409, code: 'PROJECT_EXISTS' });
    }
    expect((await list()).map(({ name }) => name)).toEqual(['CAFÉ', 'Other']);
    expect((await send('PATCH', `projects/${cafe.id}`, { name: 'Café' })).json()).toMatchObject({ name: 'Café' });
  });

  test('group conversations, and count them', async () => {
    const [sales, support] = [await add('Sales'), await add('Support')];
    const make = mailMaker(opened);
    const [open, done, late] = [await make(), await make({ status: 'completed', isRead: true }), await make()];
    await make({ in: open });
    await make({ in: done, direction: 'outbound', status: 'completed' });
    const answer = await label(open.conversationId, [support.id, sales.id, support.id]);
    expect(answer.json()).toEqual([
      { id: sales.id, name: 'Sales' },
      { id: support.id, name: 'Support' },
    ]);
    await label(done.conversationId, [sales.id]);
    await label(late.conversationId, [sales.id]);
    const snooze = { until: new Date(opened.clock.now() + 60_000).toISOString(), unlessReply: false };
    await send('PATCH', `messages/${late.messageId}`, { snooze });
    expect(await list()).toMatchObject([
      { conversationCount: 3, openCount: 1, unreadCount: 2 },
      { conversationCount: 1, openCount: 1, unreadCount: 2 },
    ]);
    expect(await opened.get(`/api/conversations/${open.conversationId}`)).toMatchObject({ projects: answer.json() });
    await label(open.conversationId, []);
    expect(await opened.get(`/api/conversations/${open.conversationId}`)).toMatchObject({ projects: [] });
    await send('DELETE', `projects/${sales.id}`);
    expect(await opened.get(`/api/conversations/${done.conversationId}`)).toMatchObject({ projects: [] });
  });

  test('of another workspace are not there to be set', async () => {
    const ours = await add('Ours');
    const { conversationId } = await mailMaker(opened)();
    await label(conversationId, [ours.id]);
    const refused = await label(conversationId, [opened.ids.next()]);
    expect(refused.json()).toMatchObject({ statusCode: 404, code: 'PROJECT_NOT_FOUND' });
    expect(await opened.get(`/api/conversations/${conversationId}`)).toMatchObject({ projects: [{ id: ours.id }] });
    expect((await label(opened.ids.next(), [])).json()).toMatchObject({ code: 'CONVERSATION_NOT_FOUND' });
  });

  test('are 50 at most', async () => {
    for (let count = 0; count < 50; count += 1) await add(`Project ${count}`);
    expect(await send('POST', 'projects', { name: 'One more' })).toMatchObject({ statusCode: 409 });
    expect(await list()).toHaveLength(50);
  });

  test.each([[''], ['  '], ['x'.repeat(61)], ['a\u0000b'], ['two\nlines'], [7], [null]])(
    'are not named %j',
    async (name) => {
      const answer = await send('POST', 'projects', { name });
      expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ field: 'body.name' }] });
      expect(await list()).toEqual([]);
    },
  );

  test('keep markup as the text that it is', async () => {
    const name = '<script>alert(1)</script>';
    expect(await add(name)).toMatchObject({ name });
  });
});
