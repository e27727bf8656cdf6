import { type Channel, namedUuid } from '@concordia/domain';
import type { World, WorldOutbound } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import { minutesOf } from '../channels/connections/time-of-day.js';

export interface OutboxRows {
  readonly channel_connection: Insertable<ScopedTables['channel_connection']>[];
  readonly outbound_message: Insertable<ScopedTables['outbound_message']>[];
}

export function outboxRows(world: World): OutboxRows {
  const { channels, outbox, now } = world;
  const accountOf = demoAccounts(world);
  return {
    channel_connection: channels.map(({ channel, mode, since, quietHours }) => ({
      id: accountId(channel, now),
      channel,
      is_default: 1,
      is_first: 1,
      mode,
      quiet_from: quietHours && minutesOf(quietHours.from),
      quiet_until: quietHours && minutesOf(quietHours.until),
      quiet_zone: quietHours && quietHours.timeZone,
      since: since ?? now,
    })),
    outbound_message: outbox.map((entry) => ({ ...recordRow(entry), account_id: accountOf(entry.channel) })),
  };
}

const accountId = (channel: Channel, now: number): string => namedUuid(now, `account ${channel}`);

/** The account of a world's channel; `null` if that was never connected. */
export function demoAccounts({ channels, now }: Pick<World, 'channels' | 'now'>): (channel: Channel) => string | null {
  const connected = new Set(channels.map(({ channel }) => channel));
  return (channel) => (connected.has(channel) ? accountId(channel, now) : null);
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
