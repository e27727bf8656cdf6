import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

/** Messages compared when looking for the account used last: those without one are imported. */
const LOOKED_AT = 20;

@Injectable()
export class SendingAccountRepository {
  /** The account that a conversation was last written to at; `null` if by none. */
  async ofConversation(db: QuerySource, id: string): Promise<string | null> {
    const row = await db.selectFrom('conversation').select('account_id').where('id', '=', id).executeTakeFirst();
    return row?.account_id ?? null;
  }

  /** The accounts of the latest conversations with a contact on a channel, latest first. */
  async usedWith(db: QuerySource, contactId: string, channel: Channel): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('conversation')
      .select('account_id')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('account_id', 'is not', null)
      .orderBy('last_message_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LOOKED_AT)
      .execute();
    return rows.flatMap(({ account_id }) => (account_id === null ? [] : [account_id]));
  }
}
