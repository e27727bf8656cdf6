import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { HubDelivery } from './hub-delivery.js';

export const HubAttempt = defineEntity({
  name: 'HubAttempt',
  tableName: 'hub_attempt',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    delivery: () => p.manyToOne(HubDelivery).ref().index(false).deleteRule('cascade'),
    at: instant(),
    /** `null` without a response. */
    statusCode: p.integer().nullable(),
    /** In ms. */
    latency: p.integer().nullable(),
    /** The error, in a sentence; `null` on success. */
    problem: p.text().nullable(),
    /** The start of the request, without signatures. */
    requestExcerpt: p.text(),
    /** The start of the response, as text whatever its content type. */
    responseExcerpt: p.text(),
  },
  indexes: [{ name: 'hub_attempt_of', properties: ['delivery', 'at', 'id'] }],
});
