import { defineEntity, p } from '@mikro-orm/core';
import { amount } from './columns.js';

/** A count maintained by every write that changes it, so that reading it costs the same at any size. */
export const StatCounter = defineEntity({
  name: 'StatCounter',
  tableName: 'stat_counter',
  properties: {
    workspaceId: p.uuid().primary(),
    name: p.text().primary(),
    value: amount(),
  },
});
