import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { survivingId } from '../../inbox/correspondence/surviving-conversations.repository.js';

@Injectable()
export class ReplyContextRepository {
  async conversationExists(db: QuerySource, id: string): Promise<boolean> {
    return (await db.selectFrom('conversation').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  conversation(db: QuerySource, id: string) {
    return db.selectFrom('conversation').select(['channel', 'contact_id']).where('id', '=', id).executeTakeFirst();
  }

  async channelOf(db: QuerySource, conversationId: string): Promise<Channel | null> {
    const row = await db
      .selectFrom('conversation')
      .select('channel')
      .where('id', '=', conversationId)
      .executeTakeFirst();
    return row?.channel ?? null;
  }

  async newestConversation(tx: WorkspaceTransaction, contactId: string, channel: Channel): Promise<string | null> {
    const found = await tx
      .selectFrom('conversation')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .orderBy('last_message_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found === undefined ? null : survivingId(tx, found.id);
  }

  /** The provider's id of the latest inbound message on the channel. */
  async latestInbound(db: QuerySource, conversationId: string, channel: Channel): Promise<string | null> {
    const latest = await db
      .selectFrom('message')
      .innerJoin('message_origin', 'message_origin.message_id', 'message.id')
      .select('message_origin.provider_message_id')
      .where('message.conversation_id', '=', conversationId)
      .where('message.channel', '=', channel)
      .where('message.direction', '=', 'inbound')
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return latest?.provider_message_id ?? null;
  }

  /** The latest inbound message on the channel stored by an instant, with the thread before it as JSON. */
  latestInboundStoredBy(db: QuerySource, conversationId: string, channel: Channel, storedBy: number) {
    return db
      .selectFrom('message')
      .innerJoin('message_origin', 'message_origin.message_id', 'message.id')
      .select(['message_origin.provider_message_id', 'message_origin.thread'])
      .where('message.conversation_id', '=', conversationId)
      .where('message.channel', '=', channel)
      .where('message.direction', '=', 'inbound')
      .where('message.stored_at', '<=', storedBy)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }
}
