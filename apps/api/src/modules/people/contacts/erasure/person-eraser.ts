import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ChangeLog } from '../../../platform/stream/change-log.js';
import { PersonIndex } from '../identity/person-index.js';
import { MessageEraser } from './message-eraser.js';

/** How many messages go in one transaction. */
const AT_ONCE = 500;

/** Erases a person step by step; each step is a transaction, and the next one finds what the last one left. */
@Injectable()
export class PersonEraser {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: MessageEraser,
    private readonly people: PersonDataRegistry,
    private readonly index: PersonIndex,
    private readonly counters: StatCounters,
    private readonly events: DomainEvents,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the erasure is done. */
  step(erasureId: string): Promise<boolean> {
    return this.db.write(async (tx) => {
      const contactId = await this.#whom(tx, erasureId);
      if (contactId === null) return true;
      const rows = await tx
        .selectFrom('message')
        .select('id')
        .where('contact_id', '=', contactId)
        .orderBy('sent_at')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      const erased = await this.messages.erase(
        tx,
        rows.map(({ id }) => id),
      );
      await this.#add(tx, erasureId, { messages_erased: erased.messages, files_erased: erased.files });
      const isLast = rows.length < AT_ONCE;
      if (isLast) {
        await this.#finish(tx, erasureId, contactId);
        await this.events.tell(tx, [{ topic: 'contact.erased', payload: { contact_id: contactId } }]);
      }
      await this.changes.record(tx, ['messages', 'stats', 'contacts', 'tasks', 'outbox', 'notifications']);
      return isLast;
    });
  }

  /** Whom an erasure under way is about, held against a second process that takes the job. */
  async #whom(tx: WorkspaceTransaction, erasureId: string): Promise<string | null> {
    const row = await tx
      .selectFrom('erasure')
      .select('contact_id')
      .where('id', '=', erasureId)
      .forUpdate()
      .executeTakeFirst();
    return row?.contact_id ?? null;
  }

  async #finish(tx: WorkspaceTransaction, erasureId: string, contactId: string): Promise<void> {
    const counts = { points_erased: 0, notes_erased: 0, other_erased: 0 };
    for (const data of this.people.all()) {
      const rows = await data.erase(tx, contactId);
      if (data.kind === 'points') counts.points_erased += rows;
      else if (data.kind === 'notes') counts.notes_erased += rows;
      else counts.other_erased += rows;
    }
    await this.#add(tx, erasureId, counts);
    await tx.deleteFrom('contact_tag').where('contact_id', '=', contactId).execute();
    await tx.deleteFrom('contact_profile').where('contact_id', '=', contactId).execute();
    // A merge holds the whole row of the one that went, and their name.
    await tx
      .deleteFrom('contact_merge')
      .where((eb) => eb.or([eb('kept_id', '=', contactId), eb('other_id', '=', contactId)]))
      .execute();
    await this.index.remove(tx, contactId);
    const gone = await tx.deleteFrom('contact').where('id', '=', contactId).executeTakeFirst();
    await this.counters.apply(tx, new CounterTally().contacts(-Number(gone.numDeletedRows)));
    await tx
      .updateTable('erasure')
      .set({ state: 'done', contact_id: null, finished_at: this.clock.now() })
      .where('id', '=', erasureId)
      .execute();
  }

  async #add(
    tx: WorkspaceTransaction,
    erasureId: string,
    counts: Readonly<
      Partial<Record<'messages_erased' | 'files_erased' | 'points_erased' | 'notes_erased' | 'other_erased', number>>
    >,
  ): Promise<void> {
    const { messages_erased = 0, files_erased = 0, points_erased = 0, notes_erased = 0, other_erased = 0 } = counts;
    await tx
      .updateTable('erasure')
      .set((eb) => ({
        messages_erased: eb('messages_erased', '+', messages_erased),
        files_erased: eb('files_erased', '+', files_erased),
        points_erased: eb('points_erased', '+', points_erased),
        notes_erased: eb('notes_erased', '+', notes_erased),
        other_erased: eb('other_erased', '+', other_erased),
      }))
      .where('id', '=', erasureId)
      .execute();
  }
}
