import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

/** Where the brief goes, and how our posts on X did. The brief itself has a test of its own. */
export const briefCases = (world: World): ParityCases => ({
  getBriefDelivery: [{ path: '/api/analytics/brief/delivery', reply: () => replies.getBriefDelivery(world) }],
  getTwitterPerformance: [{ path: '/api/analytics/twitter', reply: () => replies.getTwitterPerformance(world) }],
});
