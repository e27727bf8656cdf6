import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

const EVENTS = '/api/connection/events';

export function hubEventCases(world: World): ParityCases {
  const { events } = world.hub;
  const at = new Date(events.at(20)?.publishedAt ?? 0);
  const since = at.getTime();
  const topic = 'message.**';
  return {
    listEvents: [
      ...pages(EVENTS, 20, (query) => replies.listEvents(world, query)),
      ...pages(`${EVENTS}?topic=${topic}`, 15, (query) => replies.listEvents(world, { ...query, topic })),
      { path: `${EVENTS}?topic=roast.planned`, reply: () => replies.listEvents(world, { topic: 'roast.planned' }) },
      { path: `${EVENTS}?since=${at.toISOString()}`, reply: () => replies.listEvents(world, { since }) },
      { path: `${EVENTS}?until=${at.toISOString()}`, reply: () => replies.listEvents(world, { until: since }) },
      { path: `${EVENTS}?status=failed`, reply: () => replies.listEvents(world, { status: 'failed' }) },
      { path: `${EVENTS}?status=pending`, reply: () => replies.listEvents(world, { status: 'pending' }) },
    ],
    getEvent: [...events.map(({ id }) => id), NOBODY].map((id) => ({
      path: `${EVENTS}/${id}`,
      reply: () => replies.getEvent(world, id),
    })),
    getReplay: [{ path: `${EVENTS}/replays/${NOBODY}`, reply: () => replies.getReplay(world, NOBODY) }],
    listEventTopics: [{ path: `${EVENTS}/topics`, reply: () => replies.listEventTopics() }],
    getConnectionSummary: [{ path: '/api/connection/summary', reply: () => replies.getConnectionSummary(world) }],
    getAsyncApi: [{ path: '/asyncapi.json', reply: () => replies.getAsyncApi(world) }],
  };
}
