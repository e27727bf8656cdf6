import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

/** The graph itself is changed by messages and contacts alone. */
export const graphWrites: Writes = {
  refusals: ({ workspace }) => [
    { title: 'a node of no kind', method: 'GET', path: `/api/graph/nodes/Robot/${NOBODY}` },
    { title: 'a node without an id', method: 'GET', path: '/api/graph/nodes/Person/x' },
    { title: 'a company that is a person', method: 'GET', path: `/api/graph/nodes/Company/${workspace.id}` },
    {
      title: 'a neighbourhood that is too large',
      method: 'GET',
      path: `/api/graph/nodes/Person/${workspace.id}/neighbourhood?limit=61`,
    },
  ],
  changes: () => [{ title: 'making the graph anew', method: 'POST', path: '/api/graph/rebuild' }],
};
