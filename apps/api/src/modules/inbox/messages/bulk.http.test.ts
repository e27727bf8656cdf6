import type { Message, MessagesUpdated } from '@concordia/contract/inbox';
import type { Member } from '@concordia/contract/platform';
import { HOUR } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { doDueJobs } from '../../../jobs/do-due-jobs.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('changing many messages', (engine) => {
  let opened: TestApp;
  const made: MadeMessage[] = [];
  let foreign: MadeMessage;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    const make = mailMaker(opened);
    for (let count = 0; count < 500; count += 1) made.push(await make());
    foreign = await mailMaker(opened, await opened.addWorkspace('Other'))();
  });
  /** Making them takes longer than all tests together; they are put back to how they came. */
  beforeEach(async () => {
    const asTheyCame = { status: 'inbox', isRead: false, isUrgent: 0, snooze: null, assigneeId: null };
    const answer = await bulk({ ids: ids(), change: asTheyCame });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  });
  afterAll(() => opened.close());

  const ids = () => made.map(({ messageId }) => messageId);
  const bulk = (payload: object) => opened.request({ method: 'POST', url: '/api/messages/bulk', payload });
  const seq = async () =>
    (
      await opened.engine.reader
        .selectFrom('workspace')
        .select('change_seq')
        .where('id', '=', opened.workspaceId)
        .executeTakeFirstOrThrow()
    ).change_seq;
  /** Changes of messages since then: jobs in the background announce other things. */
  const messageChangesSince = async (since: number) => {
    const rows = await opened.engine.reader
      .selectFrom('change_log')
      .select('topics')
      .where('workspace_id', '=', opened.workspaceId)
      .where('seq', '>', since)
      .execute();
    return rows.filter(({ topics }) => topics.split(',').includes('messages'));
  };

  test('changes 500 in one go, in the order of the request, as one change', async () => {
    // Snoozes of earlier tests come due; they change messages too.
    await doDueJobs(opened.app.get(JobRunner));
    const before = await seq();
    const wanted = ids().toReversed();
    const answer = await bulk({ ids: wanted, change: { status: 'completed', isRead: true, isUrgent: 1 } });
    const { messages, missing } = answer.json<MessagesUpdated>();
    expect(messages.map(({ id }) => id)).toEqual(wanted);
    expect(missing).toEqual([]);
    expect(messages.every(({ status, isRead, isUrgent }) => status === 'completed' && isRead && isUrgent === 1)).toBe(
      true,
    );
    expect(await messageChangesSince(before)).toHaveLength(1);
    expect(await opened.get('/api/analytics/stats')).toMatchObject({
      unread: 0,
      urgent: 0,
      byStatus: { inbox: 0, completed: 500 },
    });
  });

  test('tells which are missing: unknown ones and those of another workspace, which stay as they are', async () => {
    const nobody = opened.ids.next();
    const [first = ''] = ids();
    const answer = await bulk({ ids: [nobody, first, foreign.messageId, first], change: { status: 'waiting' } });
    expect(answer.json()).toMatchObject({ messages: [{ id: first }], missing: [nobody, foreign.messageId] });
    const theirs = await opened.engine.reader
      .selectFrom('message')
      .select('status')
      .where('id', '=', foreign.messageId)
      .executeTakeFirst();
    expect(theirs).toEqual({ status: 'inbox' });
    const none = await bulk({ ids: [nobody], change: { status: 'waiting' } });
    expect(none.json()).toEqual({ messages: [], missing: [nobody] });
  });

  test('puts many off, and they all come back', async () => {
    const until = new Date(opened.clock.now() + HOUR).toISOString();
    await bulk({ ids: ids(), change: { status: 'completed', isRead: true } });
    await bulk({ ids: ids(), change: { snooze: { until, unlessReply: false } } });
    expect(await opened.get('/api/messages?status=completed')).toEqual([]);
    opened.clock.advance(HOUR);
    await doDueJobs(opened.app.get(JobRunner));
    expect(await opened.get('/api/analytics/stats')).toMatchObject({ unread: 500, byStatus: { inbox: 500 } });
  });

  test('assigns them, to members alone', async () => {
    const [owner] = await opened.get<Member[]>('/api/members');
    const some = ids().slice(0, 3);
    const answer = await bulk({ ids: some, change: { assigneeId: owner?.id } });
    expect(answer.json<MessagesUpdated>().messages.map(({ assigneeId }) => assigneeId)).toEqual(
      some.map(() => owner?.id),
    );
    const refused = await bulk({ ids: some, change: { isRead: true, assigneeId: opened.ids.next() } });
    expect(refused.json()).toMatchObject({ statusCode: 404, code: 'MEMBER_NOT_FOUND' });
    expect(await opened.get<Message>(`/api/messages/${some[0]}`)).toMatchObject({
      isRead: false,
      assigneeId: owner?.id,
    });
    expect((await bulk({ ids: some, change: { assigneeId: null } })).json()).toMatchObject({
      messages: [{ assigneeId: null }, { assigneeId: null }, { assigneeId: null }],
    });
  });

  test('is refused for none, for more than 500, and without a change', async () => {
    const one = ids().slice(0, 1);
    const bodies = [
      [{ ids: [], change: { isRead: true } }, 'body.ids'],
      [{ ids: [...ids(), ...one], change: { isRead: true } }, 'body.ids'],
      [{ ids: one, change: {} }, 'body.change'],
      [{ ids: one }, 'body.change'],
      [{ ids: ['x'], change: { isRead: true } }, 'body.ids.0'],
      [{ ids: one, change: { isRead: true }, all: true }, 'body.all'],
    ] as const;
    for (const [body, field] of bodies) {
      const answer = await bulk(body);
      expect([answer.statusCode, answer.json().details?.[0]?.field]).toEqual([400, field]);
    }
  });
});
