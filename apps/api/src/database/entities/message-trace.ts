import { defineEntity, p } from '@mikro-orm/core';
import { workspaceId } from './columns.js';
import { Message } from './message.js';

/** What an email's headers reveal about its sender's machine; emails that reveal nothing have no row. */
export const MessageTrace = defineEntity({
  name: 'MessageTrace',
  tableName: 'message_trace',
  properties: {
    message: () => p.manyToOne(Message).ref().primary().deleteRule('cascade'),
    workspaceId: workspaceId(),
    userAgent: p.text().nullable(),
    organization: p.text().nullable(),
    /** JSON: a list of language tags. */
    languages: p.text().default('[]'),
    /** JSON: a list of IP addresses, the sender's own first. */
    addresses: p.text().default('[]'),
    /** The source of a message that was ingested as an event. */
    provenance: p.text().nullable(),
  },
});
