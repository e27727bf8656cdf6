import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { survivingId } from './surviving-conversations.repository.js';

@Injectable()
export class ConversationsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string) {
    return this.db.read
      .selectFrom('conversation')
      .select(['id', 'channel', 'contact_id', 'subject', 'message_count', 'first_message_at', 'last_message_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The contact's newest conversation with messages of the channel, wherever it was merged to. */
  async latestWith(tx: WorkspaceTransaction, contactId: string, channel: Channel): Promise<string | null> {
    const row = await tx
      .selectFrom('conversation')
      .select('id')
      .where('contact_id', '=', contactId)
      .where((eb) => eb.or([eb('channel', '=', channel), eb('channels', 'like', `%,${channel},%`)]))
      .orderBy('last_message_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : survivingId(tx, row.id);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['conversation']>): Promise<void> {
    await tx.insertInto('conversation').values(row).execute();
  }
}
