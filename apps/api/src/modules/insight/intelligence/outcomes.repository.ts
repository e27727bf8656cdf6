import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type ExpressionBuilder, type Insertable, type Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

const COLUMNS = [
  'save_offer_outcome.id',
  'save_offer_outcome.offer_id',
  'save_offer_outcome.contact_id',
  'save_offer_outcome.state',
  'save_offer_outcome.decided_by',
  'save_offer_outcome.made_at',
  'save_offer_outcome.ends_at',
  'save_offer_outcome.decided_at',
  'contact.name',
] as const;

@Injectable()
export class OutcomesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  list(offerId: string, limit: number, after: Cursor | null) {
    return this.#named(this.db.read)
      .where('save_offer_outcome.offer_id', '=', offerId)
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('save_offer_outcome.made_at', 'save_offer_outcome.id'),
            '<',
            eb.tuple(after?.at ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('save_offer_outcome.made_at', 'desc')
      .orderBy('save_offer_outcome.id', 'desc')
      .limit(limit)
      .execute();
  }

  find(from: QuerySource, id: string) {
    return this.#named(from).where('save_offer_outcome.id', '=', id).executeTakeFirst();
  }

  async count(offerId: string): Promise<number> {
    const row = await this.db.read
      .selectFrom('save_offer_outcome')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('offer_id', '=', offerId)
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  async countKnown(): Promise<number> {
    const row = await this.db.read
      .selectFrom('save_offer_outcome')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('state', '<>', 'open')
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  /** Newest first. */
  ofContact(contactId: string) {
    return this.db.read
      .selectFrom('save_offer_outcome')
      .innerJoin('save_offer', 'save_offer.id', 'save_offer_outcome.offer_id')
      .select([
        'save_offer_outcome.id',
        'save_offer_outcome.offer_id',
        'save_offer_outcome.state',
        'save_offer_outcome.made_at',
        'save_offer.name',
      ])
      .where('save_offer_outcome.contact_id', '=', contactId)
      .orderBy('save_offer_outcome.made_at', 'desc')
      .orderBy('save_offer_outcome.id', 'desc')
      .limit(200)
      .execute();
  }

  /** An undecided offer made to the contact. */
  openOf(tx: WorkspaceTransaction, offerId: string, contactId: string) {
    return tx
      .selectFrom('save_offer_outcome')
      .select('id')
      .where('offer_id', '=', offerId)
      .where('contact_id', '=', contactId)
      .where('state', '=', 'open')
      .executeTakeFirst();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['save_offer_outcome']>): Promise<void> {
    await tx.insertInto('save_offer_outcome').values(row).execute();
  }

  async update(
    tx: WorkspaceTransaction,
    id: string,
    values: Updateable<ScopedTables['save_offer_outcome']>,
  ): Promise<void> {
    await tx.updateTable('save_offer_outcome').set(values).where('id', '=', id).execute();
  }

  /** Number of customers who accepted an offer and are not at high risk now. */
  async savedCustomers(): Promise<number> {
    const row = await this.db.read
      .selectFrom('save_offer_outcome')
      .innerJoin('customer_score', 'customer_score.contact_id', 'save_offer_outcome.contact_id')
      .select((eb) => eb.fn.count<number | string>('save_offer_outcome.contact_id').distinct().as('rows'))
      .where('save_offer_outcome.state', '=', 'accepted')
      .where('customer_score.risk', 'in', ['medium', 'low'])
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  /** Number of customers who accepted an offer since then. Each outcome of an erased customer counts as one customer. */
  async savedSince(instant: number): Promise<number> {
    const row = await this.db.read
      .selectFrom('save_offer_outcome')
      .select((eb) => eb.fn.count<number | string>(eb.fn.coalesce('contact_id', 'id')).distinct().as('rows'))
      .where('state', '=', 'accepted')
      .where('decided_at', '>', instant)
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  /** Accepts open offers whose contact wrote or bought within the window. @returns how many. */
  async accept(tx: WorkspaceTransaction, now: number): Promise<number> {
    const taken = await tx
      .updateTable('save_offer_outcome')
      .set({ state: 'accepted', decided_by: 'rule', decided_at: now })
      .where('state', '=', 'open')
      .where((eb) => eb.or([hasWritten(eb), hasBought(eb)]))
      .executeTakeFirst();
    return Number(taken.numUpdatedRows);
  }

  /** Expires open offers whose window has ended. @returns how many. */
  async expire(tx: WorkspaceTransaction, now: number): Promise<number> {
    const gone = await tx
      .updateTable('save_offer_outcome')
      .set({ state: 'expired', decided_by: 'rule', decided_at: now })
      .where('state', '=', 'open')
      .where('ends_at', '<=', now)
      .executeTakeFirst();
    return Number(gone.numUpdatedRows);
  }

  async hasContact(tx: WorkspaceTransaction, contactId: string): Promise<boolean> {
    return (await tx.selectFrom('contact').select('id').where('id', '=', contactId).executeTakeFirst()) !== undefined;
  }

  async detachContact(tx: WorkspaceTransaction, contactId: string): Promise<number> {
    const left = await tx
      .updateTable('save_offer_outcome')
      .set({ contact_id: null })
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    return Number(left.numUpdatedRows);
  }

  #named(from: QuerySource) {
    return from
      .selectFrom('save_offer_outcome')
      .leftJoin('contact', 'contact.id', 'save_offer_outcome.contact_id')
      .select(COLUMNS);
  }
}

type OfOutcome = ExpressionBuilder<ScopedTables, 'save_offer_outcome'>;

const hasWritten = (eb: OfOutcome) =>
  eb.exists(
    eb
      .selectFrom('message')
      .select('message.id')
      .whereRef('message.contact_id', '=', 'save_offer_outcome.contact_id')
      .where('message.direction', '=', 'inbound')
      .where('message.kind', '=', 'personal')
      .whereRef('message.sent_at', '>', 'save_offer_outcome.made_at')
      .whereRef('message.sent_at', '<=', 'save_offer_outcome.ends_at'),
  );

const hasBought = (eb: OfOutcome) =>
  eb.exists(
    eb
      .selectFrom('deal')
      .select('deal.id')
      .whereRef('deal.contact_id', '=', 'save_offer_outcome.contact_id')
      .whereRef('deal.closed_at', '>', 'save_offer_outcome.made_at')
      .whereRef('deal.closed_at', '<=', 'save_offer_outcome.ends_at'),
  );
