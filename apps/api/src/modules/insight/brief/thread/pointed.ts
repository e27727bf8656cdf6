import { preview } from '@concordia/domain';
import type { BriefMessage } from '@concordia/domain/brief';
import type { WorkspaceReader } from '../../../../database/workspace-reader.js';

/** The longest label, in UTF-16 units. */
const LABEL = 80;

/** The columns by which a brief points at a message, and the name of whose it is. */
export const pointedQuery = (read: WorkspaceReader['read']) =>
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

type PointedRow = Awaited<ReturnType<ReturnType<typeof pointedQuery>['execute']>>[number];

export const pointed = (row: PointedRow): BriefMessage => ({
  messageId: row.id,
  conversationId: row.conversation_id,
  contactId: row.contact_id,
  contactName: row.name,
  channel: row.channel,
  label: labelOf(row.subject ?? row.excerpt),
  at: row.sent_at,
});

export const labelOf = (text: string): string => preview(text, LABEL);
