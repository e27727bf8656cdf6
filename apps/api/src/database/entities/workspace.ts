import { defineEntity, p } from '@mikro-orm/core';
import { amount, type Flag, flag, id, instant } from './columns.js';

export const Workspace = defineEntity({
  name: 'Workspace',
  tableName: 'workspace',
  properties: {
    id: id(),
    name: p.text(),
    /** JSON: a list of lowercase addresses. */
    ownAddresses: p.text().default('[]'),
    /** ISO 4217; applies to all amounts. */
    currency: p.text().default('USD'),
    /** An IANA time zone; days start at its midnight. */
    timeZone: p.text().default('UTC'),
    /** Whether contacts are told that they were read and that we are writing. */
    sharesPresence: p.integer().$type<Flag>().default(1),
    /** JSON: the open stages of deals, a list of { id, name }; `null` for the default ones. */
    dealStages: p.text().nullable(),
    isDemo: flag(),
    /** Whether the questions of the first start were answered or skipped. */
    isIntroduced: flag(),
    /** Whether the checklist of the first steps was put away. */
    hidesFirstSteps: flag(),
    /** Older messages are deleted; `null` keeps all. */
    retentionDays: p.integer().nullable(),
    /** The latest `change_log` number; taking the next one locks this row until the commit. */
    changeSeq: amount(),
    /** The latest `hub_event` number, taken the same way; also the number of events ever published. */
    eventSeq: amount(),
    /** When the latest event was published: no event is older than the one before it. */
    eventAt: amount(),
    createdAt: instant(),
  },
});
