import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Conversation } from './conversation.js';

/** The answer that somebody is writing in a conversation. A draft that was sent or thrown away stays as an empty one, so that its version only rises. */
export const Draft = defineEntity({
  name: 'Draft',
  tableName: 'draft',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    conversation: () => p.manyToOne(Conversation).ref().index(false).deleteRule('cascade'),
    content: p.text(),
    subject: p.text().nullable(),
    /** Rises with every change, from 1. */
    version: p.integer(),
    updatedAt: instant(),
  },
  uniques: [{ name: 'draft_of_conversation', properties: ['conversation'] }],
});
