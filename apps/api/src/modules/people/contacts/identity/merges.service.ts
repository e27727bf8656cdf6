import type { PageQuery } from '@concordia/contract';
import type { ContactMerge, MergeRequest } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { DomainFailure, notFound } from '../../../../common/domain-failure.js';
import { Ids } from '../../../../common/ids.js';
import type { Page } from '../../../../common/page.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { MessageSearchIndex } from '../../../inbox/search/message-search-index.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ChangeLog } from '../../../platform/stream/change-log.js';
import { PersonLocks } from '../person-locks.js';
import { dismissedOf, type MergeSide, readSide } from './merge-snapshot.js';
import { MergeUndo } from './merge-undo.js';
import { mergedFields, mergedRow, mergedTags } from './merged-contact.js';
import { MergesRepository } from './merges.repository.js';
import { PersonIndex } from './person-index.js';
import { writeFields, writeTags } from './write-side.js';

/** How many rows move in one statement: what is in memory stays small, however much somebody wrote. */
const AT_ONCE = 1_000;

@Injectable()
export class MergesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly merges: MergesRepository,
    private readonly people: PersonDataRegistry,
    private readonly locks: PersonLocks,
    private readonly index: PersonIndex,
    private readonly messages: MessageSearchIndex,
    private readonly undoing: MergeUndo,
    private readonly counters: StatCounters,
    private readonly events: DomainEvents,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  list(query: PageQuery): Promise<Page<ContactMerge>> {
    return this.merges.list(query);
  }

  /** One transaction: nobody ever sees half a merge. */
  async merge({ keepId, otherId, choices = {} }: MergeRequest): Promise<ContactMerge> {
    const mergeId = this.ids.next();
    await this.db.write(async (tx) => {
      await this.locks.hold(tx, [keepId, otherId]);
      const [keep, other] = [await readSide(tx, keepId), await readSide(tx, otherId)];
      if (keep === undefined || other === undefined) throw notFound('contact');
      const after = mergedRow(keep, other, choices);
      const before = JSON.stringify({ kept: keep, other, after, dismissed: await dismissedOf(tx, otherId) });
      await tx
        .insertInto('contact_merge')
        .values({
          id: mergeId,
          kept_id: keepId,
          other_id: otherId,
          other_name: other.row.name,
          before,
          message_count: other.row.inbound_count + other.row.outbound_count,
          created_at: this.clock.now(),
        })
        .execute();
      await this.#moveAll(tx, mergeId, otherId, keepId);
      await this.#join(tx, keep, other, after);
      await this.counters.apply(tx, new CounterTally().contacts(-1));
      const payload = { contact_id: keepId, merged_id: otherId };
      await this.events.tell(tx, [{ topic: 'contact.merged', payload }]);
      await this.changes.record(tx, ['contacts', 'messages', 'stats', 'tasks', 'outbox', 'notifications']);
    });
    return this.merges.get(mergeId);
  }

  async undo(mergeId: string): Promise<ContactMerge> {
    await this.db.write(async (tx) => {
      const merge = await this.merges.hold(tx, mergeId);
      if (merge.undone_at !== null) {
        throw new DomainFailure('conflict', 'MERGE_UNDONE', 'This merge has been undone already.');
      }
      await this.locks.hold(tx, [merge.kept_id]);
      if (!(await this.merges.isLast(tx, merge))) {
        throw new DomainFailure(
          'conflict',
          'MERGE_NOT_LAST',
          'The contact was merged again since. Undo the later merge first.',
        );
      }
      await this.undoing.run(tx, merge);
      await tx.updateTable('contact_merge').set({ undone_at: this.clock.now() }).where('id', '=', mergeId).execute();
      await this.counters.apply(tx, new CounterTally().contacts(1));
      await this.changes.record(tx, ['contacts', 'messages', 'stats', 'tasks', 'outbox', 'notifications']);
    });
    return this.merges.get(mergeId);
  }

  /** Notes down what moves, since an undo must not take what was the kept contact's before. */
  async #moveAll(tx: WorkspaceTransaction, mergeId: string, from: string, to: string): Promise<void> {
    for (const data of this.people.all()) {
      for (;;) {
        const ids = await data.move(tx, from, to, AT_ONCE);
        if (ids.length === 0) break;
        await tx
          .insertInto('contact_merge_part')
          .values({ id: this.ids.next(), merge_id: mergeId, kind: data.kind, ids: JSON.stringify(ids) })
          .execute();
        if (ids.length < AT_ONCE) break;
      }
    }
  }

  async #join(
    tx: WorkspaceTransaction,
    keep: MergeSide,
    other: MergeSide,
    { id, ...columns }: MergeSide['row'],
  ): Promise<void> {
    await tx.updateTable('contact').set(columns).where('id', '=', id).execute();
    await writeTags(tx, id, mergedTags(keep, other));
    if (other.hasProfile) await writeFields(tx, id, mergedFields(keep, other));
    await tx.deleteFrom('contact_tag').where('contact_id', '=', other.row.id).execute();
    await tx.deleteFrom('contact_profile').where('contact_id', '=', other.row.id).execute();
    await this.index.remove(tx, other.row.id);
    await tx.deleteFrom('contact').where('id', '=', other.row.id).execute();
    await this.index.refresh(tx, [id]);
    await this.messages.rename(tx, id);
  }
}
