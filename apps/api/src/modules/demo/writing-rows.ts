import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

interface WritingRows {
  readonly draft: Insertable<ScopedTables['draft']>[];
  readonly canned_reply: Insertable<ScopedTables['canned_reply']>[];
  readonly saved_search: Insertable<ScopedTables['saved_search']>[];
}

export function writingRows(world: World, nextId: () => string): WritingRows {
  return {
    draft: world.drafts.map(({ conversationId, updatedAt, ...draft }) => ({
      ...draft,
      id: nextId(),
      conversation_id: conversationId,
      updated_at: updatedAt,
    })),
    canned_reply: world.cannedReplies.map(({ updatedAt, ...reply }) => ({
      ...reply,
      name_key: reply.name.toLowerCase(),
      created_at: updatedAt,
      updated_at: updatedAt,
    })),
    saved_search: world.savedSearches.map(({ createdAt, ...search }) => ({
      ...search,
      name_key: search.name.toLowerCase(),
      created_at: createdAt,
    })),
  };
}
