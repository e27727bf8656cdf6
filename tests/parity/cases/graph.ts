import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases } from './pages.ts';

const at = '/api/graph/nodes';

/** Who is next to whom: the owner, people, and where they work. What is found about nodes has a test of its own. */
export function graphCases(world: World): ParityCases {
  const [one, another] = world.contacts;
  const { nodes } = replies.getNeighbourhood(world, 'Person', one?.id ?? '');
  const ends = [
    ['Person', world.workspace.id, '?limit=60'],
    ['Person', world.workspace.id, ''],
    ['Person', one?.id ?? NOBODY, ''],
    ['Person', another?.id ?? NOBODY, '?limit=1'],
    ...nodes.flatMap(({ entity_type: type, entity_id: id }) => (type === 'Company' ? [[type, id, '']] : [])),
    ['Company', one?.id ?? NOBODY, ''],
    ['Person', NOBODY, ''],
  ] as const;
  return {
    getNeighbourhood: ends.map(([type = 'Person', id = NOBODY, query = '']) => ({
      path: `${at}/${type}/${id}/neighbourhood${query}`,
      reply: () => replies.getNeighbourhood(world, type, id, query === '' ? 24 : Number(query.slice('?limit='.length))),
    })),
  };
}
