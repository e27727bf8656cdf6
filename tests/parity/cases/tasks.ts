import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

export function taskCases(world: World): ParityCases {
  const list = (query: replies.TaskListQuery) => replies.listTasks(world, query);
  const contactId = world.tasks[0]?.contactId ?? NOBODY;
  const messageId = world.tasks[0]?.messageId ?? NOBODY;
  return {
    listTasks: [
      { path: '/api/tasks', reply: () => list({}) },
      ...pages('/api/tasks', 3, list),
      ...pages('/api/tasks?state=open', 3, (query) => list({ ...query, state: 'open' })),
      ...pages('/api/tasks?state=done', 1, (query) => list({ ...query, state: 'done' })),
      { path: '/api/tasks?kind=follow_up', reply: () => list({ kind: 'follow_up' }) },
      { path: `/api/tasks?contactId=${contactId}`, reply: () => list({ contactId }) },
      { path: `/api/tasks?messageId=${messageId}`, reply: () => list({ messageId }) },
      ...(['overdue', 'today', 'week'] as const).map((due) => ({
        path: `/api/tasks?state=open&due=${due}`,
        reply: () => list({ state: 'open', due }),
      })),
      {
        path: '/api/tasks?due=today&zone=Pacific/Auckland',
        reply: () => list({ due: 'today', zone: 'Pacific/Auckland' }),
      },
    ],
    getTaskSummary: [{ path: '/api/tasks/summary', reply: () => replies.getTaskSummary(world) }],
    getTask: [...world.tasks.map(({ id }) => id), NOBODY].map((id) => ({
      path: `/api/tasks/${id}`,
      reply: () => replies.getTask(world, id),
    })),
    listNotifications: [
      { path: '/api/notifications', reply: () => replies.listNotifications(world) },
      ...pages('/api/notifications', 2, (query) => replies.listNotifications(world, query)),
    ],
    getNotificationSummary: [
      { path: '/api/notifications/summary', reply: () => replies.getNotificationSummary(world) },
    ],
  };
}
