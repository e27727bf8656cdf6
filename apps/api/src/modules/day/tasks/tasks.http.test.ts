import type { Notification, Task } from '@concordia/contract/day';
import type { Message } from '@concordia/contract/inbox';
import { DAY, HOUR, MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doDueJobs } from '../../../jobs/do-due-jobs.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';

onEveryEngine('tasks', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    opened.clock.advanceToMorning();
    await opened.enterNewWorkspace();
  });
  afterAll(() => opened.close());

  const at = (ms: number): string => new Date(opened.clock.now() + ms).toISOString();
  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    opened.request({ method, url, ...(payload && { payload }) });
  async function create(task: object): Promise<Task> {
    const answer = await send('POST', '/api/tasks', task);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  }
  const dueOf = async (messageId: string) => (await opened.get<Message>(`/api/messages/${messageId}`)).dueAt;
  const titles = async (query: string) => (await opened.get<Task[]>(`/api/tasks${query}`)).map(({ title }) => title);
  async function work(): Promise<void> {
    await doDueJobs(opened.app.get(JobRunner));
  }

  test('keep what was written, inert', async () => {
    const title = `<script>alert(1)</script> & "${'x'.repeat(150)}"`;
    const made = await create({ kind: 'task', title: `  ${title} `, note: '<b>bold</b>\n' });
    expect(made).toMatchObject({ kind: 'task', title, note: '<b>bold</b>', state: 'open', doneAt: null, dueAt: null });
    expect(await opened.get(`/api/tasks/${made.id}`)).toEqual(made);
    expect((await send('DELETE', `/api/tasks/${made.id}`)).json()).toEqual(made);
    expect((await send('DELETE', `/api/tasks/${made.id}`)).json()).toMatchObject({ code: 'TASK_NOT_FOUND' });
  });

  test('of a message know its conversation and contact, and the message knows the next time', async () => {
    const make = mailMaker(opened);
    const { messageId, contactId, conversationId } = await make();
    const later = await create({ kind: 'follow_up', title: 'Later', dueAt: at(2 * DAY), messageId });
    expect(later).toMatchObject({ conversationId, contact: { id: contactId } });
    expect(await dueOf(messageId)).toBe(later.dueAt);
    const sooner = await create({ kind: 'task', title: 'Sooner', dueAt: at(DAY), messageId });
    expect(await dueOf(messageId)).toBe(sooner.dueAt);
    await send('PATCH', `/api/tasks/${sooner.id}`, { dueAt: at(3 * DAY) });
    expect(await dueOf(messageId)).toBe(later.dueAt);
    await send('PATCH', `/api/tasks/${later.id}`, { state: 'done' });
    expect(await dueOf(messageId)).toBe(at(3 * DAY));
    await send('PATCH', `/api/tasks/${later.id}`, { state: 'open' });
    expect(await dueOf(messageId)).toBe(later.dueAt);
    await send('DELETE', `/api/tasks/${later.id}`);
    await send('PATCH', `/api/tasks/${sooner.id}`, { dueAt: null });
    expect(await dueOf(messageId)).toBeNull();
    await send('DELETE', `/api/tasks/${sooner.id}`);
  });

  test('are listed by what is due, page by page, and counted', async () => {
    const { contactId } = await mailMaker(opened)();
    const about = (title: string, dueAt: string | null, kind = 'task') => create({ kind, title, dueAt, contactId });
    await about('never', null);
    await about('in ten days', at(10 * DAY));
    await about('in three days', at(3 * DAY), 'follow_up');
    await about('tonight', at(6 * HOUR));
    const past = await about('yesterday', at(-DAY));
    const query = `?contactId=${contactId}`;
    const all = ['yesterday', 'tonight', 'in three days', 'in ten days', 'never'];
    expect(await titles(query)).toEqual(all);
    expect(await titles(`${query}&due=overdue`)).toEqual(['yesterday']);
    expect(await titles(`${query}&due=today`)).toEqual(['tonight']);
    // It is 9:30 in London and 22:30 in Auckland, where tonight is tomorrow.
    expect(await titles(`${query}&due=today&zone=Pacific/Auckland`)).toEqual([]);
    expect(await titles(`${query}&due=week`)).toEqual(['tonight', 'in three days']);
    expect(await titles(`${query}&kind=follow_up`)).toEqual(['in three days']);

    const walked: string[] = [];
    let url: string | undefined = `/api/tasks${query}&limit=2`;
    while (url !== undefined) {
      const answer = await opened.request({ method: 'GET', url });
      expect(answer.headers['x-total-count']).toBe('5');
      walked.push(...answer.json().map(({ title }: Task) => title));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(walked).toEqual(all);
    expect(await opened.get('/api/tasks/summary')).toEqual({ open: 5, overdue: 1 });
    await send('PATCH', `/api/tasks/${past.id}`, { state: 'done' });
    opened.clock.advance(MINUTE);
    const [never] = await opened.get<Task[]>(`/api/tasks${query}&state=open&limit=500`).then((rows) => rows.slice(-1));
    await send('PATCH', `/api/tasks/${never?.id}`, { state: 'done' });
    expect(await titles(`${query}&state=done`)).toEqual(['never', 'yesterday']);
    expect(await titles(`${query}&state=done&limit=1`)).toEqual(['never']);
    expect(await opened.get('/api/tasks/summary')).toEqual({ open: 3, overdue: 0 });
  });

  test('tell once when they are due; what was moved or done does not', async () => {
    const make = mailMaker(opened);
    const { messageId, contactId } = await make();
    const moved = await create({ kind: 'follow_up', title: 'Moved', dueAt: at(HOUR), messageId });
    const done = await create({ kind: 'task', title: 'Done', dueAt: at(HOUR) });
    const gone = await create({ kind: 'task', title: 'Gone', dueAt: at(HOUR) });
    await send('PATCH', `/api/tasks/${moved.id}`, { dueAt: at(2 * HOUR) });
    await send('PATCH', `/api/tasks/${done.id}`, { state: 'done' });
    await send('DELETE', `/api/tasks/${gone.id}`);
    const told = async () =>
      (await opened.get<Notification[]>('/api/notifications')).filter(({ kind }) => kind === 'task_due');
    opened.clock.advance(HOUR);
    await work();
    expect(await told()).toEqual([]);
    opened.clock.advance(HOUR);
    await work();
    expect(await told()).toMatchObject([{ title: 'Moved', taskId: moved.id, messageId, contactId, seenAt: null }]);
    // Done and opened again, at the same time: it was told.
    await send('PATCH', `/api/tasks/${moved.id}`, { state: 'done' });
    await send('PATCH', `/api/tasks/${moved.id}`, { state: 'open' });
    await work();
    expect(await told()).toHaveLength(1);
    await send('DELETE', `/api/tasks/${moved.id}`);
    expect(await told()).toEqual([]);
  });

  describe('refuse', () => {
    const task = { kind: 'task', title: 'A' };
    test.each([
      ['nothing', {}, ['body.kind', 'body.title']],
      ['an empty title', { ...task, title: '  ' }, ['body.title']],
      ['a title that is too long', { ...task, title: 'x'.repeat(201) }, ['body.title']],
      ['a title with NUL', { ...task, title: 'a\0b' }, ['body.title']],
      ['a note that is too long', { ...task, note: 'x'.repeat(4001) }, ['body.note']],
      ['a follow-up without a time', { ...task, kind: 'follow_up' }, ['body.dueAt']],
      ['a time that is none', { ...task, dueAt: 'tomorrow' }, ['body.dueAt']],
      ['ids that are none', { ...task, contactId: 7, messageId: 'x' }, ['body.contactId', 'body.messageId']],
      ['a field of nobody', { ...task, colour: 'red' }, ['body.colour']],
    ])('%s', async (_, payload, fields) => {
      const before = await opened.get<Task[]>('/api/tasks');
      const answer = await send('POST', '/api/tasks', payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details.map(({ field }: { field: string }) => field)).toEqual(fields);
      expect(await opened.get('/api/tasks')).toEqual(before);
    });

    test("what is not here, or is another workspace's", async () => {
      const other = await mailMaker(opened, await opened.addWorkspace('Other'))();
      for (const [field, id, code] of [
        ['messageId', other.messageId, 'MESSAGE_NOT_FOUND'],
        ['conversationId', other.conversationId, 'CONVERSATION_NOT_FOUND'],
        ['contactId', other.contactId, 'CONTACT_NOT_FOUND'],
        ['assigneeId', NOBODY, 'MEMBER_NOT_FOUND'],
      ]) {
        const answer = await send('POST', '/api/tasks', { ...task, [field ?? '']: id });
        expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
      }
    });

    test('taking the time from a follow-up', async () => {
      const { id } = await create({ kind: 'follow_up', title: 'A', dueAt: at(DAY) });
      const answer = await send('PATCH', `/api/tasks/${id}`, { dueAt: null, title: 'B' });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'FOLLOW_UP_NEEDS_TIME']);
      expect(await opened.get(`/api/tasks/${id}`)).toMatchObject({ title: 'A' });
      expect((await send('PATCH', `/api/tasks/${id}`, {})).statusCode).toBe(400);
    });

    test('a zone that does not exist', async () => {
      const answer = await opened.request({ method: 'GET', url: '/api/tasks?due=today&zone=Mars/Base' });
      expect(answer.json().details).toEqual([
        { field: 'query.zone', expected: 'a time zone such as Europe/Berlin', received: 'Mars/Base' },
      ]);
    });
  });
});
