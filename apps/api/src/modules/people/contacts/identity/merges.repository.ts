import type { PageQuery } from '@concordia/contract';
import type { ContactMerge } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { notFound } from '../../../../common/domain-failure.js';
import type { Page } from '../../../../common/page.js';
import { cursorOf, pageFrom } from '../../../../common/paging.js';
import { olderThan } from '../../../../database/older-than.js';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

export interface StoredMerge {
  readonly id: string;
  readonly kept_id: string;
  readonly other_id: string;
  readonly before: string;
  readonly created_at: number;
}

@Injectable()
export class MergesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async list(query: PageQuery): Promise<Page<ContactMerge>> {
    const rows = await this.#rows()
      .where(olderThan('contact_merge.created_at', 'contact_merge.id', cursorOf(query)))
      .orderBy('contact_merge.created_at', 'desc')
      .orderBy('contact_merge.id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const total = await this.db.read
      .selectFrom('contact_merge')
      .select((eb) => eb.fn.countAll<number | string>().as('merges'))
      .executeTakeFirst();
    return pageFrom(
      rows,
      query.limit,
      Number(total?.merges ?? 0),
      (row) => ({ at: row.created_at, id: row.id }),
      mergeOf,
    );
  }

  async get(mergeId: string): Promise<ContactMerge> {
    const row = await this.#rows().where('contact_merge.id', '=', mergeId).executeTakeFirst();
    if (row === undefined) throw notFound('merge');
    return mergeOf(row);
  }

  async hold(tx: WorkspaceTransaction, mergeId: string) {
    const row = await tx
      .selectFrom('contact_merge')
      .select(['id', 'kept_id', 'other_id', 'before', 'created_at', 'undone_at'])
      .where('id', '=', mergeId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw notFound('merge');
    return row;
  }

  /** Whether the kept contact exists and has not been merged again since. */
  async isLast(tx: WorkspaceTransaction, { id, kept_id }: StoredMerge): Promise<boolean> {
    const later = await tx
      .selectFrom('contact_merge')
      .select('id')
      .where('undone_at', 'is', null)
      .where('id', '>', id)
      .where((eb) => eb.or([eb('kept_id', '=', kept_id), eb('other_id', '=', kept_id)]))
      .executeTakeFirst();
    const kept = await tx.selectFrom('contact').select('id').where('id', '=', kept_id).executeTakeFirst();
    return later === undefined && kept !== undefined;
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['contact_merge']>): Promise<void> {
    await tx.insertInto('contact_merge').values(row).execute();
  }

  async markUndone(tx: WorkspaceTransaction, mergeId: string, now: number): Promise<void> {
    await tx.updateTable('contact_merge').set({ undone_at: now }).where('id', '=', mergeId).execute();
  }

  async removeOf(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await tx
      .deleteFrom('contact_merge')
      .where((eb) => eb.or([eb('kept_id', '=', contactId), eb('other_id', '=', contactId)]))
      .execute();
  }

  absorbed(contactId: string) {
    return this.db.read
      .selectFrom('contact_merge')
      .select(['other_name', 'created_at', 'undone_at'])
      .where('kept_id', '=', contactId)
      .orderBy('id')
      .execute();
  }

  #rows() {
    return this.db.read
      .selectFrom('contact_merge')
      .leftJoin('contact', 'contact.id', 'contact_merge.kept_id')
      .select((eb) => [
        'contact_merge.id',
        'contact_merge.kept_id',
        'contact.name as kept_name',
        'contact_merge.other_id',
        'contact_merge.other_name',
        'contact_merge.message_count',
        'contact_merge.created_at',
        'contact_merge.undone_at',
        eb
          .selectFrom('contact_merge as later')
          .select('later.id')
          .where('later.undone_at', 'is', null)
          .whereRef('later.id', '>', 'contact_merge.id')
          .where((inner) =>
            inner.or([
              inner('later.kept_id', '=', inner.ref('contact_merge.kept_id')),
              inner('later.other_id', '=', inner.ref('contact_merge.kept_id')),
            ]),
          )
          .limit(1)
          .as('later_id'),
      ]);
  }
}

interface Row {
  readonly id: string;
  readonly kept_id: string;
  readonly kept_name: string | null;
  readonly other_id: string;
  readonly other_name: string;
  readonly message_count: number;
  readonly created_at: number;
  readonly undone_at: number | null;
  readonly later_id: string | null;
}

const mergeOf = (row: Row): ContactMerge => ({
  id: row.id,
  contactId: row.kept_id,
  contactName: row.kept_name,
  otherId: row.other_id,
  otherName: row.other_name,
  messages: row.message_count,
  createdAt: new Date(row.created_at).toISOString(),
  undoneAt: row.undone_at === null ? null : new Date(row.undone_at).toISOString(),
  canUndo: row.undone_at === null && row.kept_name !== null && row.later_id === null,
});
