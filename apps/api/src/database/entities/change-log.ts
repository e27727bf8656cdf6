import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.js';

/** Changes in commit order. */
export const ChangeLog = defineEntity({
  name: 'ChangeLog',
  tableName: 'change_log',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Counts up from 1 per workspace, without gaps. */
    seq: p.integer().primary(),
    /** Comma-separated names. */
    topics: p.text(),
    /** The ChangedConversations in JSON; `null` if any message may have changed. */
    conversations: p.text().nullable(),
    createdAt: instant(),
  },
});
