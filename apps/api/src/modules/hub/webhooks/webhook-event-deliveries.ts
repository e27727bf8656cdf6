import { topicMatcher } from '@concordia/domain/topics';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { currentModule } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { EventDeliveries, type EventDelivery, type EventOutcome } from '../log/event-deliveries.js';
import type { LoggedEvent } from '../log/event-log.repository.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryEngine } from './delivery/delivery-engine.js';
import { OutboundEvent } from './delivery/outbound-event.js';
import { readFilter } from './filter.js';
import { type SubscriptionRow, SubscriptionsRepository } from './subscriptions.repository.js';

/** A subscription with its compiled topic and filter. */
interface Wanting {
  readonly row: SubscriptionRow;
  readonly wants: (event: LoggedEvent) => boolean;
}

/**
 * Derives event outcomes. Most first-attempt successes have no row: a matching event before the subscription's position was delivered, unless a row
 * says otherwise.
 */
@Injectable()
export class WebhookEventDeliveries extends EventDeliveries {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly service: DeliveriesService,
    private readonly engine: DeliveryEngine,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async outcomes(events: readonly LoggedEvent[]): Promise<ReadonlyMap<string, EventOutcome>> {
    const made = await this.#of(events);
    return new Map([...made].flatMap(([id, some]) => (some.length === 0 ? [] : [[id, outcomeOf(some)] as const])));
  }

  /** A module sees only its own deliveries: other receivers' URLs are not its business. */
  override async of(event: LoggedEvent): Promise<EventDelivery[]> {
    const module = currentModule();
    const isMeant = ({ row }: Wanting) => module === null || row.module_name === module.moduleName;
    return (await this.#of([event], isMeant)).get(event.id) ?? [];
  }

  override activeSubscriptions(): Promise<number> {
    return this.subscriptions.active();
  }

  override failedEvents(): Promise<number> {
    return this.deliveries.failedEvents();
  }

  override async owedFrom(): Promise<number> {
    const rows = await this.subscriptions.list();
    const served = rows.filter(({ state, is_sample: isSample }) => state === 'active' && isSample === 0);
    const waiting = await Promise.all(served.map(({ id }) => this.deliveries.oldestWaiting(id)));
    return Math.min(...served.map(({ position }) => position + 1), ...waiting);
  }

  override async checkSubscription(subscriptionId: string): Promise<void> {
    await this.service.subscription(subscriptionId);
  }

  override async offerAgain(events: readonly LoggedEvent[], subscriptionId: string | null): Promise<void> {
    const all = await this.#wanting();
    const meant = all.filter(
      ({ row }) =>
        row.state === 'active' && row.is_sample === 0 && (subscriptionId === null || row.id === subscriptionId),
    );
    await this.db.write(async (tx) => {
      for (const { row, wants } of meant) {
        const wanted = events.filter(wants);
        if (wanted.length === 0) continue;
        await this.deliveries.offer(tx, row.id, wanted, this.ids.next, this.clock.now());
        // Raises the version, so that the delivery process checks for due deliveries.
        await this.subscriptions.update(tx, row.id, {});
      }
    });
    this.engine.wake();
  }

  async #of(
    events: readonly LoggedEvent[],
    isMeant: (one: Wanting) => boolean = () => true,
  ): Promise<ReadonlyMap<string, EventDelivery[]>> {
    const wanting = (await this.#wanting()).filter(isMeant);
    if (wanting.length === 0) return new Map();
    const rows = await this.deliveries.ofEvents(events.map(({ id }) => id));
    const known = new Map(rows.map((row) => [`${row.event_id} ${row.subscription_id}`, row]));
    return new Map(
      events.map((event) => {
        const some = wanting.flatMap(({ row, wants }): EventDelivery[] => {
          const named = { subscription_id: row.id, webhook_url: row.webhook_url };
          const own = known.get(`${event.id} ${row.id}`);
          if (own !== undefined) return [{ ...named, status: own.state, attempts: own.attempts }];
          if (event.seq <= row.start_seq || !wants(event)) return [];
          const hasArrived = event.seq <= row.position;
          if (row.is_sample === 1 && !hasArrived) return [];
          return [{ ...named, status: hasArrived ? 'delivered' : 'pending', attempts: hasArrived ? 1 : 0 }];
        });
        return [event.id, some];
      }),
    );
  }

  async #wanting(): Promise<Wanting[]> {
    return (await this.subscriptions.list()).map((row) => {
      const isMatch = topicMatcher(row.topic);
      const filter = readFilter(row.filter);
      return { row, wants: (event) => isMatch(event.topic) && new OutboundEvent(event).passes(filter) };
    });
  }
}

function outcomeOf(deliveries: readonly EventDelivery[]): EventOutcome {
  const attempts = deliveries.reduce((sum, delivery) => sum + delivery.attempts, 0);
  const has = (status: EventDelivery['status']) => deliveries.some((delivery) => delivery.status === status);
  if (has('pending') || has('retrying')) return { status: 'pending', attempts };
  return { status: has('failed') ? 'failed' : 'delivered', attempts };
}
