import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases } from './pages.ts';

export function enrichmentCases(world: World): ParityCases {
  const ids = [world.contacts[0]?.id ?? '', NOBODY];
  return {
    listEnrichmentProviders: [
      { path: '/api/enrichment/providers', reply: () => replies.listEnrichmentProviders(world) },
    ],
    listAttachments: ids.map((id) => ({
      path: `/api/contacts/${id}/enrichment`,
      reply: () => replies.listAttachments(world, id),
    })),
  };
}
