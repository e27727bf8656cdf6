import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

const completion = (world: World, query: string, position = query.length) => ({
  path: `/api/search/completion?${new URLSearchParams({ query, position: String(position) })}`,
  reply: () => replies.completeQuery(world, query, position),
});

export const searchCases = (world: World): ParityCases => ({
  completeQuery: [completion(world, ''), completion(world, 'ada OR do')],
  listSavedSearches: [{ path: '/api/search/saved', reply: () => replies.listSavedSearches(world) }],
});
