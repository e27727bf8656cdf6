import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** A provider's hold on an account. Taking a slot locks this row, so that all processes share one rate. */
export const SendHold = defineEntity({
  name: 'SendHold',
  tableName: 'send_hold',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    /** Until when the provider asked us to wait; 0 for no hold. */
    until: instant(),
    /** When it asked. Later than now means that the clock was set back. */
    askedAt: p.bigint('number').nullable(),
  },
});

/** The instant of one handover to the provider, past or planned. Deleted once no rate limit looks back that far. */
export const SendSlot = defineEntity({
  name: 'SendSlot',
  tableName: 'send_slot',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    accountId: p.uuid(),
    /** SHA-256 of the recipient's address. */
    recipientMark: p.text(),
    at: instant(),
    /** When it was reserved. Later than now means that the clock was set back. */
    takenAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'send_slot_of_connection', properties: ['workspaceId', 'accountId', 'at'] },
    { name: 'send_slot_of_recipient', properties: ['workspaceId', 'accountId', 'recipientMark', 'at'] },
  ],
});
