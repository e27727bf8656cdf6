import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

export function conversationCases(world: World): ParityCases {
  return {
    getConversation: [...world.conversations.map(({ id }) => id), NOBODY].map((id) => ({
      path: `/api/conversations/${id}`,
      reply: () => replies.getConversation(world, id),
    })),
    listConversationMessages: [
      ...world.conversations.flatMap(({ id }) =>
        pages(`/api/conversations/${id}/messages`, 3, (query) => replies.listConversationMessages(world, id, query)),
      ),
      {
        path: `/api/conversations/${NOBODY}/messages`,
        reply: () => replies.listConversationMessages(world, NOBODY),
      },
    ],
  };
}
