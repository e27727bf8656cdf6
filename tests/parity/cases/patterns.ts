import { CADENCES, RESPONSE_SPANS } from '@concordia/domain/patterns';
import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { type ParityCases, pages } from './pages.ts';

/** How soon people were answered does not hang on the present. */
export const patternCases = (world: World): ParityCases => ({
  listResponses: RESPONSE_SPANS.flatMap((bucket) =>
    pages(`/api/patterns/responses/${bucket}`, 20, (query) => replies.listResponses(world, bucket, query)),
  ),
});

/** A call whose answer is counted back from the present. */
interface ClockCase {
  readonly path: string;
  readonly reply: (world: World) => unknown;
}

export const clockCases: readonly ClockCase[] = [
  { path: '/api/patterns', reply: replies.getPatterns },
  ...CADENCES.map((cadence) => ({
    path: `/api/patterns/cadences/${cadence}`,
    reply: (world: World) => replies.listCadencePeople(world, cadence).items,
  })),
  { path: '/api/patterns/changes', reply: (world) => replies.listCadenceChanges(world).items },
  { path: '/api/queue/tasks', reply: replies.listQueueProposals },
];
