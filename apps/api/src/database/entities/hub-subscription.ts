import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';

/** A webhook: which events are sent where, how far that came, and which process does it. */
export const HubSubscription = defineEntity({
  name: 'HubSubscription',
  tableName: 'hub_subscription',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** A pattern of topics. */
    topic: p.text(),
    webhookUrl: p.text(),
    moduleName: p.text(),
    state: p.text().$type<'active' | 'paused' | 'disabled'>(),
    disabledReason: p.text().$type<'gone' | 'failing'>().nullable(),
    /** JSON: places of the payload and their values. */
    filter: p.text().nullable(),
    signature: p.text().$type<'v1' | 'v1a'>(),
    /** The secret, or the private key, sealed. */
    sealedSecret: p.text(),
    /** The one before, while both sign. */
    sealedPrevious: p.text().nullable(),
    previousUntil: p.bigint('number').nullable(),
    publicKey: p.text().nullable(),
    /** Whether it may be on this machine or in the network around it. */
    allowPrivateNetwork: flag(),
    /** Of the event log: events up to here were before its time. */
    startSeq: p.bigint('number'),
    /** Of the event log: everything up to here has arrived, or has a row of its own among the deliveries. */
    position: p.bigint('number'),
    /** Since when every attempt has failed; `null` after a success. */
    failingSince: p.bigint('number').nullable(),
    /** Attempts that were not the first of their delivery. */
    retryCount: amount(),
    lastDeliveryAt: p.bigint('number').nullable(),
    /** Rises with every change that a person makes, so that the process that delivers notices. */
    version: p.integer().default(1),
    /** Which process delivers, and until when if nobody hears of it. */
    leaseOwner: p.text().nullable(),
    leaseUntil: p.bigint('number').nullable(),
    /** Invented, for the demo: nothing is sent. */
    isSample: flag(),
    createdAt: instant(),
  },
  indexes: [{ name: 'hub_subscription_newest', properties: ['workspaceId', 'createdAt', 'id'] }],
});
