import type { Cursor, Direction } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import { param } from '../../../database/prepared.js';
import { hidesAccounts } from '../../../database/request-context.js';
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
    const counts = await this.messageCounts(id);
    return counts && counts.inbound + counts.outbound;
  }

  /**
   * Messages by direction; `undefined` if there is no such contact. They are stored with the contact, but count every account: whoever does not see all
   * accounts is told how many of the messages that they see.
   */
  async messageCounts(id: string): Promise<Record<Direction, number> | undefined> {
    const stored = await this.db.read
      .selectFrom('contact')
      .select(['inbound_count as inbound', 'outbound_count as outbound'])
      .where('id', '=', id)
      .executeTakeFirst();
    return stored !== undefined && hidesAccounts() ? this.#countMessages(id) : stored;
  }

  async #countMessages(contactId: string): Promise<Record<Direction, number>> {
    const rows = await this.db.read
      .selectFrom('message')
      .select(['direction', (eb) => eb.fn.countAll<number | string>().as('count')])
      .where('contact_id', '=', contactId)
      .groupBy('direction')
      .execute();
    const of = (wanted: Direction) => Number(rows.find(({ direction }) => direction === wanted)?.count ?? 0);
    return { inbound: of('inbound'), outbound: of('outbound') };
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
