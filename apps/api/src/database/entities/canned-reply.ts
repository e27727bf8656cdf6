import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

export const CannedReply = defineEntity({
  name: 'CannedReply',
  tableName: 'canned_reply',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name for comparison: replies that differ only in case are the same. */
    nameKey: p.text(),
    content: p.text(),
    /** Typed after a slash; unique if set. */
    shortcut: p.text().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  uniques: [
    { name: 'canned_reply_name', properties: ['workspaceId', 'nameKey'] },
    { name: 'canned_reply_shortcut', properties: ['workspaceId', 'shortcut'] },
  ],
});
