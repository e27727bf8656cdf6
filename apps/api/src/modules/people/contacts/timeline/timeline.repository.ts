import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { olderThan } from '../../../../database/older-than.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';

/** Timeline entries; each query is newest first, after the cursor. */
@Injectable()
export class TimelineRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Tasks are indexed by due time, but a contact has few enough to sort here. */
  tasks(contactId: string, limit: number, after: Cursor | null) {
    return this.db.read
      .selectFrom('task')
      .select(['id', 'kind', 'title', 'due_at', 'done_at', 'created_at'])
      .where('contact_id', '=', contactId)
      .where(olderThan('task.created_at', 'task.id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Merges in which the contact was kept. */
  merges(contactId: string, limit: number, after: Cursor | null) {
    return this.db.read
      .selectFrom('contact_merge')
      .select(['id', 'other_name', 'created_at', 'undone_at'])
      .where('kept_id', '=', contactId)
      .where(olderThan('contact_merge.created_at', 'contact_merge.id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async countMerges(contactId: string): Promise<number> {
    const row = await this.db.read
      .selectFrom('contact_merge')
      .select((eb) => eb.fn.countAll<number | string>().as('merges'))
      .where('kept_id', '=', contactId)
      .executeTakeFirst();
    return Number(row?.merges ?? 0);
  }

  consents(contactId: string, limit: number, after: Cursor | null) {
    return this.db.read
      .selectFrom('consent_change')
      .select(['id', 'channel', 'handle', 'previous', 'consent', 'source', 'created_at'])
      .where('contact_id', '=', contactId)
      .where(olderThan('consent_change.created_at', 'consent_change.id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }
}
