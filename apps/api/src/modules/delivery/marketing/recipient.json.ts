import type { Recipient } from '@concordia/contract/delivery';
import type { ListedRecipient } from './recipients.repository.js';

const isoOrNull = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

export const recipientOf = (row: ListedRecipient): Recipient => ({
  id: row.id,
  contactId: row.contact_id,
  contactName: row.contact_name,
  state: row.state,
  isCanary: row.is_canary === 1,
  variantId: row.variant_id,
  channel: row.channel,
  code: row.code,
  messageId: row.message_id,
  sentAt: isoOrNull(row.sent_at),
  openedAt: isoOrNull(row.opened_at),
  clickedAt: isoOrNull(row.clicked_at),
  repliedAt: isoOrNull(row.replied_at),
  unsubscribedAt: isoOrNull(row.unsubscribed_at),
  complainedAt: isoOrNull(row.complained_at),
});
