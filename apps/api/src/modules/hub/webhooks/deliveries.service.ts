import type { Delivery, DeliveryDetail, DeliveryListQuery, ReplayedDeadLetters } from '@concordia/contract/hub';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { boundedTotal, type Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AuditLog } from '../auth/audit-log.js';
import { DeliveriesRepository, type DeliveryRow } from './deliveries.repository.js';
import { DeliveryEngine } from './delivery/delivery-engine.js';
import { deliveryDetailOf, deliveryOf } from './delivery.json.js';
import { type SubscriptionRow, SubscriptionsRepository } from './subscriptions.repository.js';

@Injectable()
export class DeliveriesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly deliveries: DeliveriesRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly engine: DeliveryEngine,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(subscriptionId: string, query: DeliveryListQuery): Promise<Page<Delivery>> {
    await this.subscription(subscriptionId);
    const rows = await this.deliveries.list(subscriptionId, query.status, query.limit + 1, cursorOf(query));
    const { total, totalIsMinimum } = boundedTotal(await this.deliveries.count(subscriptionId, query.status));
    const page = pageFrom(rows, query.limit, total, ({ created_at, id }) => ({ at: created_at, id }), deliveryOf);
    return { ...page, totalIsMinimum };
  }

  async get(id: string): Promise<DeliveryDetail> {
    const row = await this.#find(id);
    return deliveryDetailOf(row, await this.deliveries.attempts(id));
  }

  /** Redelivers, whatever the delivery's state. @throws DomainFailure for a ping. */
  async replay(id: string): Promise<Delivery> {
    const row = await this.#find(id);
    if (row.event_seq === 0)
      throw new DomainFailure('conflict', 'PING_NOT_REPLAYED', 'A ping cannot be retried. Send a new one.');
    await this.sendable(row.subscription_id);
    await this.db.write(async (tx) => {
      await this.deliveries.again(tx, id, this.clock.now());
      await this.subscriptions.update(tx, row.subscription_id, {});
      await this.audit.record(tx, { action: 'delivery.replayed', subject: id, detail: row.topic });
    });
    this.engine.wake();
    return deliveryOf(await this.#find(id));
  }

  async replayAll(subscriptionId: string): Promise<ReplayedDeadLetters> {
    const { webhook_url: subject } = await this.sendable(subscriptionId);
    const replayed = await this.db.write(async (tx) => {
      const count = await this.deliveries.allAgain(tx, subscriptionId, this.clock.now());
      if (count === 0) return 0;
      await this.subscriptions.update(tx, subscriptionId, {});
      await this.audit.record(tx, { action: 'subscription.replayed', subject, detail: `${count} dead letters` });
      return count;
    });
    if (replayed > 0) this.engine.wake();
    return { replayed };
  }

  /** @throws DomainFailure if there is none. */
  async subscription(id: string): Promise<SubscriptionRow> {
    const row = await this.subscriptions.find(id);
    if (row !== undefined) return row;
    throw new DomainFailure('not-found', 'SUBSCRIPTION_NOT_FOUND', 'The subscription was not found.');
  }

  /** @throws DomainFailure if there is none, or it is sample data. */
  async sendable(id: string): Promise<SubscriptionRow> {
    const row = await this.subscription(id);
    if (row.is_sample === 0) return row;
    throw new DomainFailure('conflict', 'SAMPLE_SUBSCRIPTION', 'This is a sample subscription. Nothing is sent to it.');
  }

  async #find(id: string): Promise<DeliveryRow> {
    const row = await this.deliveries.find(id);
    if (row !== undefined) return row;
    throw new DomainFailure('not-found', 'DELIVERY_NOT_FOUND', 'The delivery was not found.');
  }
}
