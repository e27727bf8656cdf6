import type { LoggedEvent } from './event-log.repository.js';

export interface EventOutcome {
  readonly status: 'published' | 'pending' | 'delivered' | 'failed';
  /** Sum over all subscriptions. */
  readonly attempts: number;
}

export interface EventDelivery {
  readonly subscription_id: string;
  readonly webhook_url: string;
  readonly status: 'pending' | 'retrying' | 'delivered' | 'failed';
  readonly attempts: number;
}

/** Interface to the delivery module. It is defined here so that the log and its readers do not depend on subscriptions. */
export abstract class EventDeliveries {
  abstract outcomes(events: readonly LoggedEvent[]): Promise<ReadonlyMap<string, EventOutcome>>;
  /** Deliveries of one event, one per matching subscription. A module sees only its own. */
  abstract of(event: LoggedEvent): Promise<EventDelivery[]>;
  abstract activeSubscriptions(): Promise<number>;
  /** Number of events with a dead letter and no waiting delivery. */
  abstract failedEvents(): Promise<number>;
  /** First sequence number still owed to an active subscription; infinity if there is none. Paused ones do not count. */
  abstract owedFrom(): Promise<number>;
  /** @throws DomainFailure if there is no such subscription. */
  abstract checkSubscription(subscriptionId: string): Promise<void>;
  /**
   * Redelivers events under their original ids to matching subscriptions; skips paused and disabled ones.
   *
   * @param subscriptionId limits this to one subscription; `null` for all.
   */
  abstract offerAgain(events: readonly LoggedEvent[], subscriptionId: string | null): Promise<void>;
}
