import { preview } from '@concordia/domain';
import type { BriefMessage } from '@concordia/domain/brief';
import type { PointedRow } from './pointed-messages.repository.js';

/** Maximum length of a label, in UTF-16 code units. */
const LABEL = 80;

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
