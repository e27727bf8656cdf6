import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { type DealLine, RowRefused } from '../reading/deal-line.js';
import { DealBatchRepository, type KnownDeal } from './deal-batch.repository.js';
import { dayOf } from './deal-columns.js';
import { inChunks } from './in-chunks.js';

export interface Placed {
  readonly line: DealLine;
  readonly contactId: string;
}

/** Finds the deals that rows were imported as before. */
@Injectable()
export class KnownDeals {
  constructor(private readonly deals: DealBatchRepository) {}

  /** @returns what finds the deal of a row, once: it throws RowRefused for a second row of the same deal. */
  async finder(tx: WorkspaceTransaction, rows: readonly Placed[]): Promise<(row: Placed) => KnownDeal | undefined> {
    const keys = [...new Set(rows.flatMap(({ line }) => line.externalKey ?? []))];
    const byKey = new Map(
      (await inChunks(keys, (some) => this.deals.withKeys(tx, some))).map((deal) => [deal.external_key, deal]),
    );
    const keyless = [...new Set(rows.flatMap((row) => (row.line.externalKey === null ? row.contactId : [])))];
    const ofContacts = Map.groupBy(await inChunks(keyless, (some) => this.deals.ofContacts(tx, some)), (deal) =>
      likeness(deal.contact_id, deal.title ?? ''),
    );
    const seen = new Set<string>();
    return (row) => {
      const key = identityOf(row);
      if (seen.has(key)) throw repeated(row);
      seen.add(key);
      const { externalKey, title, openedOn } = row.line;
      if (externalKey !== null) return byKey.get(externalKey);
      const alike = (ofContacts.get(likeness(row.contactId, title)) ?? []).filter(
        ({ created_at }) => openedOn === null || dayOf(created_at) === openedOn,
      );
      if (alike.length > 1) throw severalAlike(row);
      return alike[0];
    };
  }
}

const likeness = (contactId: string, title: string): string => `${contactId} ${title.toLowerCase()}`;

const identityOf = ({ line, contactId }: Placed): string =>
  line.externalKey === null
    ? `like ${likeness(contactId, line.title)} ${line.openedOn ?? ''}`
    : `key ${line.externalKey}`;

const repeated = ({ line }: Placed) =>
  new RowRefused('REPEATED', null, 'An earlier row is the same deal.', line.externalKey ?? line.title);

const severalAlike = ({ line }: Placed) =>
  new RowRefused('DEAL_AMBIGUOUS', 'title', 'The contact has several deals with this title.', line.title);
