import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AppendSignal } from './append-signal.js';
import { EventLogRepository, type LoggedEvent, type LogHead, type NewEvent } from './event-log.repository.js';

/** The counter of events that a demo invented, which is over. */
export const INVENTED_EVENTS = 'hub:invented-events';

/**
 * The one log of everything that happened, on which all subscriptions read.
 *
 * Taking the next number locks the workspace's row until the commit. So numbers are committed in their order: who has read up to a number
 * has seen every event before it, on SQLite as on PostgreSQL.
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
   * Appends events in the transaction of what they tell of. Late in it: from here on until the commit, every other writer of events waits.
   *
   * @returns them as they were logged, in the order given.
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
   * What came after a place, in order.
   *
   * @param seq 0 for the beginning of what is kept.
   * @param limit how many at most.
   */
  async after(seq: number, limit: number): Promise<LoggedEvent[]> {
    const rows = await this.rows.after(seq, limit);
    const last = rows.at(-1);
    if (last !== undefined) this.signal.seen(currentPrincipal().workspaceId, last.seq);
    return rows;
  }

  /** The number and the time of the newest event; both 0 when there never was one. */
  head(): Promise<LogHead> {
    return this.rows.head();
  }
}
