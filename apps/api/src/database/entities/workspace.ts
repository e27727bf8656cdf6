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
    /** ISO 4217: what all amounts are in. */
    currency: p.text().default('USD'),
    /** IANA: the place by whose clock days begin. */
    timeZone: p.text().default('UTC'),
    isDemo: flag(),
    /** Messages that are older are removed; `null` keeps them. */
    retentionDays: p.integer().nullable(),
    /** The number of the newest row of `change_log`; taking the next one locks this row until the commit. */
    changeSeq: amount(),
    /** The number of the newest row of `hub_event`, taken in the same way; so it is also how many events there ever were. */
    eventSeq: amount(),
    /** When the newest event was published: no event is older than the one before it. */
    eventAt: amount(),
    createdAt: instant(),
  },
});
