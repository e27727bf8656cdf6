import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases } from './pages.ts';

/** A fresh world was told of nothing. How far each step is has a test of its own. */
export function ingestCases(world: World): ParityCases {
  return {
    listIngestRuns: [{ path: '/api/ingest/files', reply: () => replies.listIngestRuns(world) }],
    getIngestRun: [{ path: `/api/ingest/files/${NOBODY}`, reply: () => replies.getIngestRun(world, NOBODY) }],
  };
}
