import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases } from './pages.ts';

export function draftCases(world: World): ParityCases {
  const some = [...world.drafts.map(({ conversationId }) => conversationId), world.conversations[0]?.id ?? '', NOBODY];
  return {
    getDraft: some.map((id) => ({
      path: `/api/conversations/${id}/draft`,
      reply: () => replies.getDraft(world, id),
    })),
  };
}
