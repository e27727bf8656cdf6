import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { HubEventSource } from '../../../database/entities/hub-event.js';
import { param } from '../../../database/prepared.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AppendSignal } from './append-signal.js';
import { inPowersOfTwo } from './in-powers.js';

/** An event that is to be logged. */
export interface NewEvent {
  readonly topic: string;
  /** An object as JSON text. */
  readonly payload: string;
  readonly source: HubEventSource;
  readonly module_name: string | null;
  readonly idempotency_key: string | null;
}

/** An event as the log keeps it. */
export interface LoggedEvent extends NewEvent {
  readonly id: string;
  /** Its place in the log of the workspace, from 1, without gaps. */
  readonly seq: number;
  /** In ms since the epoch; not earlier than that of the event before. */
  readonly published_at: number;
}

/** Where a log ends. */
export interface LogHead {
  readonly seq: number;
  readonly at: number;
}

/** The counter of events that a demo invented, which is over. */
export const INVENTED_EVENTS = 'hub:invented-events';

export const EVENT_COLUMNS = [
  'id',
  'seq',
  'topic',
  'payload',
  'source',
  'module_name',
  'idempotency_key',
  'published_at',
] as const satisfies (keyof LoggedEvent)[];

/**
 * The one log of everything that happened, on which all subscriptions read.
 *
 * Taking the next number locks the workspace's row until the commit. So numbers are committed in their order: who has read up to a number
 * has seen every event before it, on SQLite as on PostgreSQL.
 */
@Injectable()
export class EventLog {
  readonly #after;
  readonly #head;

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly signal: AppendSignal,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.#after = db.prepare<'seq' | 'limit', LoggedEvent>((q) =>
      q
        .selectFrom('hub_event')
        .select(EVENT_COLUMNS)
        .where('seq', '>', param<number>('seq'))
        .orderBy('seq')
        .limit(param<number>('limit')),
    );
    this.#head = db.prepare<never, LogHead>((q) =>
      q.selectFrom('workspace').select(['event_seq as seq', 'event_at as at']),
    );
  }

  /**
   * Appends events in the transaction of what they tell of. Late in it: from here on until the commit, every other writer of events waits.
   *
   * @returns them as they were logged, in the order given.
   */
  async append(tx: WorkspaceTransaction, events: readonly NewEvent[]): Promise<LoggedEvent[]> {
    if (events.length === 0) return [];
    const head = await this.#advance(tx, events.length);
    const first = head.seq - events.length + 1;
    const logged = events.map((event, index) => ({
      ...event,
      id: this.ids.next(),
      seq: first + index,
      published_at: head.at,
    }));
    for (const rows of inPowersOfTwo(logged)) await tx.insertInto('hub_event').values(rows).execute();
    this.signal.expect(currentPrincipal().workspaceId, head.seq);
    return logged;
  }

  /**
   * What came after a place, in order.
   *
   * @param seq 0 for the beginning of what is kept.
   * @param limit how many at most.
   */
  async after(seq: number, limit: number): Promise<LoggedEvent[]> {
    const rows = await this.db.all(this.#after, { seq, limit });
    const last = rows.at(-1);
    if (last !== undefined) this.signal.seen(currentPrincipal().workspaceId, last.seq);
    return rows;
  }

  /** The number and the time of the newest event; both 0 when there never was one. */
  async head(): Promise<LogHead> {
    const [row] = await this.db.all(this.#head, {});
    return row ?? { seq: 0, at: 0 };
  }

  /** Takes the next numbers. The clock may go backwards, or be another process's: time in the log does not. */
  #advance(tx: WorkspaceTransaction, count: number): Promise<LogHead> {
    const now = this.clock.now();
    return tx
      .updateTable('workspace')
      .set((eb) => ({
        event_seq: eb('event_seq', '+', count),
        event_at: eb.case().when('event_at', '>', now).then(eb.ref('event_at')).else(now).end(),
      }))
      .returning(['event_seq as seq', 'event_at as at'])
      .executeTakeFirstOrThrow();
  }
}
