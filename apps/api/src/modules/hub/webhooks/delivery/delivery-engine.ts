import { topicMatcher } from '@concordia/domain/topics';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { currentPrincipal, runAs } from '../../../../database/request-context.js';
import { Workspaces } from '../../../../database/workspaces.js';
import { jobOwner } from '../../../../jobs/job-owner.js';
import { AppendSignal } from '../../log/append-signal.js';
import { EventLog } from '../../log/event-log.js';
import { readFilter } from '../filter.js';
import type { SubscriptionRow } from '../subscriptions.repository.js';
import { DeliveryTools } from './delivery-tools.js';
import { LogTail } from './log-tail.js';
import { OutboundEvent } from './outbound-event.js';
import { WorkspaceDeliveries } from './workspace-deliveries.js';

/** How often to check for other processes' events and changes, and for due retries, in ms. */
const SWEEP_EVERY = 500;
/** How long requests in flight may take to finish on shutdown, in ms. */
const GRACE = 3_000;
/** Maximum events examined to measure a subscription's backlog. */
const BEHIND_REACH = 1_000;

type EngineState =
  | { readonly kind: 'not started' }
  | {
      readonly kind: 'running';
      readonly timer: NodeJS.Timeout;
      readonly stopListening: () => void;
      readonly sweep: Promise<void> | null;
    }
  | { readonly kind: 'stopped' };

/**
 * Delivers events to their subscriptions while the application runs.
 *
 * Each subscription has a position in the log. It advances once everything before it was delivered or has a row with its next attempt, so a crash
 * loses nothing. Deliveries of the last moment may be repeated, with the same `webhook-id`. A lease gives each subscription to one process at a time.
 */
@Injectable()
export class DeliveryEngine implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #owner = jobOwner();
  readonly #logger = new Logger('Webhooks');
  readonly #workspaces = new Map<string, WorkspaceDeliveries>();
  #state: EngineState = { kind: 'not started' };

  constructor(
    private readonly workspaces: Workspaces,
    private readonly log: EventLog,
    private readonly signal: AppendSignal,
    private readonly tools: DeliveryTools,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const stopListening = this.signal.onAppended((workspaceId) => {
      const deliveries = this.#workspaces.get(workspaceId);
      if (deliveries !== undefined) this.#within(workspaceId, () => deliveries.look());
    });
    const timer = setInterval(() => this.#sweep(), SWEEP_EVERY).unref();
    this.#state = { kind: 'running', timer, stopListening, sweep: null };
    this.#sweep();
  }

  async onModuleDestroy(): Promise<void> {
    const before = this.#state;
    this.#state = { kind: 'stopped' };
    if (before.kind === 'running') {
      clearInterval(before.timer);
      before.stopListening();
      await before.sweep;
    }
    const stopping = [...this.#workspaces].map(([id, deliveries]) => this.#within(id, () => deliveries.stop(GRACE)));
    await Promise.all(stopping);
  }

  /** Call after a change in the current workspace, to check it immediately. */
  wake(): void {
    const { workspaceId } = currentPrincipal();
    const deliveries = this.#workspaces.get(workspaceId);
    if (deliveries === undefined || this.#state.kind !== 'running') this.#sweep();
    else this.#within(workspaceId, () => void deliveries.sweep());
  }

  /** Number of events the subscription has yet to deliver, among the next {@link BEHIND_REACH} of the log. */
  async behind({ position, topic, filter, is_sample: isSample }: SubscriptionRow): Promise<number> {
    const { seq: head } = await this.log.head();
    if (head <= position || isSample === 1) return 0;
    const isMatch = topicMatcher(topic);
    const conditions = readFilter(filter);
    const next = await this.log.after(position, BEHIND_REACH);
    return next.filter((event) => isMatch(event.topic) && new OutboundEvent(event).passes(conditions)).length;
  }

  #sweep(): void {
    const state = this.#state;
    if (state.kind !== 'running' || state.sweep !== null) return;
    const sweep = this.#sweepAll()
      .catch((error: unknown) => {
        this.#logger.warn(`Checking for webhooks failed: ${error instanceof Error ? error.message : String(error)}`);
      })
      .finally(() => {
        if (this.#state.kind === 'running') this.#state = { ...this.#state, sweep: null };
      });
    this.#state = { ...state, sweep };
  }

  async #sweepAll(): Promise<void> {
    for (const id of await this.workspaces.list()) {
      if (this.#state.kind === 'stopped') return;
      await this.#within(id, async () => {
        const known = this.#workspaces.get(id) ?? (await this.#open(id));
        await known?.sweep();
      });
    }
  }

  /** A workspace without subscriptions needs no state. */
  async #open(id: string): Promise<WorkspaceDeliveries | undefined> {
    if ((await this.tools.subscriptions.list()).length === 0) return undefined;
    const { seq } = await this.log.head();
    const log = { after: (from: number, limit: number) => this.#within(id, () => this.log.after(from, limit)) };
    const tail: LogTail = new LogTail(log, seq, () => deliveries.pump());
    const deliveries: WorkspaceDeliveries = new WorkspaceDeliveries(tail, {
      tools: this.tools,
      logger: this.#logger,
      owner: this.#owner,
      now: () => this.clock.now(),
      within: (work) => this.#within(id, work),
    });
    this.#workspaces.set(id, deliveries);
    return deliveries;
  }

  #within<Result>(workspaceId: string, work: () => Result): Result {
    return runAs({ kind: 'system', workspaceId }, work);
  }
}
