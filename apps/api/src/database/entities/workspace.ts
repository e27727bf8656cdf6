import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant } from './columns.js';

export const Workspace = defineEntity({
  name: 'Workspace',
  tableName: 'workspace',
  properties: {
    id: id(),
    name: p.text(),
    /** JSON: a list of addresses in lower case. */
    ownAddresses: p.text().default('[]'),
    isDemo: flag(),
    /** Messages that are older are removed; `null` keeps them. */
    retentionDays: p.integer().nullable(),
    /** The number of the newest row of `change_log`; taking the next one locks this row until the commit. */
    changeSeq: amount(),
    createdAt: instant(),
  },
});
