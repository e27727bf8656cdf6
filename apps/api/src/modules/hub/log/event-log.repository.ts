import { Injectable } from '@nestjs/common';
import type { HubEventSource } from '../../../database/entities/hub-event.js';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { inPowersOfTwo } from './in-powers.js';

export interface NewEvent {
  readonly topic: string;
  /** A JSON object, as text. */
  readonly payload: string;
  readonly source: HubEventSource;
  readonly module_name: string | null;
  readonly idempotency_key: string | null;
}

export interface LoggedEvent extends NewEvent {
  readonly id: string;
  /** Sequence number within the workspace, from 1, without gaps. */
  readonly seq: number;
  /** In ms since the epoch; never earlier than the previous event's. */
  readonly published_at: number;
}

export interface LogHead {
  readonly seq: number;
  readonly at: number;
}

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

@Injectable()
export class EventLogRepository {
  readonly #after;
  readonly #head;

  constructor(private readonly db: WorkspaceDatabase) {
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

  /** Events after a sequence number, in order. */
  async after(seq: number, limit: number): Promise<LoggedEvent[]> {
    return this.db.all(this.#after, { seq, limit });
  }

  /** Sequence number and time of the newest event; both 0 in an empty log. */
  async head(): Promise<LogHead> {
    const [row] = await this.db.all(this.#head, {});
    return row ?? { seq: 0, at: 0 };
  }

  /** Reserves the next sequence numbers. Log time never goes back, even if the clock does or is another process's. */
  advance(tx: WorkspaceTransaction, count: number, now: number): Promise<LogHead> {
    return tx
      .updateTable('workspace')
      .set((eb) => ({
        event_seq: eb('event_seq', '+', count),
        event_at: eb.case().when('event_at', '>', now).then(eb.ref('event_at')).else(now).end(),
      }))
      .returning(['event_seq as seq', 'event_at as at'])
      .executeTakeFirstOrThrow();
  }

  async insert(tx: WorkspaceTransaction, events: readonly LoggedEvent[]): Promise<void> {
    for (const rows of inPowersOfTwo(events)) await tx.insertInto('hub_event').values(rows).execute();
  }
}
