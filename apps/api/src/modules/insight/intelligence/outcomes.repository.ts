import { type Cursor, DAY } from '@concordia/domain';
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
  'save_offer_outcome.arm',
  'contact.name',
] as const;

const YEAR = 365 * DAY;

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
      .where((eb) => wasMade(eb))
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

  /** How the contact was assigned when the offer could be made to them first. */
  assignmentOf(tx: WorkspaceTransaction, offerId: string, contactId: string) {
    return tx
      .selectFrom('save_offer_outcome')
      .select(['arm', 'holdout'])
      .where('offer_id', '=', offerId)
      .where('contact_id', '=', contactId)
      .where('arm', 'is not', null)
      .orderBy('made_at')
      .orderBy('id')
      .limit(1)
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
      .where((eb) => wasMade(eb))
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
      .where((eb) => wasMade(eb))
      .where('decided_at', '>', instant)
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  /** Open offers whose contact bought within the window, with how often, and how often in the year before. */
  openBuyers(tx: WorkspaceTransaction) {
    return tx
      .selectFrom('save_offer_outcome')
      .select((eb) => [
        'id',
        'made_at',
        'ends_at',
        purchases(eb)
          .whereRef('deal.closed_at', '>', 'save_offer_outcome.made_at')
          .whereRef('deal.closed_at', '<=', 'save_offer_outcome.ends_at')
          .as('within'),
        purchases(eb)
          .whereRef('deal.closed_at', '<=', 'save_offer_outcome.made_at')
          .where('deal.closed_at', '>', eb('save_offer_outcome.made_at', '-', YEAR))
          .as('before'),
      ])
      .where('state', '=', 'open')
      .where((eb) => hasBought(eb))
      .execute();
  }

  async accept(tx: WorkspaceTransaction, ids: readonly string[], now: number): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .updateTable('save_offer_outcome')
      .set({ state: 'accepted', decided_by: 'rule', decided_at: now })
      .where('id', 'in', ids)
      .execute();
  }

  /** Notes what customers assigned by chance bought within the windows that have ended. */
  async noteEarnings(tx: WorkspaceTransaction, now: number): Promise<void> {
    await tx
      .updateTable('save_offer_outcome')
      .set((eb) => ({
        earned: eb
          .selectFrom('deal')
          .select((of) => of.fn.coalesce(of.fn.sum<number>('deal.value'), of.lit(0)).as('earned'))
          .whereRef('deal.contact_id', '=', 'save_offer_outcome.contact_id')
          .where('deal.stage', '=', 'won')
          .whereRef('deal.closed_at', '>', 'save_offer_outcome.made_at')
          .whereRef('deal.closed_at', '<=', 'save_offer_outcome.ends_at'),
      }))
      .where('arm', 'is not', null)
      .where('earned', 'is', null)
      .where('contact_id', 'is not', null)
      .where('ends_at', '<=', now)
      .execute();
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

/** Not those that were held out. */
const wasMade = (eb: OfOutcome) => eb.or([eb('arm', 'is', null), eb('arm', '=', 'offered')]);

const purchases = (eb: OfOutcome) =>
  eb
    .selectFrom('deal')
    .select((of) => of.fn.countAll<number | string>().as('purchases'))
    .whereRef('deal.contact_id', '=', 'save_offer_outcome.contact_id')
    .where('deal.stage', '=', 'won');

const hasBought = (eb: OfOutcome) =>
  eb.exists(
    eb
      .selectFrom('deal')
      .select('deal.id')
      .whereRef('deal.contact_id', '=', 'save_offer_outcome.contact_id')
      .where('deal.stage', '=', 'won')
      .whereRef('deal.closed_at', '>', 'save_offer_outcome.made_at')
      .whereRef('deal.closed_at', '<=', 'save_offer_outcome.ends_at'),
  );
