import type { Delivery, DeliveryFailure, OutboxEntry } from '@concordia/contract/delivery';
import type { UploadedFile } from '@concordia/contract/inbox';
import type { ChannelMode } from '@concordia/domain';
import type { ConnectionModes } from '../../channels/connections/channels.repository.js';
import { recipientsIn } from '../recipients/stored-recipients.js';
import { failedIn } from './failed-recipients.js';
import type { OutboundRow } from './outbox.repository.js';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/**
 * @param modes current connection modes.
 * @param files attached files.
 */
export function entryOf(row: OutboundRow, modes: ConnectionModes, files: readonly UploadedFile[]): OutboxEntry {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    contactId: row.contact_id,
    channel: row.channel,
    accountId: row.account_id,
    mode: modeOf(row, modes),
    content: row.content,
    html: row.html,
    subject: row.subject,
    recipients: sentRecipientsOf(row),
    attachments: [...files],
    state: row.state,
    sendAt: new Date(row.send_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    messageId: row.message_id,
    failure: failureOf(row),
  };
}

export function deliveryOf(row: OutboundRow, modes: ConnectionModes): Delivery {
  return {
    mode: modeOf(row, modes),
    attempts: row.attempts,
    failure: failureOf(row),
    queuedAt: new Date(row.left_at ?? row.send_at).toISOString(),
    sentAt: instant(row.sent_at),
    deliveredAt: instant(row.delivered_at),
    readAt: instant(row.read_at),
    ...(row.failed_recipients !== '[]' && { failedRecipients: failedIn(row) }),
  };
}

function sentRecipientsOf(row: OutboundRow): OutboxEntry['recipients'] {
  const recipients = recipientsIn(row);
  if (recipients === null) return null;
  const { to, cc, bcc } = recipients;
  return { to: [...to], cc: [...cc], bcc: [...bcc] };
}

/** The mode of its account; of its channel, if the account was removed. */
function modeOf({ channel, account_id }: OutboundRow, { accounts, channels }: ConnectionModes): ChannelMode {
  return (account_id === null ? undefined : accounts.get(account_id)) ?? channels[channel];
}

function failureOf({
  failure_code,
  failure_message,
  provider_code,
  failure_is_final,
}: OutboundRow): DeliveryFailure | null {
  if (failure_code === null) return null;
  return {
    code: failure_code,
    message: failure_message ?? 'The message was not delivered.',
    providerCode: provider_code,
    isFinal: failure_is_final === 1,
  };
}
