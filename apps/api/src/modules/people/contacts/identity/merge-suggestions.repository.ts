import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import { olderThan } from '../../../../database/older-than.js';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CONTACT_COLUMNS } from '../../contact-records/contact.row.js';

const COLUMNS = ['id', 'one_id', 'other_id', 'score', 'evidence', 'created_at'] as const;

export type SuggestionRow = Pick<Selectable<ScopedTables['merge_suggestion']>, (typeof COLUMNS)[number]>;

@Injectable()
export class MergeSuggestionsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Open suggestions, most likely first, starting after `after`. */
  list(limit: number, after: Cursor | null): Promise<SuggestionRow[]> {
    return this.db.read
      .selectFrom('merge_suggestion')
      .select(COLUMNS)
      .where('state', '=', 'open')
      .where(olderThan('merge_suggestion.score', 'merge_suggestion.id', after))
      .orderBy('score', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(): Promise<number> {
    const row = await this.db.read
      .selectFrom('merge_suggestion')
      .select((eb) => eb.fn.countAll<number | string>().as('open'))
      .where('state', '=', 'open')
      .executeTakeFirst();
    return Number(row?.open ?? 0);
  }

  contacts(ids: readonly string[]) {
    return this.db.read
      .selectFrom('contact')
      .select(CONTACT_COLUMNS)
      .where('id', 'in', [...new Set(ids)])
      .execute();
  }

  /** @returns the suggestion; `undefined` if there is none with the id. */
  dismiss(tx: WorkspaceTransaction, id: string): Promise<SuggestionRow | undefined> {
    return tx
      .updateTable('merge_suggestion')
      .set({ state: 'dismissed' })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
  }

  /** @param oneId the lower of the two ids. */
  async dismissPair(tx: WorkspaceTransaction, oneId: string, otherId: string): Promise<void> {
    await tx
      .updateTable('merge_suggestion')
      .set({ state: 'dismissed' })
      .where('one_id', '=', oneId)
      .where('other_id', '=', otherId)
      .execute();
  }

  dismissedOf(tx: WorkspaceTransaction, contactId: string): Promise<SuggestionRow[]> {
    return tx
      .selectFrom('merge_suggestion')
      .select(COLUMNS)
      .where('state', '=', 'dismissed')
      .where((eb) => eb.or([eb('one_id', '=', contactId), eb('other_id', '=', contactId)]))
      .execute();
  }

  /** Restores a dismissed pair if both contacts exist. */
  async restoreDismissed(tx: WorkspaceTransaction, pair: SuggestionRow): Promise<void> {
    const found = await tx.selectFrom('contact').select('id').where('id', 'in', [pair.one_id, pair.other_id]).execute();
    if (found.length < 2) return;
    await tx
      .insertInto('merge_suggestion')
      .values({ ...pair, state: 'dismissed' })
      .onConflict((conflict) => conflict.columns(['one_id', 'other_id']).doUpdateSet({ state: 'dismissed' }))
      .execute();
  }

  /** Removes a contact's open suggestions, except those with contacts in `kept`. */
  async removeStale(tx: WorkspaceTransaction, contactId: string, kept: readonly string[]): Promise<void> {
    for (const [mine, theirs] of [
      ['one_id', 'other_id'],
      ['other_id', 'one_id'],
    ] satisfies ['one_id' | 'other_id', 'one_id' | 'other_id'][]) {
      let stale = tx.deleteFrom('merge_suggestion').where(mine, '=', contactId).where('state', '=', 'open');
      if (kept.length > 0) stale = stale.where(theirs, 'not in', kept);
      await stale.execute();
    }
  }

  /** Dismissed pairs stay dismissed. */
  async put(tx: WorkspaceTransaction, pairs: readonly Insertable<ScopedTables['merge_suggestion']>[]): Promise<void> {
    await tx
      .insertInto('merge_suggestion')
      .values(pairs)
      .onConflict((conflict) =>
        conflict.columns(['one_id', 'other_id']).doUpdateSet((eb) => ({
          score: eb.ref('excluded.score'),
          evidence: eb.ref('excluded.evidence'),
        })),
      )
      .execute();
  }

  async removeOf(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await tx.deleteFrom('merge_suggestion').where('one_id', '=', contactId).execute();
    await tx.deleteFrom('merge_suggestion').where('other_id', '=', contactId).execute();
  }
}
