import { type CannedReply, CannedReplySchema } from '@concordia/contract/inbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const URL = '/api/canned-replies';

onEveryEngine('canned replies', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const create = (payload: object) => opened.request({ method: 'POST', url: URL, payload });
  const patch = (id: string, payload: object) => opened.request({ method: 'PATCH', url: `${URL}/${id}`, payload });
  const list = () => opened.get<CannedReply[]>(URL);

  test('are added and listed by name', async () => {
    expect(await list()).toEqual([]);
    for (const name of ['Thanks', 'busy', 'Äpfel']) {
      const answer = await create({ name: ` ${name} `, content: 'Hello {first_name} <script>', shortcut: null });
      expect(answer.statusCode).toBe(201);
    }
    const items = await list();
    expect(z.array(CannedReplySchema).parse(items)).toEqual(items);
    expect(items.map(({ name }) => name)).toEqual(['busy', 'Thanks', 'Äpfel']);
    expect(items[0]?.content).toBe('Hello {first_name} <script>');
  });

  test('have names of their own, whatever the case, and shortcuts of their own', async () => {
    const code = async (payload: object) => (await create(payload)).json().code;
    await create({ name: 'Thanks', content: 'a' });
    expect(await code({ name: 'THANKS', content: 'a' })).toBe('CANNED_REPLY_NAME_TAKEN');
    expect((await create({ name: 'One', content: 'a', shortcut: 'one' })).statusCode).toBe(201);
    expect(await code({ name: 'Two', content: 'a', shortcut: 'one' })).toBe('CANNED_REPLY_SHORTCUT_TAKEN');
    expect(await list()).toHaveLength(2);
  });

  test('of two that want a name at once, one is refused', async () => {
    const answers = await Promise.all([1, 2].map(() => create({ name: 'At once', content: 'a' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('are changed in part and removed', async () => {
    await create({ name: 'busy', content: 'a' });
    const { id } = (await create({ name: 'One', content: 'a', shortcut: 'one' })).json<CannedReply>();
    expect((await patch(id, { name: 'ONE' })).json()).toMatchObject({ name: 'ONE', content: 'a', shortcut: 'one' });
    expect((await patch(id, { shortcut: null })).json()).toMatchObject({ shortcut: null });
    expect((await patch(id, { name: 'busy' })).json().code).toBe('CANNED_REPLY_NAME_TAKEN');
    expect((await opened.request({ method: 'DELETE', url: `${URL}/${id}` })).json()).toMatchObject({ id });
    expect((await patch(id, { name: 'gone' })).json().code).toBe('CANNED_REPLY_NOT_FOUND');
    expect((await opened.request({ method: 'DELETE', url: `${URL}/${id}` })).statusCode).toBe(404);
  });

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['body.content', 'body.name']],
    ['blanks', { name: '  ', content: ' \n' }, ['body.content', 'body.name']],
    ['too much', { name: 'a'.repeat(81), content: 'a'.repeat(4_001) }, ['body.content', 'body.name']],
    ['NUL', { name: 'a\0', content: '\0a' }, ['body.content', 'body.name']],
    ['other shortcuts', { name: 'a', content: 'a', shortcut: 'On it' }, ['body.shortcut']],
    ['wrong types', { name: 1, content: [], shortcut: 3 }, ['body.content', 'body.name', 'body.shortcut']],
  ])('refuse %s, and keep nothing of it', async (_, payload, fields) => {
    await create({ name: 'Kept', content: 'a' });
    const before = await list();
    const answer = await create(payload);
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .details.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(fields);
    expect(await list()).toEqual(before);
  });

  test('refuse a change of nothing', async () => {
    const { id } = (await create({ name: 'One', content: 'a' })).json<CannedReply>();
    expect((await patch(id, {})).statusCode).toBe(400);
  });
});
