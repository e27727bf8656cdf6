import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';

/** A webhook: its events and URL, its progress, and the process that delivers it. */
export const HubSubscription = defineEntity({
  name: 'HubSubscription',
  tableName: 'hub_subscription',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** A topic pattern. */
    topic: p.text(),
    webhookUrl: p.text(),
    moduleName: p.text(),
    state: p.text().$type<'active' | 'paused' | 'disabled'>(),
    disabledReason: p.text().$type<'gone' | 'failing'>().nullable(),
    /** JSON: payload paths and their values. */
    filter: p.text().nullable(),
    signature: p.text().$type<'v1' | 'v1a'>(),
    /** The secret, or the private key, sealed. */
    sealedSecret: p.text(),
    /** The previous one, while both sign. */
    sealedPrevious: p.text().nullable(),
    previousUntil: p.bigint('number').nullable(),
    publicKey: p.text().nullable(),
    /** Whether the URL may point to this machine or its local network. */
    allowPrivateNetwork: flag(),
    /** Event log position at creation: earlier events are not delivered. */
    startSeq: p.bigint('number'),
    /** Event log position: everything up to here has arrived, or has its own delivery row. */
    position: p.bigint('number'),
    /** Since when every attempt has failed; `null` after a success. */
    failingSince: p.bigint('number').nullable(),
    /** Attempts after the first of each delivery. */
    retryCount: amount(),
    lastDeliveryAt: p.bigint('number').nullable(),
    /** Increments with every change by a person, so that the delivering process notices. */
    version: p.integer().default(1),
    /** The delivering process, and when its lease expires. */
    leaseOwner: p.text().nullable(),
    leaseUntil: p.bigint('number').nullable(),
    /** Sample data for the demo: nothing is sent. */
    isSample: flag(),
    createdAt: instant(),
  },
  indexes: [{ name: 'hub_subscription_newest', properties: ['workspaceId', 'createdAt', 'id'] }],
});
