import type { Purchase, PurchaseCreate } from '@concordia/contract/insight';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type PurchaseRow, PurchasesRepository } from './purchases.repository.js';

/** Maximum deals listed. */
const SHOWN = 200;

@Injectable()
export class PurchasesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly purchases: PurchasesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(contactId: string): Promise<Purchase[]> {
    if (!(await this.purchases.isContact(this.db.read, contactId))) throw notFound('contact');
    return (await this.purchases.ofContact(contactId, SHOWN)).map(purchaseOf);
  }

  create(contactId: string, { value, title, closedAt }: PurchaseCreate): Promise<Purchase> {
    return this.db.write(async (tx) => {
      if (!(await this.purchases.isContact(tx, contactId))) throw notFound('contact');
      const now = this.clock.now();
      const closed_at = closedAt === undefined ? now : Date.parse(closedAt);
      if (closed_at > now) throw inTheFuture(closedAt ?? '');
      const row = { id: this.ids.next(), contact_id: contactId, value, title, closed_at, created_at: now };
      await this.purchases.insert(tx, row);
      return purchaseOf(row);
    });
  }

  remove(id: string): Promise<Purchase> {
    return this.db.write(async (tx) => {
      const row = await this.purchases.find(tx, id);
      if (row === undefined) throw new DomainFailure('not-found', 'DEAL_NOT_FOUND', 'The deal was not found.');
      await this.purchases.remove(tx, id);
      return purchaseOf(row);
    });
  }
}

const inTheFuture = (received: string): DomainFailure =>
  new DomainFailure(
    'invalid',
    'DEAL_IN_FUTURE',
    'The closing date is in the future. Record a deal after it is closed.',
    [{ field: 'body.closedAt', expected: 'an instant that has passed', received }],
  );

const purchaseOf = (row: PurchaseRow): Purchase => ({
  id: row.id,
  contactId: row.contact_id,
  title: row.title,
  value: row.value,
  closedAt: new Date(row.closed_at).toISOString(),
  createdAt: new Date(row.created_at).toISOString(),
});
