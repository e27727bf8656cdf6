import type { World, WorldOutbound } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import { minutesOf } from '../channels/connections/time-of-day.js';

export interface OutboxRows {
  readonly channel_connection: Insertable<ScopedTables['channel_connection']>[];
  readonly outbound_message: Insertable<ScopedTables['outbound_message']>[];
}

export function outboxRows({ channels, outbox, now }: World): OutboxRows {
  return {
    channel_connection: channels.map(({ channel, mode, since, quietHours }) => ({
      channel,
      mode,
      quiet_from: quietHours && minutesOf(quietHours.from),
      quiet_until: quietHours && minutesOf(quietHours.until),
      quiet_zone: quietHours && quietHours.timeZone,
      since: since ?? now,
    })),
    outbound_message: outbox.map(recordRow),
  };
}

function recordRow(entry: WorldOutbound): OutboxRows['outbound_message'][number] {
  const { id, conversationId, contactId, channel, content, subject, state, failure } = entry;
  return {
    id,
    conversation_id: conversationId,
    contact_id: contactId,
    channel,
    content,
    subject,
    state,
    send_at: entry.sendAt,
    lane: conversationId ?? `${contactId} ${channel}`,
    idempotency_key: entry.idempotencyKey,
    content_mark: '',
    message_id: entry.messageId,
    attempts: entry.attempts,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    provider_code: failure?.providerCode ?? null,
    failure_is_final: failure?.isFinal === true ? 1 : 0,
    left_at: entry.leftAt,
    sent_at: entry.sentAt,
    delivered_at: entry.deliveredAt,
    read_at: entry.readAt,
    created_at: entry.createdAt,
  };
}
