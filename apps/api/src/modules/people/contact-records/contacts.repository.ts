import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import { param } from '../../../database/prepared.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { CONTACT_COLUMNS, type ContactRow } from './contact.row.js';

@Injectable()
export class ContactsRepository {
  readonly #first;
  readonly #after;
  readonly #one;

  constructor(private readonly db: WorkspaceDatabase) {
    const newestFirst = (q: Pick<WorkspaceDatabase['read'], 'selectFrom'>) =>
      q
        .selectFrom('contact')
        .select(CONTACT_COLUMNS)
        .orderBy('contact.last_message_at', 'desc')
        .orderBy('contact.id', 'desc')
        .limit(param<number>('limit'));
    this.#first = db.prepare<'limit', ContactRow>(newestFirst);
    this.#after = db.prepare<'limit' | 'at' | 'id', ContactRow>((q) =>
      newestFirst(q).where((eb) =>
        eb(
          eb.refTuple('contact.last_message_at', 'contact.id'),
          '<',
          eb.tuple(param<number>('at'), param<string>('id')),
        ),
      ),
    );
    this.#one = db.prepare<'id', ContactRow>((q) =>
      q.selectFrom('contact').select(CONTACT_COLUMNS).where('contact.id', '=', param<string>('id')),
    );
  }

  /** Latest activity first. Contacts without activity come last, because their column is 0. */
  list(limit: number, after: Cursor | null): Promise<ContactRow[]> | ContactRow[] {
    if (after === null) return this.db.all(this.#first, { limit });
    return this.db.all(this.#after, { limit, at: after.at ?? 0, id: after.id });
  }

  async find(id: string): Promise<ContactRow | undefined> {
    const [row] = await this.db.all(this.#one, { id });
    return row;
  }

  /** Messages in both directions; `undefined` if there is no such contact. */
  async messageCount(id: string): Promise<number | undefined> {
    const row = await this.db.read
      .selectFrom('contact')
      .select(['inbound_count', 'outbound_count'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && row.inbound_count + row.outbound_count;
  }

  async exists(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    return (await tx.selectFrom('contact').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  /** Locked until the commit; `undefined` if there is no such contact. */
  hold(tx: WorkspaceTransaction, id: string) {
    return tx.selectFrom('contact').select(['id', 'email']).where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['contact']>): Promise<void> {
    await tx.insertInto('contact').values(row).execute();
  }

  async update(tx: WorkspaceTransaction, id: string, change: Updateable<ScopedTables['contact']>): Promise<void> {
    await tx.updateTable('contact').set(change).where('id', '=', id).execute();
  }

  /** @returns how many were deleted: 0 or 1. */
  async remove(tx: WorkspaceTransaction, id: string): Promise<number> {
    const gone = await tx.deleteFrom('contact').where('id', '=', id).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }
}
