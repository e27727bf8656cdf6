import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, id, instant, workspaceId } from './columns.js';

/** How a connection is held back. Whoever takes a slot holds this row, so that all processes keep to one pace. */
export const SendHold = defineEntity({
  name: 'SendHold',
  tableName: 'send_hold',
  properties: {
    workspaceId: p.uuid().primary(),
    channel: p.text().$type<Channel>().primary(),
    /** Until when the provider wants to be left alone; 0 when it does not. */
    until: instant(),
    /** When it asked for that. Later than now, the clock has been set back since. */
    askedAt: p.bigint('number').nullable(),
  },
});

/** An instant at which one message is handed over, past or to come. Gone as soon as no limit looks back that far. */
export const SendSlot = defineEntity({
  name: 'SendSlot',
  tableName: 'send_slot',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    channel: channel(),
    /** SHA-256 of the recipient's handle. */
    recipientMark: p.text(),
    at: instant(),
    /** When it was taken. Later than now, the clock has been set back since. */
    takenAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'send_slot_of_connection', properties: ['workspaceId', 'channel', 'at'] },
    { name: 'send_slot_of_recipient', properties: ['workspaceId', 'channel', 'recipientMark', 'at'] },
  ],
});
