import { type Cursor, HOUR, scoreMessage } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { countedOf } from '../counters/counted-row.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { factsOf } from '../sorting/message-facts.js';
import { type OpenMessage, RescoringRepository } from './rescoring.repository.js';

/** Messages scored per commit; requests are served in between. */
const AT_ONCE = 100;

const OPEN = ['inbox', 'in_progress', 'waiting'] as const;

/** Priority grows with waiting time, so open messages are scored again every hour. */
@Injectable()
export class MessagesJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly messages: RescoringRepository,
    private readonly counters: StatCounters,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'messages.rescore',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: HOUR,
      handle: ({ signal }) => this.#rescore(signal),
    });
  }

  async #rescore(signal: AbortSignal): Promise<void> {
    for (const status of OPEN) {
      let after: Cursor | null = null;
      for (;;) {
        signal.throwIfAborted();
        const rows: OpenMessage[] = await this.messages.open(status, after, AT_ONCE);
        const last = rows.at(-1);
        if (last === undefined) break;
        after = { at: last.sent_at, id: last.id };
        await this.#score(rows);
      }
    }
  }

  async #score(rows: readonly OpenMessage[]): Promise<void> {
    const now = this.clock.now();
    const changed = rows.flatMap((row) => {
      const score = scoreMessage(factsOf(row, true), now);
      const isUrgent = row.urgency_source === 'person' ? row.is_urgent : score.isUrgent ? 1 : 0;
      const reasons = JSON.stringify(score.reasons);
      if (score.priority === row.priority && isUrgent === row.is_urgent && reasons === row.priority_reasons) return [];
      const values: Parameters<RescoringRepository['score']>[2] = {
        priority: score.priority,
        priority_reasons: reasons,
        is_urgent: isUrgent,
      };
      return [{ row, values }];
    });
    if (changed.length === 0) return;
    await this.db.write(async (tx) => {
      const tally = new CounterTally();
      for (const { row, values } of changed) {
        if (await this.messages.score(tx, row, values)) {
          tally.message(countedOf(row), countedOf({ ...row, ...values }), row.conversation_id);
        }
      }
      await this.counters.apply(tx, tally);
    });
  }
}
