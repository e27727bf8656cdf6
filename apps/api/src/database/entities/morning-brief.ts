import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';

/** A generated morning brief. Erasing a contact deletes the briefs that name them. */
export const MorningBrief = defineEntity({
  name: 'MorningBrief',
  tableName: 'morning_brief',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Counts up from 1 in the workspace. */
    version: p.integer(),
    generatedBy: p.text().$type<'schedule' | 'person' | 'start'>(),
    /** JSON: the content without charts. */
    content: p.text(),
    /** JSON: the charts of both themes, PNG in base64. */
    charts: p.text(),
    generatedAt: instant(),
    /** In ms. */
    tookMs: amount(),
  },
  uniques: [{ name: 'morning_brief_version', properties: ['workspaceId', 'version'] }],
});

/** Email delivery of the morning brief; without a row it is shown on screen only. */
export const BriefDelivery = defineEntity({
  name: 'BriefDelivery',
  tableName: 'brief_delivery',
  properties: {
    workspaceId: p.uuid().primary(),
    isOn: flag(),
    /** Lowercase. */
    address: p.text().nullable(),
    lastSentAt: p.bigint('number').nullable(),
    lastFailure: p.text().nullable(),
    updatedAt: instant(),
  },
});
