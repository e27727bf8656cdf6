import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { survivingId } from './surviving-conversations.repository.js';

interface LatestWith {
  readonly contactId: string;
  readonly channel: Channel;
  readonly accountId: string | null;
}

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

  /**
   * The contact's newest conversation with messages of the channel, wherever it was merged to: the latest by the account, or by none, since an archive
   * names no account; by any if none is given.
   */
  async latestWith(tx: WorkspaceTransaction, place: LatestWith): Promise<string | null> {
    const { contactId, channel, accountId } = place;
    const row = await tx
      .selectFrom('conversation')
      .select('id')
      .where('contact_id', '=', contactId)
      .where((eb) => eb.or([eb('channel', '=', channel), eb('channels', 'like', `%,${channel},%`)]))
      .$if(accountId !== null, (query) =>
        query.where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)])),
      )
      .orderBy('last_message_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? this.#joinedWith(tx, place) : survivingId(tx, row.id);
  }

  /** A merged conversation names the account that was written to last; its messages name all. */
  async #joinedWith(tx: WorkspaceTransaction, { contactId, channel, accountId }: LatestWith): Promise<string | null> {
    if (accountId === null) return null;
    const row = await tx
      .selectFrom('message')
      .select('conversation_id')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('account_id', '=', accountId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : survivingId(tx, row.conversation_id);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['conversation']>): Promise<void> {
    await tx.insertInto('conversation').values(row).execute();
  }
}
