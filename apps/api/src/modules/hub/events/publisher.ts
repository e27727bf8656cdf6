import { setImmediate as nextTurn } from 'node:timers/promises';
import { SECOND } from '@concordia/domain';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ChangeLog } from '../../../database/change-log.js';
import { currentPrincipal, runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { EventDeliveries, type EventOutcome } from '../log/event-deliveries.js';
import type { LoggedEvent } from '../log/event-log.repository.js';
import { inPowersOfTwo } from '../log/in-powers.js';
import { KeyedAppend, type Publishing } from './keyed-append.js';

/** Maximum events per transaction; it blocks other writers. */
const LARGEST_BATCH = 256;

/** Maximum payload size per transaction, in UTF-16 code units. */
const LARGEST_BYTES = 4_194_304;

/** Minimum interval between notifications of open screens, in ms. */
const TELL_EVERY = SECOND;

export interface PublishedEvent {
  readonly event: LoggedEvent;
  readonly outcome: EventOutcome;
}

/** The event has no subscriber. */
export const NO_SUBSCRIBERS: EventOutcome = { status: 'published', attempts: 0 };

interface Waiting {
  readonly publishing: Publishing;
  readonly done: (published: PublishedEvent | null) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Publishes concurrent events in one transaction.
 *
 * A commit waits for the disk, which dominates the cost of an event. Events that arrive during a commit are queued and committed together; each call
 * settles after its own commit.
 */
@Injectable()
export class Publisher implements OnModuleDestroy {
  /** Keyed by workspace id. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Set<Promise<void>>();
  readonly #telling = new Map<string, { timer: NodeJS.Timeout; isDue: boolean }>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly keyed: KeyedAppend,
    private readonly deliveries: EventDeliveries,
    private readonly changes: ChangeLog,
  ) {}

  /** @returns the committed event; `null` if its key was used for different content. */
  publish(publishing: Publishing): Promise<PublishedEvent | null> {
    const { workspaceId } = currentPrincipal();
    return new Promise((done, failed) => {
      const waiting = this.#waiting.get(workspaceId);
      if (waiting === undefined) {
        this.#waiting.set(workspaceId, [{ publishing, done, failed }]);
        this.#start(workspaceId);
      } else waiting.push({ publishing, done, failed });
    });
  }

  /** Waits for commits in progress, because the database is closed next. */
  async onModuleDestroy(): Promise<void> {
    for (const { timer } of this.#telling.values()) clearTimeout(timer);
    await Promise.allSettled(this.#running);
  }

  #start(workspaceId: string): void {
    const running = runAs({ kind: 'system', workspaceId }, () => this.#drain(workspaceId)).finally(() =>
      this.#running.delete(running),
    );
    this.#running.add(running);
  }

  async #drain(workspaceId: string): Promise<void> {
    for (;;) {
      // SQLite commits within one event-loop turn. Requests that arrived meanwhile are read in the next turn and join this batch.
      await nextTurn();
      await nextTurn();
      const waiting = this.#waiting.get(workspaceId) ?? [];
      const batch = waiting.splice(0, batchSize(waiting));
      if (batch.length === 0) {
        this.#waiting.delete(workspaceId);
        return;
      }
      await this.#commit(workspaceId, batch);
    }
  }

  async #commit(workspaceId: string, batch: readonly Waiting[]): Promise<void> {
    const shouldNotify = this.#tell(workspaceId);
    try {
      const published = await this.db.write(async (tx) => {
        const events = await this.keyed.append(
          tx,
          batch.map(({ publishing }) => publishing),
        );
        if (!shouldNotify) this.changes.silence(tx);
        return events;
      });
      const outcomes = await this.#outcomesOf(published.filter((event) => event !== null));
      for (const [index, { done }] of batch.entries()) {
        const event = published[index] ?? null;
        done(event && { event, outcome: outcomes.get(event.id) ?? NO_SUBSCRIBERS });
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  async #outcomesOf(events: readonly LoggedEvent[]): Promise<ReadonlyMap<string, EventOutcome>> {
    const outcomes = new Map<string, EventOutcome>();
    for (const some of inPowersOfTwo(events)) {
      for (const [id, outcome] of await this.deliveries.outcomes(some)) outcomes.set(id, outcome);
    }
    return outcomes;
  }

  /** Returns whether this batch notifies the screens. Otherwise one later notification covers all batches until then. */
  #tell(workspaceId: string): boolean {
    const last = this.#telling.get(workspaceId);
    if (last !== undefined) last.isDue = true;
    else {
      const timer = setTimeout(() => this.#tellLate(workspaceId), TELL_EVERY).unref();
      this.#telling.set(workspaceId, { timer, isDue: false });
    }
    return last === undefined;
  }

  #tellLate(workspaceId: string): void {
    const isDue = this.#telling.get(workspaceId)?.isDue === true;
    this.#telling.delete(workspaceId);
    if (!isDue) return;
    this.#tell(workspaceId);
    const telling = runAs({ kind: 'system', workspaceId }, () =>
      this.db.write(async (tx) => this.changes.mention(tx, ['hub-events'])),
    )
      // Nothing awaits this notification, and the next batch sends another.
      .catch(() => undefined)
      .finally(() => this.#running.delete(telling));
    this.#running.add(telling);
  }
}

function batchSize(waiting: readonly Waiting[]): number {
  let bytes = 0;
  const size = waiting.slice(0, LARGEST_BATCH).findIndex(({ publishing }, index) => {
    bytes += publishing.event.payload.length;
    return index > 0 && bytes > LARGEST_BYTES;
  });
  return size === -1 ? Math.min(waiting.length, LARGEST_BATCH) : size;
}
