import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';
import { Conversation } from './conversation.js';

/** Conversations merged into one, or one split in two. Kept as the record of who did it, and for its undo. */
export const Regrouping = defineEntity({
  name: 'Regrouping',
  tableName: 'regrouping',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    kind: p.text().$type<'merge' | 'split'>(),
    /** The conversation that the others were merged into, or that was split. */
    conversation: () => p.manyToOne(Conversation).ref().index(false).deleteRule('cascade'),
    /** JSON: the ids of the merged conversations, or of the new one. */
    otherIds: p.text(),
    messageCount: amount(),
    createdAt: instant(),
    undoneAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'regrouping_by_conversation', properties: ['conversation', 'id'] }],
});

/** Part of what a regrouping moved. */
export const RegroupingPart = defineEntity({
  name: 'RegroupingPart',
  tableName: 'regrouping_part',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    regrouping: () => p.manyToOne(Regrouping).ref().index(false).deleteRule('cascade'),
    kind: p.text().$type<'message' | 'entry' | 'task' | 'upload' | 'reference' | 'label' | 'added label'>(),
    /** The conversation it belonged to before. */
    fromId: p.uuid(),
    /** JSON: up to five hundred ids. */
    ids: p.text(),
  },
  indexes: [{ name: 'regrouping_part_by_regrouping', properties: ['regrouping', 'id'] }],
});
