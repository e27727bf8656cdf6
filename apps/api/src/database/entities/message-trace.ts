import { defineEntity, p } from '@mikro-orm/core';
import { workspaceId } from './columns.js';
import { Message } from './message.js';

/** What the headers of a mail tell about its writer's machine, kept when it comes in; mail that tells nothing has none. */
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
    /** JSON: a list of IP addresses, the writer's own first. */
    addresses: p.text().default('[]'),
    /** Who told of the message, when it came as an ingested event. */
    provenance: p.text().nullable(),
  },
});
