import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

interface HubWebhookRows {
  readonly hub_subscription: Insertable<ScopedTables['hub_subscription']>[];
  readonly hub_delivery: Insertable<ScopedTables['hub_delivery']>[];
  readonly hub_attempt: Insertable<ScopedTables['hub_attempt']>[];
}

/**
 * Rows of the world's subscriptions and deliveries. The receivers do not exist, so nothing is sent to them.
 *
 * @param secretOf generates a sealed secret for the subscription with the given id.
 */
export function hubWebhookRows({ hub }: World, secretOf: (subscriptionId: string) => string): HubWebhookRows {
  const { subscriptions, deliveries } = hub.webhooks;
  return {
    hub_subscription: subscriptions.map((one) => ({
      id: one.id,
      topic: one.topic,
      webhook_url: one.webhookUrl,
      module_name: one.moduleName,
      state: one.state,
      disabled_reason: one.disabledReason,
      filter: one.filter === null ? null : JSON.stringify(one.filter),
      signature: one.signature,
      sealed_secret: secretOf(one.id),
      previous_until: one.previousSecretUntil,
      public_key: one.publicKey,
      allow_private_network: one.allowPrivateNetwork ? 1 : 0,
      is_sample: 1,
      start_seq: one.startSeq,
      position: one.position,
      failing_since: one.failingSince,
      retry_count: one.retryCount,
      last_delivery_at: one.lastDeliveryAt,
      created_at: one.createdAt,
    })),
    hub_delivery: deliveries.map((one) => {
      const last = one.attempts.at(-1);
      return {
        id: one.id,
        subscription_id: one.subscriptionId,
        event_id: one.eventId,
        event_seq: one.eventSeq,
        topic: one.topic,
        state: one.state,
        attempts: one.attempts.length,
        next_attempt_at: one.nextAttemptAt,
        delivered_at: one.deliveredAt,
        last_at: last?.at ?? null,
        last_status_code: last?.statusCode ?? null,
        last_latency: last?.latencyMs ?? null,
        last_problem: last?.problem ?? null,
        created_at: one.createdAt,
      };
    }),
    hub_attempt: deliveries.flatMap((one) =>
      one.attempts.map((attempt) => ({
        id: attempt.id,
        delivery_id: one.id,
        at: attempt.at,
        status_code: attempt.statusCode,
        latency: attempt.latencyMs,
        problem: attempt.problem,
        request_excerpt: attempt.requestExcerpt,
        response_excerpt: attempt.responseExcerpt,
      })),
    ),
  };
}
