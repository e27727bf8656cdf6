import type { PageQuery } from '@concordia/contract';
import type { ContactMerge, MergeRequest } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { DomainFailure, notFound } from '../../../../common/domain-failure.js';
import { Ids } from '../../../../common/ids.js';
import type { Page } from '../../../../common/page.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { PersonLocks } from '../person-locks.js';
import { MergeJoin } from './merge-join.js';
import { MergeSidesRepository } from './merge-sides.repository.js';
import { MergeSuggestionsRepository } from './merge-suggestions.repository.js';
import { MergeUndo } from './merge-undo.js';
import { mergedRow } from './merged-contact.js';
import { MergesRepository } from './merges.repository.js';

@Injectable()
export class MergesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly merges: MergesRepository,
    private readonly sides: MergeSidesRepository,
    private readonly suggestions: MergeSuggestionsRepository,
    private readonly locks: PersonLocks,
    private readonly joining: MergeJoin,
    private readonly undoing: MergeUndo,
    private readonly counters: StatCounters,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  list(query: PageQuery): Promise<Page<ContactMerge>> {
    return this.merges.list(query);
  }

  /** A single transaction, so that no partial merge is visible. */
  async merge({ keepId, otherId, choices = {} }: MergeRequest): Promise<ContactMerge> {
    const mergeId = this.ids.next();
    await this.db.write(async (tx) => {
      await this.locks.hold(tx, [keepId, otherId]);
      const [keep, other] = [await this.sides.find(tx, keepId), await this.sides.find(tx, otherId)];
      if (keep === undefined || other === undefined) throw notFound('contact');
      const after = mergedRow(keep, other, choices);
      const dismissed = await this.suggestions.dismissedOf(tx, otherId);
      await this.merges.insert(tx, {
        id: mergeId,
        kept_id: keepId,
        other_id: otherId,
        other_name: other.row.name,
        before: JSON.stringify({ kept: keep, other, after, dismissed }),
        message_count: other.row.inbound_count + other.row.outbound_count,
        created_at: this.clock.now(),
      });
      await this.joining.run(tx, mergeId, { keep, other, after });
      await this.counters.apply(tx, new CounterTally().contacts(-1));
      const payload = { contact_id: keepId, merged_id: otherId };
      await this.events.tell(tx, [{ topic: 'contact.merged', payload }]);
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
    });
    return this.merges.get(mergeId);
  }
}
