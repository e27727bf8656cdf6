import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** A sent email that its mailbox has yet to get into its folder of sent email. Deleted once it is there. */
export const SentCopy = defineEntity({
  name: 'SentCopy',
  tableName: 'sent_copy',
  properties: {
    /** Of the outbox entry. */
    id: id(),
    workspaceId: workspaceId(),
    accountId: p.uuid(),
    /** Without brackets. */
    messageId: p.text(),
    /** SHA-256 of the bytes as transmitted, which are in the attachment store, in hexadecimal. */
    contentHash: p.text(),
    sentAt: instant(),
  },
  indexes: [
    { name: 'sent_copy_of_account', properties: ['workspaceId', 'accountId', 'sentAt'] },
    { name: 'sent_copy_by_hash', properties: ['contentHash'] },
  ],
});
