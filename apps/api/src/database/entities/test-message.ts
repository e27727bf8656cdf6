import { defineEntity, p } from '@mikro-orm/core';
import { channel, id, instant, workspaceId } from './columns.js';

/** A test message or post. Later provider events (an echo, a receipt, a bounce) match this row and are ignored: a test is no correspondence. */
export const TestMessage = defineEntity({
  name: 'TestMessage',
  tableName: 'test_message',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    channel: channel(),
    /** SHA-256 of the recipient's address; empty for a post. */
    recipientMark: p.text(),
    /** SHA-256 of the text, to recognize an echo that arrives before the response. */
    contentMark: p.text(),
    /** `null` until the provider responds, or forever if it never does. */
    providerMessageId: p.text().nullable(),
    sentAt: instant(),
  },
  indexes: [
    { name: 'test_message_by_provider_id', properties: ['workspaceId', 'channel', 'providerMessageId'] },
    { name: 'test_message_by_time', properties: ['workspaceId', 'sentAt'] },
  ],
});
