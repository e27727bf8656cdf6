import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

export const cannedReplyCases = (world: World): ParityCases => ({
  listCannedReplies: [{ path: '/api/canned-replies', reply: () => replies.listCannedReplies(world) }],
});
