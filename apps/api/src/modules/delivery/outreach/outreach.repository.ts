import { OutreachResultSchema } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const ResultsSchema = z.array(OutreachResultSchema);

/** Named queries on outreach. */
@Injectable()
export class OutreachRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Holds the contact, so that of the same request made twice at once the second waits for the first. */
  async holdContact(tx: WorkspaceTransaction, contactId: string): Promise<boolean> {
    const query = tx.selectFrom('contact').select('id').where('id', '=', contactId);
    const held = await (this.db.kind === 'postgresql' ? query.forUpdate() : query).executeTakeFirst();
    return held !== undefined;
  }

  async findByKey(tx: WorkspaceTransaction, key: string) {
    const row = await tx
      .selectFrom('outreach')
      .select(['id', 'fingerprint', 'results'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    return row && { ...row, results: ResultsSchema.parse(JSON.parse(row.results)) };
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['outreach']>): Promise<void> {
    await tx.insertInto('outreach').values(row).execute();
  }
}
