import type { PageQuery } from '@concordia/contract';
import type { ContactMerge, MergeRequest } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { DomainFailure } from '../../../../common/domain-failure.js';
import type { Page } from '../../../../common/page.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { PersonLocks } from '../person-locks.js';
import { MergeUndo } from './merge-undo.js';
import { MergeWriter } from './merge-writer.js';
import { MergesRepository } from './merges.repository.js';
import { StrangerRelease } from './stranger-release.js';

@Injectable()
export class MergesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly merges: MergesRepository,
    private readonly locks: PersonLocks,
    private readonly writer: MergeWriter,
    private readonly undoing: MergeUndo,
    private readonly strangers: StrangerRelease,
    private readonly counters: StatCounters,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  list(query: PageQuery): Promise<Page<ContactMerge>> {
    return this.merges.list(query);
  }

  /** A single transaction, so that no partial merge is visible. */
  async merge(request: MergeRequest): Promise<ContactMerge> {
    const mergeId = await this.db.write(async (tx) => {
      const made = await this.writer.merge(tx, request);
      const payload = { contact_id: request.keepId, merged_id: request.otherId };
      await this.events.tell(tx, [{ topic: 'contact.merged', payload }]);
      return made;
    });
    return this.merges.get(mergeId);
  }

  async undo(mergeId: string): Promise<ContactMerge> {
    await this.db.write(async (tx) => {
      const merge = await this.merges.hold(tx, mergeId);
      if (merge.undone_at !== null) {
        throw new DomainFailure('conflict', 'MERGE_UNDONE', 'This merge was already undone.');
      }
      await this.locks.hold(tx, [merge.kept_id]);
      if (!(await this.merges.isLast(tx, merge))) {
        throw new DomainFailure(
          'conflict',
          'MERGE_NOT_LAST',
          'The contact was merged again later. Undo the later merge first.',
        );
      }
      await this.undoing.run(tx, merge);
      await this.merges.markUndone(tx, mergeId, this.clock.now());
      await this.counters.apply(tx, new CounterTally().contacts(1));
      await this.strangers.release(tx, merge);
    });
    return this.merges.get(mergeId);
  }
}
