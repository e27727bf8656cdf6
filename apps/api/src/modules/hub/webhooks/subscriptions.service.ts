import type { NewSubscription, SubscribeWebhook, Subscription, SubscriptionUpdate } from '@concordia/contract/hub';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { currentModule } from '../../../database/request-context.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../auth/audit-log.js';
import { EventLog } from '../log/event-log.js';
import { DeliveryEngine } from './delivery/delivery-engine.js';
import { keptFilter } from './filter.js';
import { refuseForModule } from './module-bounds.js';
import { Keyring } from './signing/keyring.js';
import { subscriptionOf } from './subscription.json.js';
import { type SubscriptionRow, SubscriptionsRepository } from './subscriptions.repository.js';

/** Every event is matched against every subscription. */
const MOST = 200;

/** The webhook registry. A module sees and changes only its own subscriptions. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly log: EventLog,
    private readonly keyring: Keyring,
    private readonly engine: DeliveryEngine,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(): Promise<Subscription[]> {
    const rows = await this.subscriptions.list();
    const mine = currentModule()?.moduleName;
    const shown = rows.filter(({ module_name }) => mine === undefined || module_name === mine);
    return Promise.all(shown.map((row) => this.#json(row)));
  }

  async subscribe(request: SubscribeWebhook): Promise<NewSubscription> {
    refuseForModule(request);
    const id = this.ids.next();
    const made = this.keyring.make(id, request.signature);
    const { seq } = await this.log.head();
    const row = await this.db.write(async (tx) => {
      if ((await this.subscriptions.count(tx)) >= MOST) throw full();
      await this.subscriptions.insert(tx, {
        id,
        topic: request.topic,
        webhook_url: request.webhook_url,
        module_name: request.module_name,
        state: 'active',
        filter: keptFilter(request.filter),
        signature: request.signature,
        sealed_secret: made.sealed,
        public_key: made.publicKey,
        allow_private_network: request.allow_private_network === true ? 1 : 0,
        start_seq: seq,
        position: seq,
        created_at: this.clock.now(),
      });
      await this.audit.record(tx, {
        action: 'subscription.created',
        subject: request.webhook_url,
        detail: request.topic,
      });
      return this.#find(tx, id);
    });
    this.engine.wake();
    return { ...(await this.#json(row)), secret: made.secret };
  }

  async update(id: string, update: SubscriptionUpdate): Promise<Subscription> {
    const row = await this.db.write(async (tx) => {
      const before = await this.#find(tx, id);
      refuseForModule(update);
      await this.subscriptions.update(tx, id, changesOf(before, update));
      const detail = Object.keys(update).join(', ');
      await this.audit.record(tx, { action: 'subscription.changed', subject: before.webhook_url, detail });
      return this.#find(tx, id);
    });
    this.engine.wake();
    return this.#json(row);
  }

  async remove(id: string): Promise<Subscription> {
    const subscription = await this.#json(await this.#find(this.db.read, id));
    await this.db.write(async (tx) => {
      const { webhook_url: subject } = await this.#find(tx, id);
      await this.subscriptions.remove(tx, id);
      await this.audit.record(tx, { action: 'subscription.removed', subject });
    });
    this.engine.wake();
    return subscription;
  }

  /** Call when a module is removed. */
  pauseOf(tx: WorkspaceTransaction, moduleName: string): Promise<void> {
    return this.subscriptions.pauseOf(tx, moduleName);
  }

  active(): Promise<number> {
    return this.subscriptions.active();
  }

  /** @throws DomainFailure if the caller may not see a subscription with this id. */
  async #find(reads: Parameters<SubscriptionsRepository['find']>[1], id: string): Promise<SubscriptionRow> {
    const row = await this.subscriptions.find(id, reads);
    const mine = currentModule()?.moduleName;
    if (row !== undefined && (mine === undefined || mine === row.module_name)) return row;
    throw new DomainFailure('not-found', 'SUBSCRIPTION_NOT_FOUND', 'The subscription was not found.');
  }

  async #json(row: SubscriptionRow): Promise<Subscription> {
    const figures = await this.subscriptions.figures(row.id);
    return subscriptionOf(row, { ...figures, behind: await this.engine.behind(row) }, this.clock.now());
  }
}

function changesOf(before: SubscriptionRow, update: SubscriptionUpdate) {
  const { topic, webhook_url, filter, allow_private_network: isPrivate, status } = update;
  const isMoved = webhook_url !== undefined && webhook_url !== before.webhook_url;
  // The owner's permission was for the old URL; a module cannot carry it over to a new one.
  const isWithdrawn = isMoved && currentModule() !== null;
  return {
    ...(topic !== undefined && { topic }),
    ...(filter !== undefined && { filter: keptFilter(filter) }),
    ...(isMoved && { webhook_url, failing_since: null }),
    ...(isPrivate !== undefined && { allow_private_network: isPrivate ? (1 as const) : (0 as const) }),
    ...(isWithdrawn && { allow_private_network: 0 as const }),
    ...(status !== undefined && { state: status }),
    // Reactivating a disabled subscription restarts its failure period.
    ...(status === 'active' && { disabled_reason: null, ...(before.state === 'disabled' && { failing_since: null }) }),
  };
}

const full = (): DomainFailure =>
  new DomainFailure('conflict', 'SUBSCRIPTIONS_FULL', `You can have at most ${MOST} subscriptions. Delete one first.`);
