import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases } from './pages.ts';

export function contactImportCases(world: World): ParityCases {
  return {
    listContactImports: [{ path: '/api/contact-imports', reply: () => replies.listContactImports(world) }],
    getContactImport: [
      { path: `/api/contact-imports/${NOBODY}`, reply: () => replies.getContactImport(world, NOBODY) },
    ],
    listContactImportProblems: [
      {
        path: `/api/contact-imports/${NOBODY}/problems`,
        reply: () => replies.listContactImportProblems(world, NOBODY),
      },
    ],
  };
}
