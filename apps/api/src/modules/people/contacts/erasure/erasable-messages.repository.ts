import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

@Injectable()
export class ErasableMessagesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Retention of messages, in days; `null` keeps them forever. */
  async retentionDays(): Promise<number | null> {
    const workspace = await this.db.read.selectFrom('workspace').select('retention_days').executeTakeFirstOrThrow();
    return workspace.retention_days;
  }

  async countBefore(cutoff: number): Promise<number> {
    const row = await this.db.read
      .selectFrom('message')
      .select((eb) => eb.fn.countAll<number | string>().as('messages'))
      .where('sent_at', '<', cutoff)
      .executeTakeFirst();
    return Number(row?.messages ?? 0);
  }

  /** The oldest messages sent before an instant. */
  async before(tx: WorkspaceTransaction, cutoff: number, count: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('message')
      .select('id')
      .where('sent_at', '<', cutoff)
      .orderBy('sent_at')
      .orderBy('id')
      .limit(count)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Oldest first. */
  async ofContact(tx: WorkspaceTransaction, contactId: string, count: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('message')
      .select('id')
      .where('contact_id', '=', contactId)
      .orderBy('sent_at')
      .orderBy('id')
      .limit(count)
      .execute();
    return rows.map(({ id }) => id);
  }
}
