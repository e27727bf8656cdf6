import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

export const taskWrites: Writes = {
  refusals: (world) => {
    const task = `/api/tasks/${world.tasks[0]?.id}`;
    const create = (title: string, body: object) => ({ title, method: 'POST', path: '/api/tasks', body }) as const;
    return [
      { title: 'tasks in an unknown state', method: 'GET', path: '/api/tasks?state=later&due=soon' },
      { title: 'tasks of something that is no id', method: 'GET', path: '/api/tasks?contactId=abc' },
      create('a task without a title', { kind: 'task' }),
      create('a task whose title is empty', { kind: 'task', title: ' ' }),
      create('a task whose title is too long', { kind: 'task', title: 'x'.repeat(201) }),
      create('a task of an unknown kind', { kind: 'meeting', title: 'A' }),
      create('a follow-up without a time', { kind: 'follow_up', title: 'A' }),
      create('a task with a time that is none', { kind: 'task', title: 'A', dueAt: 'soon' }),
      create('a task of a message that is not there', { kind: 'task', title: 'A', messageId: NOBODY }),
      create('a task of a contact who is not there', { kind: 'task', title: 'A', contactId: NOBODY }),
      { title: 'a change of no task', method: 'PATCH', path: `/api/tasks/${NOBODY}`, body: { title: 'A' } },
      { title: 'no change of a task', method: 'PATCH', path: task, body: {} },
      { title: 'a field that tasks do not have', method: 'PATCH', path: task, body: { title: 'A', colour: 'red' } },
      { title: 'taking the time from a follow-up', method: 'PATCH', path: task, body: { dueAt: null } },
      { title: 'deleting no task', method: 'DELETE', path: `/api/tasks/${NOBODY}` },
      { title: 'a new address for no feed', method: 'POST', path: '/api/calendar/feeds/holidays/renew' },
    ];
  },
  changes: (world) => {
    const [first, second] = world.tasks.filter(({ state }) => state === 'open');
    const done = world.tasks.find(({ state }) => state === 'done');
    const patch = (title: string, id: string | undefined, body: object) =>
      ({ title, method: 'PATCH', path: `/api/tasks/${id}`, body }) as const;
    const dueAt = new Date(world.now + 9 * 86_400_000).toISOString();
    return [
      patch('moving a task', first?.id, { title: ' Later ', note: null, dueAt }),
      { title: 'its message after that', method: 'GET', path: `/api/messages/${first?.messageId}` },
      patch('opening what was done', done?.id, { state: 'open' }),
      { title: 'deleting a task', method: 'DELETE', path: `/api/tasks/${second?.id}` },
      { title: 'its message after that, too', method: 'GET', path: `/api/messages/${second?.messageId}` },
      { title: 'the tasks after that', method: 'GET', path: '/api/tasks' },
      { title: 'how many there are', method: 'GET', path: '/api/tasks/summary' },
      {
        title: 'seeing the notifications of yesterday',
        method: 'POST',
        path: '/api/notifications/seen',
        body: { upTo: new Date(world.now - 7_200_000).toISOString() },
      },
    ];
  },
};
