import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

type UrgentRow = Pick<Selectable<ScopedTables['message']>, 'id' | 'subject' | 'channel' | 'contact_id'>;

@Injectable()
export class UrgentMessagesRepository {
  /** Messages of an import sent since an instant, neither answered nor snoozed; newest first. */
  unansweredOfImport(
    tx: WorkspaceTransaction,
    importRunId: string,
    since: number,
    limit: number,
  ): Promise<UrgentRow[]> {
    return tx
      .selectFrom('message')
      .select(['id', 'subject', 'channel', 'contact_id'])
      .where('sent_at', '>=', since)
      .where('import_run_id', '=', importRunId)
      .where('direction', '=', 'inbound')
      .where('is_urgent', '=', 1)
      .where('snoozed_until', 'is', null)
      .where('status', 'in', ['inbox', 'in_progress'])
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }
}
