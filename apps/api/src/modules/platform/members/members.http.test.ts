import { type Member, MemberSchema } from '@concordia/contract/platform';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('members', (engine) => {
  let opened: TestApp;

  beforeEach(async () => {
    await opened?.close();
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url: `/api/${url}`, ...(payload && { payload }) });
  const list = () => opened.get<Member[]>('/api/members');
  const add = async (name: string, email?: string) =>
    (await send('POST', 'members', { name, ...(email !== undefined && { email }) })).json<Member>();

  test('begin with the owner, who can be named and not removed', async () => {
    const [owner, ...others] = z.array(MemberSchema).parse(await list());
    expect([owner, others]).toMatchObject([{ name: 'Me', email: null, isOwner: true }, []]);
    const named = await send('PATCH', `members/${owner?.id}`, { name: 'Mara', email: 'Mara@Own.example' });
    expect(named.json()).toMatchObject({ name: 'Mara', email: 'mara@own.example', isOwner: true });
    const refused = await send('DELETE', `members/${owner?.id}`);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'MEMBER_IS_OWNER' });
    expect(await list()).toEqual([named.json()]);
  });

  test('come after the owner, and leave what they looked after to nobody', async () => {
    const answer = await send('POST', 'members', { name: 'Tom', email: 'tom@own.example' });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { name: 'Tom', isOwner: false }]);
    const tom = answer.json<Member>();
    const ida = await add('Ida');
    expect((await list()).map(({ name }) => name)).toEqual(['Me', 'Tom', 'Ida']);
    const make = mailMaker(opened);
    const [his, hers] = [await make(), await make()];
    const assign = (id: string, assigneeId: string) => send('PATCH', `messages/${id}`, { assigneeId });
    await assign(his.messageId, tom.id);
    await assign(hers.messageId, ida.id);
    expect((await send('DELETE', `members/${tom.id}`)).json()).toEqual(tom);
    expect(await opened.get(`/api/messages/${his.messageId}`)).toMatchObject({ assigneeId: null });
    expect(await opened.get(`/api/messages/${hers.messageId}`)).toMatchObject({ assigneeId: ida.id });
    expect((await assign(his.messageId, tom.id)).json()).toMatchObject({ statusCode: 404, code: 'MEMBER_NOT_FOUND' });
    expect((await send('DELETE', `members/${tom.id}`)).json()).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });

  test('have addresses of their own', async () => {
    await add('Tom', 'tom@own.example');
    const ida = await add('Ida');
    for (const answer of [
      await send('POST', 'members', { name: 'Tom', email: 'TOM@own.example' }),
      await send('PATCH', `members/${ida.id}`, { email: 'tom@own.example' }),
    ]) {
      expect(answer.json()).toMatchObject({ statusCode: 409, code: 'MEMBER_EXISTS' });
    }
    expect((await send('PATCH', `members/${ida.id}`, { email: null })).json()).toEqual(ida);
  });

  test('are 100 at most', async () => {
    for (let count = 1; count < 100; count += 1) await add(`Member ${count}`);
    expect((await send('POST', 'members', { name: 'One more' })).json()).toMatchObject({ code: 'TOO_MANY_MEMBERS' });
  });

  test.each([
    [{}, 'body.name'],
    [{ name: ' ' }, 'body.name'],
    [{ name: 'x'.repeat(121) }, 'body.name'],
    [{ name: 'a\u0000' }, 'body.name'],
    [{ name: 'x', email: 'nobody' }, 'body.email'],
    [{ name: 'x', email: `${'x'.repeat(250)}@own.example` }, 'body.email'],
    [{ name: 'x', isOwner: true }, 'body.isOwner'],
  ])('like %j are refused', async (body, field) => {
    const answer = await send('POST', 'members', body);
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, field]);
    expect(await list()).toHaveLength(1);
  });
});
