import type { Channel, Direction } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** A stored message by its provider's id, locked until commit. */
export interface KnownMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly contactId: string | null;
  readonly direction: Direction;
  readonly formerText: string | null;
  readonly editedAt: number | null;
  readonly deletedAt: number | null;
}

/** Maps provider message ids to stored messages. */
@Injectable()
export class OriginsRepository {
  async find(tx: WorkspaceTransaction, channel: Channel, providerMessageId: string): Promise<KnownMessage | null> {
    const origin = await tx
      .selectFrom('message_origin')
      .select(['message_id', 'former_text', 'edited_at', 'deleted_at'])
      .where('channel', '=', channel)
      .where('provider_message_id', '=', providerMessageId)
      // If several emails share a Message-ID, the first one is used.
      .orderBy('variant')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (origin === undefined) return null;
    const message = await tx
      .selectFrom('message')
      .select(['id', 'conversation_id', 'contact_id', 'direction'])
      .where('id', '=', origin.message_id)
      .executeTakeFirstOrThrow();
    return {
      id: message.id,
      conversationId: message.conversation_id,
      contactId: message.contact_id,
      direction: message.direction,
      formerText: origin.former_text,
      editedAt: origin.edited_at,
      deletedAt: origin.deleted_at,
    };
  }

  /** Records the provider's id of a message. After a resend, the latest id wins. */
  async note(tx: WorkspaceTransaction, row: Insertable<ScopedTables['message_origin']>): Promise<void> {
    const { provider_message_id, thread } = row;
    await tx
      .insertInto('message_origin')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('message_id').doUpdateSet({ provider_message_id, thread: thread ?? '[]' }),
      )
      .execute();
  }
}
