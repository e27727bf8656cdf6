import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { OwnMessage } from './arrival-time.js';

/** More answers of ours than this within the difference of two clocks are not written by people. */
const MOST_OWN = 20;

@Injectable()
export class ArrivalsRepository {
  /** Whether a message with the same content is stored. */
  async hasCopy(tx: WorkspaceTransaction, channel: Channel, dedupeKey: string): Promise<boolean> {
    const copy = await tx
      .selectFrom('message')
      .select('id')
      .where('channel', '=', channel)
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirst();
    return copy !== undefined;
  }

  /** @returns `undefined` if the conversation does not exist, `null` if it has no contact. */
  async contactOf(tx: WorkspaceTransaction, conversationId: string): Promise<string | null | undefined> {
    const row = await tx
      .selectFrom('conversation')
      .select('contact_id')
      .where('id', '=', conversationId)
      .executeTakeFirst();
    return row?.contact_id;
  }

  /** The newest messages of ours in a conversation that are dated at or after an instant, with the ids by which a reply names them. */
  async ownSince(tx: WorkspaceTransaction, conversationId: string, instant: number): Promise<OwnMessage[]> {
    const rows = await tx
      .selectFrom('message')
      .leftJoin('message_origin', 'message_origin.message_id', 'message.id')
      .select(['message.sent_at', 'message_origin.provider_message_id'])
      .where('message.conversation_id', '=', conversationId)
      .where('message.direction', '=', 'outbound')
      .where('message.sent_at', '>=', instant)
      .orderBy('message.sent_at', 'desc')
      .limit(MOST_OWN)
      .execute();
    return rows.map(({ sent_at, provider_message_id }) => ({ sentAt: sent_at, providerId: provider_message_id }));
  }

  async conversationOf(tx: WorkspaceTransaction, messageId: string): Promise<string> {
    const { conversation_id } = await tx
      .selectFrom('message')
      .select('conversation_id')
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    return conversation_id;
  }

  sorted(tx: WorkspaceTransaction, messageId: string) {
    return tx
      .selectFrom('message')
      .select(['subject', 'excerpt', 'channel', 'contact_id', 'is_urgent', 'status'])
      .where('id', '=', messageId)
      .executeTakeFirst();
  }
}
