import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Conversation } from './conversation.js';

/** A reply in progress. A draft that was sent or discarded stays as an empty row, so that its version only rises. */
export const Draft = defineEntity({
  name: 'Draft',
  tableName: 'draft',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    conversation: () => p.manyToOne(Conversation).ref().index(false).deleteRule('cascade'),
    content: p.text(),
    /** The content with its formatting, sanitized; `null` without any. */
    html: p.text().nullable(),
    subject: p.text().nullable(),
    /** JSON: { mode, messageId, to, cc, bcc } as chosen; `null` for the usual recipients of a reply. */
    addressing: p.text().nullable(),
    /** Increments with every change, from 1. */
    version: p.integer(),
    updatedAt: instant(),
  },
  uniques: [{ name: 'draft_of_conversation', properties: ['conversation'] }],
});
