import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Named queries on messages that come in one at a time, and on their conversations. */
@Injectable()
export class ArrivalsRepository {
  /** Whether a message of the same content is here. */
  async hasCopy(tx: WorkspaceTransaction, channel: Channel, dedupeKey: string): Promise<boolean> {
    const copy = await tx
      .selectFrom('message')
      .select('id')
      .where('channel', '=', channel)
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirst();
    return copy !== undefined;
  }

  /** @returns `undefined` when there is no such conversation, `null` when it is nobody's. */
  async contactOf(tx: WorkspaceTransaction, conversationId: string): Promise<string | null | undefined> {
    const row = await tx
      .selectFrom('conversation')
      .select('contact_id')
      .where('id', '=', conversationId)
      .executeTakeFirst();
    return row?.contact_id;
  }

  async conversationOf(tx: WorkspaceTransaction, messageId: string): Promise<string> {
    const { conversation_id } = await tx
      .selectFrom('message')
      .select('conversation_id')
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    return conversation_id;
  }

  /** What a message is after it was sorted. */
  sorted(tx: WorkspaceTransaction, messageId: string) {
    return tx
      .selectFrom('message')
      .select(['subject', 'excerpt', 'channel', 'contact_id', 'is_urgent', 'status'])
      .where('id', '=', messageId)
      .executeTakeFirst();
  }
}
