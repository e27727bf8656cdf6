import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

const HUB = '/api/connection';

export function hubWebhookCases(world: World): ParityCases {
  const { subscriptions, deliveries } = world.hub.webhooks;
  const ofEach = (query: string, asked: replies.DeliveryListQuery) =>
    subscriptions.map(({ id }) => ({
      path: `${HUB}/subscriptions/${id}/deliveries${query}`,
      reply: () => replies.listDeliveries(world, id, asked),
    }));
  return {
    listSubscriptions: [{ path: `${HUB}/subscriptions`, reply: () => replies.listSubscriptions(world) }],
    listDeliveries: [...ofEach('', {}), ...ofEach('?status=failed&limit=2', { status: 'failed', limit: 2 })],
    getDelivery: deliveries
      .slice(-3)
      .map(({ id }) => ({ path: `${HUB}/deliveries/${id}`, reply: () => replies.getDelivery(world, id) })),
  };
}
