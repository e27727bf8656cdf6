import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { OUR_REACTIONS } from '../../inbox/messages/reactable.js';

@Injectable()
export class ReactionsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** A message with its provider's id; `undefined` if there is none, and without an id if the provider gave none. */
  target(messageId: string) {
    return this.db.read
      .selectFrom('message')
      .leftJoin('message_origin', 'message_origin.message_id', 'message.id')
      .select(['message.channel', 'message.direction', 'message.contact_id', 'message.account_id'])
      .select(['message_origin.provider_message_id', 'message_origin.deleted_at'])
      .where('message.id', '=', messageId)
      .executeTakeFirst();
  }

  async ours(messageId: string): Promise<string | null> {
    const row = await this.db.read
      .selectFrom('message_reaction')
      .select('emoji')
      .where('message_id', '=', messageId)
      .where('sender', '=', OUR_REACTIONS)
      .executeTakeFirst();
    return row?.emoji ?? null;
  }

  async put(
    tx: WorkspaceTransaction,
    row: Pick<Insertable<ScopedTables['message_reaction']>, 'id' | 'message_id' | 'emoji' | 'at'>,
  ): Promise<void> {
    const { emoji, at } = row;
    await tx
      .insertInto('message_reaction')
      .values({ ...row, sender: OUR_REACTIONS })
      .onConflict((conflict) => conflict.columns(['message_id', 'sender']).doUpdateSet({ emoji, at }))
      .execute();
  }
}
