import type { Task } from '@concordia/contract/day';
import type { AcceptedQueue, OptimizationTask, OptimizedQueue, QueueProposal } from '@concordia/contract/insight';
import { HOUR, MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const email: OptimizationTask = {
  entity_id: 'random-1',
  entity_type: 'Company',
  action_type: 'email',
  estimated_value: 100,
  estimated_time_minutes: 30,
  risk_score: 0,
  urgency_score: 0,
};

onEveryEngine('the queue', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const at = (ms: number): string => new Date(opened.clock.now() + ms).toISOString();
  const post = (url: string, payload: object) => opened.request({ method: 'POST', url, payload });
  const proposals = () => opened.get<QueueProposal[]>('/api/queue/tasks');
  const create = async (task: object): Promise<Task> => (await post('/api/tasks', task)).json();
  const accept = async (task: object): Promise<AcceptedQueue> =>
    (await post('/api/queue/accept', { tasks: [task] })).json();

  test('proposes open tasks about somebody, and messages that wait', async () => {
    const make = mailMaker(opened);
    const asked = await make({ priority: 85, subject: 'An offer?', sentAt: opened.clock.now() - HOUR });
    const planned = await make({ priority: 90 });
    await make({ priority: 85, status: 'completed' });
    await make({ priority: 40 });
    const { contactId, messageId } = planned;
    const call = await create({ kind: 'follow_up', title: 'Call them', dueAt: at(-HOUR), messageId });
    await create({ kind: 'task', title: 'About nobody' });
    const shared = { entity_type: 'Person', estimated_value: 100, risk_score: 0.33 } as const;
    expect(await proposals()).toEqual([
      {
        ...shared,
        id: call.id,
        taskId: call.id,
        messageId,
        source: 'follow_up',
        title: 'Call them',
        entity_id: contactId,
        contactName: 'Contact 2',
        action_type: 'call',
        estimated_time_minutes: 30,
        urgency_score: 1,
        dueAt: call.dueAt,
        due_at: call.dueAt,
      },
      {
        ...shared,
        id: asked.messageId,
        taskId: null,
        messageId: asked.messageId,
        source: 'suggestion',
        title: 'Answer Contact 1: An offer?',
        entity_id: asked.contactId,
        contactName: 'Contact 1',
        action_type: 'email',
        estimated_time_minutes: 10,
        urgency_score: 0.85,
        dueAt: null,
        due_at: null,
      },
    ]);
    await post(`/api/tasks`, { kind: 'task', title: 'Answer', messageId: asked.messageId });
    expect((await proposals()).map(({ source }) => source)).toEqual(['follow_up', 'follow_up']);
  });

  test('is put in order around the follow-ups that keep their time, and comes back as it was sent', async () => {
    const inAnHour = opened.clock.now() + HOUR;
    await create({ kind: 'follow_up', title: 'Call the bank', dueAt: at(HOUR) });
    const tasks = [
      { ...email, title: 'A', id: '1', due_at: null },
      { ...email, title: 'B', estimated_value: 900 },
      { ...email, title: 'C', estimated_value: 500, estimated_time_minutes: 470 },
    ];
    const { optimized_tasks, day }: OptimizedQueue = (await post('/api/queue', { tasks })).json();
    expect(optimized_tasks.map(({ task }) => task)).toEqual([tasks[1], tasks[0], tasks[2]]);
    expect(optimized_tasks.map(({ scheduled_time }) => scheduled_time)).toEqual([at(0), at(30 * MINUTE), undefined]);
    expect(day).toEqual({ start: at(0), end: at(7.5 * HOUR), usedMinutes: 60, availableMinutes: 420, left: 1 });
    const again = await post('/api/queue', { tasks: [{ ...email, estimated_time_minutes: 120 }] });
    const [afterwards]: OptimizedQueue['optimized_tasks'] = again.json().optimized_tasks;
    expect(Date.parse(afterwards?.scheduled_time ?? '')).toBe(inAnHour + 30 * MINUTE);
  });

  test('is accepted: follow-ups are made and moved once, and can be taken back', async () => {
    const { contactId, messageId } = await mailMaker(opened)();
    const time = { scheduled_time: at(HOUR), estimated_time_minutes: 10 };
    const person = { entity_id: contactId, entity_type: 'Person', action_type: 'call', message_id: messageId, ...time };
    const made = await accept(person);
    const [change] = made.changes;
    expect(made).toMatchObject({ created: 1, moved: 0, changes: [{ isNew: true, dueBefore: null }] });
    const followUp = await opened.get<Task>(`/api/tasks/${change?.taskId}`);
    expect(followUp).toMatchObject({ kind: 'follow_up', dueAt: at(HOUR), messageId, contact: { id: contactId } });
    expect(followUp.title).toBe(`Call ${followUp.contact?.name}`);
    expect(await accept(person)).toEqual({ created: 0, moved: 0, changes: [] });
    const later = { ...person, task_id: followUp.id, scheduled_time: at(2 * HOUR) };
    const moved = { taskId: followUp.id, isNew: false, dueBefore: at(HOUR) };
    expect(await accept(later)).toEqual({ created: 0, moved: 1, changes: [moved] });
    expect(await accept(later)).toEqual({ created: 0, moved: 0, changes: [] });
    expect((await opened.get<Task>(`/api/tasks/${followUp.id}`)).dueAt).toBe(at(2 * HOUR));
    const company = await accept({ ...email, ...time });
    const task = await opened.get<Task>(`/api/tasks/${company.changes[0]?.taskId}`);
    expect(task).toMatchObject({ title: 'Write to random-1', contact: null });
  });

  test('is accepted as a whole or not at all, and only with tasks of this workspace', async () => {
    const count = async () => (await opened.get<Task[]>('/api/tasks')).length;
    await create({ kind: 'task', title: 'There already' });
    const before = await count();
    const time = { scheduled_time: at(3 * HOUR), estimated_time_minutes: 10 };
    const answer = await post('/api/queue/accept', {
      tasks: [
        { ...email, ...time },
        { ...email, ...time, task_id: NOBODY },
      ],
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'TASK_NOT_FOUND']);
    expect(await count()).toBe(before);
  });

  test('names every field that is wrong', async () => {
    const wrong = { ...email, risk_score: 2, urgency_score: -1, estimated_time_minutes: 0.5, entity_type: 'Robot' };
    const answer = await post('/api/queue', { tasks: [email, wrong] });
    const fields = answer.json().details.map(({ field }: { field: string }) => field.replace('body.tasks.1.', ''));
    expect(fields.toSorted()).toEqual(['entity_type', 'estimated_time_minutes', 'risk_score', 'urgency_score']);
    expect((await post('/api/queue', { tasks: [] })).statusCode).toBe(400);
    expect((await post('/api/queue', { tasks: Array.from({ length: 501 }, () => email) })).statusCode).toBe(400);
  });
});
