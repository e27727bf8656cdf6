import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

/** Messages compared when looking for the account used last: those without one are imported. */
const LOOKED_AT = 20;

@Injectable()
export class SendingAccountRepository {
  /** The account that a conversation was last written to at on a channel; `null` if by none. */
  async ofConversation(db: QuerySource, id: string, channel: Channel): Promise<string | null> {
    const row = await db
      .selectFrom('conversation')
      .select(['account_id', 'channels'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Of several channels, the conversation names the account of one.
    const received = row?.channels ? await this.#lastReceivedBy(db, id, channel) : null;
    return received ?? row?.account_id ?? null;
  }

  async #lastReceivedBy(db: QuerySource, conversationId: string, channel: Channel): Promise<string | null> {
    const row = await db
      .selectFrom('message')
      .select('account_id')
      .where('conversation_id', '=', conversationId)
      .where('channel', '=', channel)
      .where('direction', '=', 'inbound')
      .where('account_id', 'is not', null)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
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
