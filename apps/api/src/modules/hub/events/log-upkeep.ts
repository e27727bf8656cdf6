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

/** How long events are kept, in ms. */
const KEPT_FOR = 30 * DAY;

/** How many are kept at most. */
const MOST_KEPT = 1_000_000;

/** How many are kept at most while a receiver that cannot be reached is still to be told of them. */
const MOST_OWED = 10_000_000;

/** How many are removed in one transaction; other writers wait for it. */
const SLICE = 1_000;

/** Removes events that are old, or too many, from the beginning of the log. */
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

  /** @throws the signal's reason when it is aborted; what was removed is gone, and the next turn goes on. */
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
        // One of many slices, from the end of the log that no screen shows.
        this.changes.silence(tx);
      });
      await yieldToEventLoop();
    }
    await this.db.write((tx) => this.replays.forget(tx, before));
  }
}
