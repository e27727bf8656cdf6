import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const HUB = '/api/connection';
const SUBSCRIBE = `${HUB}/webhooks/subscribe`;

export const hubWebhookWrites: Writes = {
  refusals: (world) => {
    const path = `${HUB}/subscriptions/${world.hub.webhooks.subscriptions[0]?.id}`;
    return [
      { title: 'a subscription that says nothing', method: 'POST', path: SUBSCRIBE, body: {} },
      {
        title: 'a subscription to no topic, at no address, of nobody',
        method: 'POST',
        path: SUBSCRIBE,
        body: { topic: ' ', webhook_url: 'ftp://a.example', module_name: ' ' },
      },
      {
        title: 'a subscription to what is no pattern',
        method: 'POST',
        path: SUBSCRIBE,
        body: { topic: 'us*', webhook_url: 'https://a.example', module_name: 'a' },
      },
      { title: 'no change of a subscription', method: 'PATCH', path, body: {} },
      { title: 'an overlap without end', method: 'POST', path: `${path}/rotate`, body: { overlap_hours: 1_000 } },
      { title: 'deliveries of a status that is none', method: 'GET', path: `${path}/deliveries?status=lost&limit=0` },
      { title: 'no such subscription', method: 'DELETE', path: `${HUB}/subscriptions/${NOBODY}` },
      { title: 'no such delivery', method: 'POST', path: `${HUB}/deliveries/${NOBODY}/replay` },
    ];
  },
  changes: (world) => {
    const [one, another] = world.hub.webhooks.subscriptions;
    const path = `${HUB}/subscriptions/${one?.id}`;
    return [
      {
        title: 'another topic and a filter',
        method: 'PATCH',
        path,
        body: { topic: 'user.**', filter: { 'user.plan': 'pro' }, allow_private_network: true },
      },
      { title: 'a subscription paused', method: 'PATCH', path, body: { status: 'paused' } },
      { title: 'one subscription less', method: 'DELETE', path: `${HUB}/subscriptions/${another?.id}` },
      { title: 'the subscriptions after that', method: 'GET', path: `${HUB}/subscriptions` },
    ];
  },
};
