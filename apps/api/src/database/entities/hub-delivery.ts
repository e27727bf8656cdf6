import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { HubSubscription } from './hub-subscription.js';

/**
 * One event for one subscription. Deliveries that succeed at once under load may have no row: the subscription's position has passed them. Retried
 * and failed deliveries always have one.
 */
export const HubDelivery = defineEntity({
  name: 'HubDelivery',
  tableName: 'hub_delivery',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    subscription: () => p.manyToOne(HubSubscription).ref().index(false).deleteRule('cascade'),
    /** No foreign key: a delivery outlives its event. */
    eventId: p.uuid(),
    /** The event's sequence number; 0 for a ping. */
    eventSeq: p.bigint('number'),
    topic: p.text(),
    state: p.text().$type<'pending' | 'retrying' | 'delivered' | 'failed'>(),
    attempts: p.integer().default(0),
    /** `null` if no further attempt follows. */
    nextAttemptAt: p.bigint('number').nullable(),
    deliveredAt: p.bigint('number').nullable(),
    lastAt: p.bigint('number').nullable(),
    lastStatusCode: p.integer().nullable(),
    /** In ms. */
    lastLatency: p.integer().nullable(),
    lastProblem: p.text().nullable(),
    createdAt: instant(),
  },
  uniques: [{ name: 'hub_delivery_once', properties: ['workspaceId', 'subscription', 'eventId'] }],
  indexes: [
    { name: 'hub_delivery_newest', properties: ['subscription', 'createdAt', 'id'] },
    { name: 'hub_delivery_due', properties: ['subscription', 'state', 'nextAttemptAt', 'createdAt', 'id'] },
    { name: 'hub_delivery_by_event', properties: ['workspaceId', 'eventId'] },
  ],
});
