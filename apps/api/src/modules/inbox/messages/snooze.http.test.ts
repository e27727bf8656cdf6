import type { Message } from '@concordia/contract/inbox';
import { DAY, HOUR, MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { doDueJobs } from '../../../jobs/do-due-jobs.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { Waking } from './wake.js';

onEveryEngine('putting messages off', (engine) => {
  let opened: TestApp;
  let make: ReturnType<typeof mailMaker>;
  let one: MadeMessage;

  const makeOne = async () => {
    one = await make({ status: 'waiting', isRead: true, isUrgent: 1, priority: 85, subject: 'The offer' });
  };
  const open = async () => {
    opened = await openTestApp(engine);
    make = mailMaker(opened);
  };
  beforeAll(open);
  beforeEach(makeOne);
  afterAll(() => opened.close());

  /** Begins anew with one message alone, for who counts. */
  const alone = async () => {
    await opened.close();
    await open();
    await makeOne();
  };

  const inMs = (ms: number) => new Date(opened.clock.now() + ms).toISOString();
  const patch = (payload: object) =>
    opened.request({ method: 'PATCH', url: `/api/messages/${one.messageId}`, payload });
  const read = () => opened.get<Message>(`/api/messages/${one.messageId}`);
  const column = async (status: string) => (await opened.get<Message[]>(`/api/messages?status=${status}`)).length;
  const figures = () => opened.get('/api/analytics/stats');

  async function runJobs(): Promise<void> {
    await doDueJobs(opened.app.get(JobRunner));
  }

  test('takes them out of their column and of the figures, until they are brought back as they were', async () => {
    await alone();
    const before = await figures();
    const answer = await patch({ snooze: { until: inMs(HOUR), unlessReply: true } });
    expect(answer.json()).toMatchObject({ status: 'waiting', snooze: { until: inMs(HOUR), unlessReply: true } });
    expect(await column('waiting')).toBe(0);
    expect(await figures()).toMatchObject({ urgent: 0, byStatus: { waiting: 0 } });
    expect((await patch({ snooze: null })).json()).toMatchObject({ status: 'waiting', isRead: true, snooze: null });
    expect(await column('waiting')).toBe(1);
    expect(await figures()).toEqual(before);
  });

  test('ends when a person moves them to a column', async () => {
    await alone();
    await patch({ snooze: { until: inMs(HOUR), unlessReply: false } });
    expect((await patch({ status: 'completed' })).json()).toMatchObject({ status: 'completed', snooze: null });
    expect(await figures()).toMatchObject({ byStatus: { completed: 1, waiting: 0 } });
  });

  test('brings them back at their time: into the inbox, unread, with a notification', async () => {
    await alone();
    await patch({ snooze: { until: inMs(HOUR), unlessReply: false } });
    opened.clock.advance(HOUR - MINUTE);
    await runJobs();
    expect((await read()).snooze).not.toBeNull();
    opened.clock.advance(MINUTE);
    await runJobs();
    expect(await read()).toMatchObject({ status: 'inbox', isRead: false, snooze: null });
    expect(await figures()).toMatchObject({ unread: 1, urgent: 1, byStatus: { inbox: 1, waiting: 0 } });
    const told = await opened.get<{ kind: string }[]>('/api/notifications');
    expect(told.filter(({ kind }) => kind === 'snooze_ended')).toMatchObject([
      { title: 'The offer', messageId: one.messageId },
    ]);
  });

  test('brings them back though their job was lost', async () => {
    await patch({ snooze: { until: inMs(HOUR), unlessReply: false } });
    await opened.engine.writer.deleteFrom('job').execute();
    opened.clock.advance(2 * HOUR);
    await opened.inWorkspace(() =>
      opened.app
        .get(JobRegistry)
        .get('messages.wake-missed')
        ?.handle({ id: '', payload: {}, attempt: 1, signal: new AbortController().signal }),
    );
    expect(await read()).toMatchObject({ status: 'inbox', isRead: false, snooze: null });
  });

  test('anew outlives the job of the first time', async () => {
    await patch({ snooze: { until: inMs(HOUR), unlessReply: false } });
    await patch({ snooze: { until: inMs(DAY), unlessReply: false } });
    opened.clock.advance(HOUR);
    await runJobs();
    expect(await read()).toMatchObject({ status: 'waiting', isRead: true });
    opened.clock.advance(DAY);
    await runJobs();
    expect(await read()).toMatchObject({ status: 'inbox', snooze: null });
  });

  test('leaves alone what a person brought back before, however often the job runs', async () => {
    await alone();
    const until = opened.clock.now() + HOUR;
    await patch({ snooze: { until: inMs(HOUR), unlessReply: false } });
    await patch({ snooze: null });
    const wake = () =>
      opened.inWorkspace(() =>
        opened.app.get(WorkspaceDatabase).write((tx) => opened.app.get(Waking).wake(tx, [one.messageId], until)),
      );
    expect(await wake()).toEqual([]);
    expect(await read()).toMatchObject({ status: 'waiting', isRead: true });
    await patch({ snooze: { until: new Date(until).toISOString(), unlessReply: false } });
    expect(await wake()).toEqual([one.messageId]);
    expect(await wake()).toEqual([]);
    expect(await figures()).toMatchObject({ unread: 1, byStatus: { inbox: 1, waiting: 0 } });
  });

  test.each([
    { title: 'brings back what waits unless they reply', unlessReply: true, after: HOUR, back: true },
    { title: 'is not heard by what waits regardless', unlessReply: false, after: HOUR, back: false },
    { title: 'answers nothing when it is older than the message', unlessReply: true, after: -HOUR, back: false },
  ])('a reply $title', async ({ unlessReply, after, back }) => {
    const sentAt = Date.parse((await read()).createdAt);
    await patch({ snooze: { until: inMs(DAY), unlessReply } });
    const woken = await opened.inWorkspace(() =>
      opened.app
        .get(WorkspaceDatabase)
        .write((tx) => opened.app.get(Waking).wakeOnReply(tx, one.conversationId, sentAt + after)),
    );
    expect(woken).toEqual(back ? [one.messageId] : []);
    expect(await read()).toMatchObject(back ? { status: 'inbox', isRead: false, snooze: null } : { status: 'waiting' });
  });

  test.each([
    ['now', 0],
    ['a time in the past', -MINUTE],
    ['a time more than two years ahead', 731 * DAY],
  ])('until %s is refused', async (_, ms) => {
    const answer = await patch({ isRead: false, snooze: { until: inMs(ms), unlessReply: false } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'SNOOZE_OUT_OF_RANGE', details: [{ field: 'body.snooze.until' }] });
    expect(await read()).toMatchObject({ isRead: true, snooze: null });
  });

  test('is refused with every wrong field', async () => {
    const answer = await patch({ snooze: { until: 'tomorrow', unlessReply: 'yes', why: '' }, assigneeId: 'me' });
    expect(answer.statusCode).toBe(400);
    const fields = answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field);
    expect(fields).toEqual(['body.snooze.until', 'body.snooze.unlessReply', 'body.snooze.why', 'body.assigneeId']);
  });
});
