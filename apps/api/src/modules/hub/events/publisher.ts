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

/** The most events of one transaction; other writers wait for as long as it takes. */
const LARGEST_BATCH = 256;

/** The most bytes of payloads of one transaction. */
const LARGEST_BYTES = 4_194_304;

/** How far apart open screens are told that there are new events, in ms. */
const TELL_EVERY = SECOND;

/** An event that is committed, and what has become of it so far. */
export interface PublishedEvent {
  readonly event: LoggedEvent;
  readonly outcome: EventOutcome;
}

/** Nobody subscribed to it. */
export const NOBODY_ASKED: EventOutcome = { status: 'published', attempts: 0 };

interface Waiting {
  readonly publishing: Publishing;
  readonly done: (published: PublishedEvent | null) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Publishes what arrives at the same time in one transaction.
 *
 * A commit waits for the disk, which takes longer than everything else about an event. So those that come in during one commit wait for it
 * and are committed together; each is answered after its own commit.
 */
@Injectable()
export class Publisher implements OnModuleDestroy {
  /** By workspace. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Set<Promise<void>>();
  readonly #telling = new Map<string, { timer: NodeJS.Timeout; isDue: boolean }>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly keyed: KeyedAppend,
    private readonly deliveries: EventDeliveries,
    private readonly changes: ChangeLog,
  ) {}

  /** @returns the event, which is committed; `null` when its key stands for other content. */
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

  /** Waits for what was promised: the database is closed next. */
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
      // SQLite commits within a turn of the loop: requests that came in meanwhile are read in the next one, and belong to this batch.
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
    const isTold = this.#tell(workspaceId);
    try {
      const published = await this.db.write(async (tx) => {
        const events = await this.keyed.append(
          tx,
          batch.map(({ publishing }) => publishing),
        );
        if (!isTold) this.changes.silence(tx);
        return events;
      });
      const outcomes = await this.#outcomesOf(published.filter((event) => event !== null));
      for (const [index, { done }] of batch.entries()) {
        const event = published[index] ?? null;
        done(event && { event, outcome: outcomes.get(event.id) ?? NOBODY_ASKED });
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

  /** Whether the screens are told with this batch. Otherwise they are told a little later of all that came until then. */
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
      // Nobody waits for it, and the next batch tells again.
      .catch(() => undefined)
      .finally(() => this.#running.delete(telling));
    this.#running.add(telling);
  }
}

/** How many of those who wait are committed together. */
function batchSize(waiting: readonly Waiting[]): number {
  let bytes = 0;
  const size = waiting.slice(0, LARGEST_BATCH).findIndex(({ publishing }, index) => {
    bytes += publishing.event.payload.length;
    return index > 0 && bytes > LARGEST_BYTES;
  });
  return size === -1 ? Math.min(waiting.length, LARGEST_BATCH) : size;
}
