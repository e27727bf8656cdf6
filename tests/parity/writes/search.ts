import type { World } from '@concordia/fixtures';
import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const SAVED = '/api/search/saved';

/** Finds those at one host, two or more, none of whom another change is about. */
function colleagues({ contacts }: World): string {
  const byHost = Map.groupBy(contacts, ({ email }) => email?.split('@').at(-1) ?? '');
  const isLeftAlone = (name: string) => !name.includes('Lindqvist');
  const [host] =
    [...byHost].find(([at, some]) => at !== '' && some.length > 1 && some.every(({ name }) => isLeftAlone(name))) ?? [];
  return `domain:${host}`;
}

export const searchWrites: Writes = {
  refusals: (world) => [
    { title: 'a search that ends too soon', method: 'POST', path: '/api/search', body: { query: '(a OR' } },
    { title: 'a search by a name that nothing has', method: 'POST', path: '/api/search', body: { query: 'tittle:x' } },
    {
      title: 'a search of wrong types',
      method: 'POST',
      path: '/api/search',
      body: { query: 1, limit: 0, sort_by: 'x' },
    },
    { title: 'a view of no query', method: 'POST', path: '/api/search/view', body: { name: 'x', query: 'title:' } },
    {
      title: 'a tag for nobody',
      method: 'POST',
      path: '/api/search/segment',
      body: { name: 'x', query: 'nobodyatall' },
    },
    {
      title: 'a name that another search has',
      method: 'POST',
      path: SAVED,
      body: { name: world.savedSearches[0]?.name.toUpperCase(), query: 'a' },
    },
    { title: 'no such saved search', method: 'DELETE', path: `${SAVED}/${NOBODY}` },
  ],
  changes: (world) => [
    { title: 'a saved search less', method: 'DELETE', path: `${SAVED}/${world.savedSearches[0]?.id}` },
    { title: 'the saved searches after that', method: 'GET', path: SAVED },
    ...['once', 'again'].map((when) => ({
      title: `a tag for whom a search finds, ${when}`,
      method: 'POST' as const,
      path: '/api/search/segment',
      body: { name: 'Found together', query: colleagues(world) },
    })),
    { title: 'all tags after the search', method: 'GET', path: '/api/tags' },
  ],
};
