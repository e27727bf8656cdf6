import type { Subscription } from '@concordia/contract/hub';
import { COUNT_BOUND } from '../../../common/page.js';
import { readFilter } from './filter.js';
import type { SubscriptionRow } from './subscriptions.repository.js';

export interface Figures {
  /** Waiting deliveries that have a row. */
  readonly pending: number;
  readonly deadLetters: number;
  /** Matching events that the subscription has not reached yet. */
  readonly behind: number;
}

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** @param now a previous secret that expired before it is omitted. */
export function subscriptionOf(row: SubscriptionRow, figures: Figures, now: number): Subscription {
  return {
    id: row.id,
    topic: row.topic,
    webhook_url: row.webhook_url,
    module_name: row.module_name,
    status: row.state === 'active' && row.failing_since !== null ? 'failed' : row.state,
    retry_count: row.retry_count,
    filter: readFilter(row.filter),
    signature: row.signature,
    public_key: row.public_key,
    allow_private_network: row.allow_private_network === 1,
    disabled_reason: row.disabled_reason,
    failing_since: instantOf(row.failing_since),
    last_delivery_at: instantOf(row.last_delivery_at),
    previous_secret_until: (row.previous_until ?? 0) > now ? instantOf(row.previous_until) : null,
    pending: Math.min(figures.pending + figures.behind, COUNT_BOUND),
    dead_letters: figures.deadLetters,
    created_at: new Date(row.created_at).toISOString(),
  };
}
