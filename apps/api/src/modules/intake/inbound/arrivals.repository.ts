import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

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
