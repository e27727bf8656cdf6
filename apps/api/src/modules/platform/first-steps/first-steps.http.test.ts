import type { Message } from '@concordia/contract/inbox';
import type { ImportRun } from '@concordia/contract/intake';
import type { FirstSteps, Member, Workspace } from '@concordia/contract/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const MAILBOX = [
  'From ada@brightwater.example Mon Mar  2 08:00:00 2026',
  'Date: Mon, 02 Mar 2026 08:00:00 +0000',
  'From: Ada Okafor <ada@brightwater.example>',
  'To: me@own.example',
  'Message-ID: <first@brightwater.example>',
  'Subject: Supply contract',
  '',
  'Can you sign by Friday?',
  '',
].join('\n');

onEveryEngine('the first steps of a workspace', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const firstSteps = () => opened.get<FirstSteps>('/api/workspace/first-steps');
  const done = async () => (await firstSteps()).steps.filter(({ doneAt }) => doneAt !== null).map(({ step }) => step);
  const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await opened.request({ method, url, ...(payload && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };

  test('are all open at first', async () => {
    expect(await firstSteps()).toEqual({
      isIntroduced: false,
      isPutAway: false,
      steps: ['messages', 'channel', 'reply', 'view'].map((step) => ({ step, doneAt: null })),
    });
  });

  test('an import is done when it has ended, and says when', async () => {
    const upload = await opened.request({
      method: 'POST',
      url: '/api/imports?name=takeout.mbox&ownAddresses=me@own.example',
      headers: { 'content-type': 'application/octet-stream' },
      payload: MAILBOX,
    });
    expect(await done()).toEqual([]);
    await opened.doJobs();
    const run = await opened.get<ImportRun>(`/api/imports/${upload.json<ImportRun>().id}`);
    expect(run.state).toBe('done');
    expect((await firstSteps()).steps[0]).toEqual({ step: 'messages', doneAt: run.finishedAt });
  });

  test('a mailbox counts once it was read to its end', async () => {
    const mailbox = (account_id: string, read_at: number | null) => ({
      workspace_id: opened.workspaceId,
      account_id,
      account: 'me@own.example',
      state: 'fetching' as const,
      read_at,
      updated_at: 1,
    });
    await opened.engine.writer.insertInto('mailbox').values(mailbox(opened.ids.next(), null)).execute();
    expect(await done()).toEqual([]);
    await opened.engine.writer.insertInto('mailbox').values(mailbox(opened.ids.next(), 86_400_000)).execute();
    expect((await firstSteps()).steps[0]).toEqual({ step: 'messages', doneAt: '1970-01-02T00:00:00.000Z' });
  });

  test('a channel, a reply that has left and a view are done; what is taken away is open again', async () => {
    await send('PATCH', '/api/channels/whatsapp', { mode: 'simulated' });
    expect(await done()).toEqual(['channel']);
    await send('POST', '/api/channels/whatsapp/simulated-messages', {
      from: '+46701234567',
      text: 'Do you have a minute?',
    });
    // The simulated provider delivers it by itself, a moment after it was asked to.
    const arrived = async () => {
      await opened.doJobs();
      return opened.get<Message[]>('/api/messages');
    };
    await expect.poll(arrived).toHaveLength(1);
    const [message] = await arrived();
    await send('POST', `/api/conversations/${message?.conversationId}/replies`, {
      content: 'Sure.',
      idempotencyKey: 'reply-001',
    });
    // It can still be undone.
    expect(await done()).toEqual(['channel']);
    opened.clock.advance(60_000);
    await opened.doJobs();
    expect(await done()).toEqual(['channel', 'reply']);
    const view = (await send('POST', '/api/views', { name: 'Hot', query: { priority: 'high' } })).json<{
      id: string;
    }>();
    expect(await done()).toEqual(['channel', 'reply', 'view']);
    await send('DELETE', `/api/views/${view.id}`);
    await send('PATCH', '/api/channels/whatsapp', { mode: 'not_connected' });
    expect(await done()).toEqual(['reply']);
  });

  test('can be put away and brought back', async () => {
    expect((await send('PATCH', '/api/workspace/first-steps', { isPutAway: true })).json()).toMatchObject({
      isPutAway: true,
    });
    expect(await firstSteps()).toMatchObject({ isPutAway: true });
    await send('PATCH', '/api/workspace/first-steps', { isPutAway: false });
    expect(await firstSteps()).toMatchObject({ isPutAway: false });
  });

  test('the questions are answered together, or skipped, and not asked again', async () => {
    await opened.engine.writer
      .insertInto('member')
      .values({ id: opened.ids.next(), workspace_id: opened.workspaceId, name: 'Me', is_owner: 1, created_at: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const answers = { ownerName: ' Mara ', workspaceName: 'Fernhill', timeZone: 'Europe/Stockholm', currency: 'SEK' };
    expect((await send('PUT', '/api/workspace/introduction', answers)).json()).toMatchObject({ isIntroduced: true });
    expect(await opened.get<Workspace>('/api/workspace')).toMatchObject({ name: 'Fernhill' });
    expect(await opened.get('/api/workspace/settings')).toMatchObject({
      timeZone: 'Europe/Stockholm',
      currency: 'SEK',
    });
    expect((await opened.get<Member[]>('/api/members')).map(({ name }) => name)).toContain('Mara');
    await send('PUT', '/api/workspace/introduction', {});
    expect(await opened.get<Workspace>('/api/workspace')).toMatchObject({ name: 'Fernhill' });
    expect(await firstSteps()).toMatchObject({ isIntroduced: true });
  });

  test('answers that are no answers are refused, each by its name', async () => {
    const payload = { ownerName: '', workspaceName: 'x'.repeat(121), timeZone: 'Europe/Atlantis', currency: 'sek' };
    const answer = await opened.request({ method: 'PUT', url: '/api/workspace/introduction', payload });
    expect([answer.statusCode, answer.json().details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['body.ownerName', 'body.workspaceName', 'body.timeZone', 'body.currency'],
    ]);
    expect(await firstSteps()).toMatchObject({ isIntroduced: false });
  });
});
