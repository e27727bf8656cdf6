import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** A text that is written often, with gaps for who it goes to. */
export const CannedReply = defineEntity({
  name: 'CannedReply',
  tableName: 'canned_reply',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name as it is compared: two replies that differ in case alone are one. */
    nameKey: p.text(),
    content: p.text(),
    /** What is typed after a slash; unique where there is one. */
    shortcut: p.text().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  uniques: [
    { name: 'canned_reply_name', properties: ['workspaceId', 'nameKey'] },
    { name: 'canned_reply_shortcut', properties: ['workspaceId', 'shortcut'] },
  ],
});
