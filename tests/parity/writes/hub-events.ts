import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const EVENTS = '/api/connection/events';
const PUBLISH = `${EVENTS}/publish`;

export const hubEventWrites: Writes = {
  refusals: (world) => {
    const keyed = world.hub.events.find(({ idempotencyKey }) => idempotencyKey !== null);
    return [
      { title: 'an event that says nothing', method: 'POST', path: PUBLISH, body: {} },
      { title: 'an event without a topic', method: 'POST', path: PUBLISH, body: { topic: '', payload: [] } },
      { title: 'an event for a pattern', method: 'POST', path: PUBLISH, body: { topic: 'user.*', payload: {} } },
      {
        title: 'another event under the same key',
        method: 'POST',
        path: PUBLISH,
        body: { topic: 'user.created', payload: {}, idempotency_key: keyed?.idempotencyKey },
      },
      { title: 'events of no status', method: 'GET', path: `${EVENTS}?topic=us*&status=lost&since=today` },
      { title: 'a replay of nothing', method: 'POST', path: `${EVENTS}/replay`, body: {} },
      { title: 'stopping a replay of nobody', method: 'DELETE', path: `${EVENTS}/replays/${NOBODY}` },
    ];
  },
  changes: (world) => {
    const keyed = world.hub.events.find(({ idempotencyKey }) => idempotencyKey !== null);
    const { topic, payload, idempotencyKey: idempotency_key } = keyed ?? {};
    return [
      { title: 'the same event again', method: 'POST', path: PUBLISH, body: { topic, payload, idempotency_key } },
    ];
  },
};
