import type { MergeRequest } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { notFound } from '../../../../common/domain-failure.js';
import { Ids } from '../../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { PersonLocks } from '../person-locks.js';
import { MergeJoin } from './merge-join.js';
import { MergeSidesRepository } from './merge-sides.repository.js';
import type { StrangerMerge } from './merge-snapshot.js';
import { MergeSuggestionsRepository } from './merge-suggestions.repository.js';
import { mergedRow } from './merged-contact.js';
import { MergesRepository } from './merges.repository.js';

/** Merges two contacts in the caller's transaction, and records what an undo needs. */
@Injectable()
export class MergeWriter {
  constructor(
    private readonly merges: MergesRepository,
    private readonly sides: MergeSidesRepository,
    private readonly suggestions: MergeSuggestionsRepository,
    private readonly locks: PersonLocks,
    private readonly joining: MergeJoin,
    private readonly counters: StatCounters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @returns the merge's id. @throws DomainFailure if one of them does not exist or is being erased. */
  async merge(
    tx: WorkspaceTransaction,
    { keepId, otherId, choices = {} }: MergeRequest,
    stranger?: StrangerMerge,
  ): Promise<string> {
    const mergeId = this.ids.next();
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
      before: JSON.stringify({ kept: keep, other, after, dismissed, stranger }),
      message_count: other.row.inbound_count + other.row.outbound_count,
      created_at: this.clock.now(),
    });
    await this.joining.run(tx, mergeId, { keep, other, after });
    await this.counters.apply(tx, new CounterTally().contacts(-1));
    return mergeId;
  }
}
