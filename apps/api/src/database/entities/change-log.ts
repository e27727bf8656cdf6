import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.js';

/** What changed, in the order in which it was committed. */
export const ChangeLog = defineEntity({
  name: 'ChangeLog',
  tableName: 'change_log',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Counts up from 1 in each workspace, without gaps. */
    seq: p.integer().primary(),
    /** Names separated by commas. */
    topics: p.text(),
    createdAt: instant(),
  },
});
