import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { HubSubscription } from './hub-subscription.js';

/**
 * One event for one subscription. What arrives at once and under load need not have a row: that the subscription's position has passed it
 * says enough. Everything that is tried again, and everything that failed, has one.
 */
export const HubDelivery = defineEntity({
  name: 'HubDelivery',
  tableName: 'hub_delivery',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    subscription: () => p.manyToOne(HubSubscription).ref().index(false).deleteRule('cascade'),
    /** No reference: a delivery outlives its event. */
    eventId: p.uuid(),
    /** Of the event in its log; 0 for a ping. */
    eventSeq: p.bigint('number'),
    topic: p.text(),
    state: p.text().$type<'pending' | 'retrying' | 'delivered' | 'failed'>(),
    attempts: p.integer().default(0),
    /** `null` when nothing is tried any more. */
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
