import type { LoggedEvent } from './event-log.repository.js';

/** What became of an event, over all its deliveries. */
export interface EventOutcome {
  readonly status: 'published' | 'pending' | 'delivered' | 'failed';
  /** To all subscriptions together. */
  readonly attempts: number;
}

/** One event for one subscription. */
export interface EventDelivery {
  readonly subscription_id: string;
  readonly webhook_url: string;
  readonly status: 'pending' | 'retrying' | 'delivered' | 'failed';
  readonly attempts: number;
}

/**
 * What the events' own module asks the one that delivers. It stands here, so that the log and what reads it know nothing of subscriptions.
 */
export abstract class EventDeliveries {
  /** What became of each of these events, by id. */
  abstract outcomes(events: readonly LoggedEvent[]): Promise<ReadonlyMap<string, EventOutcome>>;
  /** The deliveries of one event, one for each subscription that it matches; a module sees those of its own. */
  abstract of(event: LoggedEvent): Promise<EventDelivery[]>;
  /** How many subscriptions are delivered to. */
  abstract activeSubscriptions(): Promise<number>;
  /** How many events have a dead letter and no delivery that still waits. */
  abstract failedEvents(): Promise<number>;
  /** The first place in the log that somebody is still to be told of; infinity when nobody is. Those that are paused do not count. */
  abstract owedFrom(): Promise<number>;
  /** @throws DomainFailure when there is no such subscription. */
  abstract checkSubscription(subscriptionId: string): Promise<void>;
  /**
   * Delivers events once more, under their own ids, to the subscriptions that they match; those that are paused or disabled are passed over.
   *
   * @param subscriptionId the only one that is meant; `null` for all.
   */
  abstract offerAgain(events: readonly LoggedEvent[], subscriptionId: string | null): Promise<void>;
}
