import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AppendSignal } from './append-signal.js';
import { EventLogRepository, type LoggedEvent, type LogHead, type NewEvent } from './event-log.repository.js';

/** Counter of the sample events of a demo that has ended. */
export const SAMPLE_EVENTS = 'hub:invented-events';

/**
 * The workspace's event log, which all subscriptions read.
 *
 * Reserving a sequence number locks the workspace row until the commit, so numbers commit in order. A reader that has reached a number has seen every
 * event before it, on SQLite and on PostgreSQL.
 */
@Injectable()
export class EventLog {
  constructor(
    private readonly rows: EventLogRepository,
    private readonly signal: AppendSignal,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Appends events in the caller's transaction. Call it late: it blocks all other event writers until the commit.
   *
   * @returns the logged events, in the order given.
   */
  async append(tx: WorkspaceTransaction, events: readonly NewEvent[]): Promise<LoggedEvent[]> {
    if (events.length === 0) return [];
    const head = await this.rows.advance(tx, events.length, this.clock.now());
    const first = head.seq - events.length + 1;
    const logged = events.map((event, index) => ({
      ...event,
      id: this.ids.next(),
      seq: first + index,
      published_at: head.at,
    }));
    await this.rows.insert(tx, logged);
    this.signal.expect(currentPrincipal().workspaceId, head.seq);
    return logged;
  }

  /**
   * Events after a sequence number, in order.
   *
   * @param seq 0 starts at the oldest event kept.
   */
  async after(seq: number, limit: number): Promise<LoggedEvent[]> {
    const rows = await this.rows.after(seq, limit);
    const last = rows.at(-1);
    if (last !== undefined) this.signal.seen(currentPrincipal().workspaceId, last.seq);
    return rows;
  }

  /** Sequence number and time of the newest event; both 0 in an empty log. */
  head(): Promise<LogHead> {
    return this.rows.head();
  }
}
