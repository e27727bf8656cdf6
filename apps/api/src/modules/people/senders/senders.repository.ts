import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class SendersRepository {
  find(tx: WorkspaceTransaction, channel: Channel, handle: string) {
    return tx
      .selectFrom('contact_point')
      .innerJoin('contact', 'contact.id', 'contact_point.contact_id')
      .select(['contact_point.id as point_id', 'contact.id as contact_id', 'contact.name'])
      .where('contact_point.channel', '=', channel)
      .where('contact_point.handle', '=', handle)
      .executeTakeFirst();
  }

  /** Fails if another process has just created the same contact; the retried job then finds it. */
  async insert(
    tx: WorkspaceTransaction,
    contact: Insertable<ScopedTables['contact']>,
    point: Insertable<ScopedTables['contact_point']>,
  ): Promise<void> {
    await tx.insertInto('contact').values(contact).execute();
    await tx.insertInto('contact_point').values(point).execute();
  }
}
