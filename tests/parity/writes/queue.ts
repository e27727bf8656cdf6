import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const email = {
  entity_id: 'a',
  entity_type: 'Person',
  action_type: 'email',
  estimated_value: 100,
  estimated_time_minutes: 10,
  risk_score: 0.1,
  urgency_score: 0.2,
} as const;

export const queueWrites: Writes = {
  refusals: () => {
    const optimize = (title: string, body: object) => ({ title, method: 'POST', path: '/api/queue', body }) as const;
    const accept = (title: string, task: object) =>
      ({ title, method: 'POST', path: '/api/queue/accept', body: { tasks: [task] } }) as const;
    return [
      { title: 'an unknown class', method: 'GET', path: '/api/patterns/cadences/daily' },
      { title: 'an unknown response time', method: 'GET', path: '/api/patterns/responses/soon?limit=0' },
      optimize('a queue without tasks', {}),
      optimize('an empty queue', { tasks: [] }),
      optimize('tasks with nothing in them', { tasks: [{}, 1] }),
      optimize('tasks of impossible figures', {
        tasks: [
          { ...email, estimated_value: -1, risk_score: 2, urgency_score: '1' },
          { ...email, estimated_time_minutes: 0.5, due_at: 'soon', entity_type: 'Robot', action_type: 'fax' },
        ],
      }),
      accept('accepting a task without a time', { ...email, task_id: 'x' }),
      accept('accepting a task that is not there', {
        ...email,
        scheduled_time: '2026-11-20T09:30:00.000Z',
        task_id: NOBODY,
      }),
    ];
  },
  changes: (world) => {
    const task = world.tasks.find(({ state, kind }) => state === 'open' && kind === 'follow_up');
    // Far ahead, where the working hours of both clocks are the same.
    const due_at = new Date(world.now + 40 * 86_400_000).toISOString();
    const tasks = [{ ...email, entity_id: task?.contactId ?? '', task_id: task?.id, scheduled_time: due_at }];
    return [
      { title: 'moving a follow-up by a plan', method: 'POST', path: '/api/queue/accept', body: { tasks } },
      { title: 'the same plan again', method: 'POST', path: '/api/queue/accept', body: { tasks } },
    ];
  },
};
