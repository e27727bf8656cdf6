import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { HubDelivery } from './hub-delivery.js';

/** One request of a delivery, and what was answered. */
export const HubAttempt = defineEntity({
  name: 'HubAttempt',
  tableName: 'hub_attempt',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    delivery: () => p.manyToOne(HubDelivery).ref().index(false).deleteRule('cascade'),
    at: instant(),
    /** `null` when nothing was answered. */
    statusCode: p.integer().nullable(),
    /** In ms. */
    latency: p.integer().nullable(),
    /** What went wrong, in a sentence; `null` when it arrived. */
    problem: p.text().nullable(),
    /** The beginning of what was sent, without signatures. */
    requestExcerpt: p.text(),
    /** The beginning of what was answered: text, whatever it says that it is. */
    responseExcerpt: p.text(),
  },
  indexes: [{ name: 'hub_attempt_of', properties: ['delivery', 'at', 'id'] }],
});
