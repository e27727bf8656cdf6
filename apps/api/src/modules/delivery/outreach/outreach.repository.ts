import { OutreachResultSchema } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

const ResultsSchema = z.array(OutreachResultSchema);

@Injectable()
export class OutreachRepository {
  /** Locks the contact, so that of two identical concurrent requests the second waits for the first. */
  async holdContact(tx: WorkspaceTransaction, contactId: string): Promise<boolean> {
    const held = await tx.selectFrom('contact').select('id').where('id', '=', contactId).forUpdate().executeTakeFirst();
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
