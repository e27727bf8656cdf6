import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

export function importCases(world: World): ParityCases {
  const runs = [...world.imports.map(({ id }) => id), NOBODY];
  return {
    listImports: [{ path: '/api/imports', reply: () => replies.listImports(world) }],
    getImport: runs.map((id) => ({ path: `/api/imports/${id}`, reply: () => replies.getImport(world, id) })),
    listImportProblems: [
      ...world.imports.flatMap(({ id }) =>
        pages(`/api/imports/${id}/problems`, 2, (query) => replies.listImportProblems(world, id, query)),
      ),
      { path: `/api/imports/${NOBODY}/problems`, reply: () => replies.listImportProblems(world, NOBODY) },
    ],
  };
}
