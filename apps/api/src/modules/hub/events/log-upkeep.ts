import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { EventDeliveries } from '../log/event-deliveries.js';
import { EventsRepository } from './events.repository.js';
import { LogReader } from './log-reader.js';
import { ReplaysRepository } from './replays.repository.js';

/** Retention of events, in ms. */
const KEPT_FOR = 30 * DAY;

const MOST_KEPT = 1_000_000;

/** Maximum number of events kept while a delivery to an unreachable receiver is pending. */
const MOST_OWED = 10_000_000;

/** Events deleted per transaction; it blocks other writers. */
const SLICE = 1_000;

@Injectable()
export class LogUpkeep {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly events: EventsRepository,
    private readonly reader: LogReader,
    private readonly replays: ReplaysRepository,
    private readonly deliveries: EventDeliveries,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** @throws the signal's reason if aborted; the next run continues where it left off. */
  async tidy(signal: AbortSignal): Promise<void> {
    const before = this.clock.now() - KEPT_FOR;
    const all = await this.reader.rangeOf(null, null);
    const { first } = await this.reader.rangeOf(before, null);
    const wanted = Math.max(first, all.last - MOST_KEPT + 1);
    const firstKept = Math.max(Math.min(wanted, await this.deliveries.owedFrom()), all.last - MOST_OWED + 1);
    for (let from = all.first; from < firstKept; from += SLICE) {
      signal.throwIfAborted();
      const firstLeft = Math.min(from + SLICE, firstKept);
      await this.db.write(async (tx) => {
        await this.events.removeBefore(tx, firstLeft);
        // No screen shows events this old, so no change event is needed.
        this.changes.silence(tx);
      });
      await yieldToEventLoop();
    }
    await this.db.write((tx) => this.replays.forget(tx, before));
  }
}
