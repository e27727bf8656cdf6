import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases } from './pages.ts';

export function suggestionCases(world: World): ParityCases {
  return {
    listSuggestions: [...world.messages.map(({ id }) => id), NOBODY].map((id) => ({
      path: `/api/messages/${id}/suggestions`,
      reply: () => replies.listSuggestions(world, id),
    })),
  };
}
