import { defineEntity, p } from '@mikro-orm/core';
import { channel, id, instant, workspaceId } from './columns.js';

/**
 * A message or a post that was sent to try a connection. What providers tell of it later (an echo, a receipt, a bounce) is recognised by this
 * row and left out: a test is no correspondence.
 */
export const TestMessage = defineEntity({
  name: 'TestMessage',
  tableName: 'test_message',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    channel: channel(),
    /** SHA-256 of the recipient's handle; empty for a post, which has none. */
    recipientMark: p.text(),
    /** SHA-256 of the text, by which an echo that is faster than the answer is known. */
    contentMark: p.text(),
    /** `null` until the provider has answered, and for good when it never does. */
    providerMessageId: p.text().nullable(),
    sentAt: instant(),
  },
  indexes: [
    { name: 'test_message_by_provider_id', properties: ['workspaceId', 'channel', 'providerMessageId'] },
    { name: 'test_message_by_time', properties: ['workspaceId', 'sentAt'] },
  ],
});
