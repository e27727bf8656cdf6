import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

const completion = (world: World, query: string, position = query.length) => ({
  path: `/api/search/completion?${new URLSearchParams({ query, position: String(position) })}`,
  reply: () => replies.completeQuery(world, query, position),
});

/** Values that are offered, once mail is read and the graph is there. Titles are read of signatures too, which the mock does not read. */
export const valueCompletions = (world: World): ParityCases[string] =>
  ['domain:', '-email:a', 'topic:', 'tag OR organization:"n', 'industry:zzz'].map((query) => completion(world, query));

export const searchCases = (world: World): ParityCases => ({
  completeQuery: [completion(world, ''), completion(world, 'ada OR do')],
  listSavedSearches: [{ path: '/api/search/saved', reply: () => replies.listSavedSearches(world) }],
});
