import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const SAVED = '/api/search/saved';

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
  ],
};
