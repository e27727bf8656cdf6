import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';

/** A morning brief as it was made. Erasing a person deletes the briefs that name them. */
export const MorningBrief = defineEntity({
  name: 'MorningBrief',
  tableName: 'morning_brief',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Counts up from 1 in the workspace. */
    version: p.integer(),
    generatedBy: p.text().$type<'schedule' | 'person' | 'start'>(),
    /** JSON: what it says, without its charts. */
    content: p.text(),
    /** JSON: the charts of both themes, PNG in base64. */
    charts: p.text(),
    generatedAt: instant(),
    /** How long it took to make, in ms. */
    tookMs: amount(),
  },
  uniques: [{ name: 'morning_brief_version', properties: ['workspaceId', 'version'] }],
});

/** Where the brief of every morning goes by e-mail; a workspace without a row has it on the screen alone. */
export const BriefDelivery = defineEntity({
  name: 'BriefDelivery',
  tableName: 'brief_delivery',
  properties: {
    workspaceId: p.uuid().primary(),
    isOn: flag(),
    /** In lower case. */
    address: p.text().nullable(),
    lastSentAt: p.bigint('number').nullable(),
    /** Why the last one did not go out. */
    lastFailure: p.text().nullable(),
    updatedAt: instant(),
  },
});
