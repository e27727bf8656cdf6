import type { IngestEvent, IngestResult } from '@concordia/contract/intake';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SelectorUpkeep } from '../../insight/selectors/selector-upkeep.js';
import { EventArrivals } from './event-arrivals.js';
import { isToCome, NOT_YET } from './event-rules.js';
import { IngestRepository } from './ingest.repository.js';

/** Events per transaction: SQLite has a single writer, and others wait for it. */
const AT_ONCE = 50;

@Injectable()
export class IngestService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: IngestRepository,
    private readonly arrivals: EventArrivals,
    private readonly upkeep: SelectorUpkeep,
    private readonly counters: StatCounters,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure `invalid`, listing every event dated in the future; nothing is stored then. */
  async takeAll(events: readonly IngestEvent[]): Promise<IngestResult> {
    this.#requirePast(events);
    const sum = { processed: 0, duplicates: 0 };
    for (let start = 0; start < events.length; start += AT_ONCE) {
      const some = events.slice(start, start + AT_ONCE);
      const { processed, duplicates } = await this.db.write((tx) => this.#store(tx, some));
      sum.processed += processed;
      sum.duplicates += duplicates;
      await yieldToEventLoop();
    }
    return sum;
  }

  async #store(tx: WorkspaceTransaction, events: readonly IngestEvent[]): Promise<IngestResult> {
    const own = await this.runs.ownAddresses(tx);
    const result = { processed: 0, duplicates: 0 };
    for (const event of events) {
      const outcome = await this.arrivals.take(tx, event, own);
      if (outcome === 'processed') result.processed += 1;
      else result.duplicates += 1;
    }
    await this.counters.apply(tx, new CounterTally().ingested(result));
    await this.upkeep.ask(tx);
    this.changes.mention(tx, ['ingest']);
    return result;
  }

  #requirePast(events: readonly IngestEvent[]): void {
    const now = this.clock.now();
    const details = events.flatMap((event, index) =>
      isToCome(event, now)
        ? [{ field: `body.events.${index}.timestamp`, expected: NOT_YET, received: String(event.timestamp) }]
        : [],
    );
    if (details.length === 0) return;
    throw new DomainFailure('invalid', 'VALIDATION_FAILED', 'Events must not have timestamps in the future.', details);
  }
}
