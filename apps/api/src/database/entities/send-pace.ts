import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, id, instant, workspaceId } from './columns.js';

/** A provider's hold on a connection. Taking a slot locks this row, so that all processes share one rate. */
export const SendHold = defineEntity({
  name: 'SendHold',
  tableName: 'send_hold',
  properties: {
    workspaceId: p.uuid().primary(),
    channel: p.text().$type<Channel>().primary(),
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
    channel: channel(),
    /** SHA-256 of the recipient's address. */
    recipientMark: p.text(),
    at: instant(),
    /** When it was reserved. Later than now means that the clock was set back. */
    takenAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'send_slot_of_connection', properties: ['workspaceId', 'channel', 'at'] },
    { name: 'send_slot_of_recipient', properties: ['workspaceId', 'channel', 'recipientMark', 'at'] },
  ],
});
