import type { Direction } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

interface CountedMail {
  readonly direction: Direction;
  readonly by: 1 | -1;
  /** ms since the epoch; 0 if unknown or irrelevant. */
  readonly sentAt: number;
}

@Injectable()
export class RederivationRepository {
  async updateMessage(
    tx: WorkspaceTransaction,
    id: string,
    change: Updateable<ScopedTables['message']>,
  ): Promise<void> {
    await tx.updateTable('message').set(change).where('id', '=', id).execute();
  }

  async setContact(tx: WorkspaceTransaction, conversationId: string, contact_id: string | null): Promise<void> {
    await tx.updateTable('conversation').set({ contact_id }).where('id', '=', conversationId).execute();
  }

  async count(tx: WorkspaceTransaction, contactId: string, { direction, by, sentAt }: CountedMail): Promise<void> {
    const column = direction === 'inbound' ? 'inbound_count' : 'outbound_count';
    await tx
      .updateTable('contact')
      .set((eb) => ({
        [column]: eb(column, '+', by),
        last_message_at: eb
          .case()
          .when('last_message_at', '<', sentAt)
          .then(sentAt)
          .else(eb.ref('last_message_at'))
          .end(),
      }))
      .where('id', '=', contactId)
      .execute();
  }
}
