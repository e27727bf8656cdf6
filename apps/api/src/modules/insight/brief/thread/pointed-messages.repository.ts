import type { WorkspaceReader } from '../../../../database/workspace-reader.js';

export type Read = WorkspaceReader['read'];

/** Columns by which a brief refers to a message, with the contact's name. */
export const pointedMessages = (read: Read) =>
  read
    .selectFrom('message')
    .leftJoin('contact', 'contact.id', 'message.contact_id')
    .select([
      'message.id',
      'message.conversation_id',
      'message.contact_id',
      'message.channel',
      'message.subject',
      'message.excerpt',
      'message.sent_at',
      'contact.name',
    ]);

export type PointedRow = Awaited<ReturnType<ReturnType<typeof pointedMessages>['execute']>>[number];
