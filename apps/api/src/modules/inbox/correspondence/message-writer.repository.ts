import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class MessageWriterRepository {
  /** @returns `false`, having written nothing, if the message already exists. */
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['message']>): Promise<boolean> {
    const written = await tx
      .insertInto('message')
      .values(row)
      .onConflict((conflict) => conflict.columns(['channel', 'dedupe_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }

  async insertBody(tx: WorkspaceTransaction, row: Insertable<ScopedTables['message_body']>): Promise<void> {
    await tx.insertInto('message_body').values(row).execute();
  }

  async countInConversation(tx: WorkspaceTransaction, conversationId: string, sentAt: number): Promise<void> {
    await tx
      .updateTable('conversation')
      .set((eb) => ({
        message_count: eb('message_count', '+', 1),
        first_message_at: eb
          .case()
          .when('first_message_at', '>', sentAt)
          .then(sentAt)
          .else(eb.ref('first_message_at'))
          .end(),
        last_message_at: eb
          .case()
          .when('last_message_at', '<', sentAt)
          .then(sentAt)
          .else(eb.ref('last_message_at'))
          .end(),
      }))
      .where('id', '=', conversationId)
      .execute();
  }

  /** Notes the account of a conversation's newest message. Ours tell it only where nothing else does. */
  async noteAccount(
    tx: WorkspaceTransaction,
    conversationId: string,
    { accountId, sentAt, isOurs }: { readonly accountId: string; readonly sentAt: number; readonly isOurs: boolean },
  ): Promise<void> {
    const update = tx
      .updateTable('conversation')
      .set({ account_id: accountId })
      .where('id', '=', conversationId)
      .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '<>', accountId)]));
    await (isOurs ? update.where('account_id', 'is', null) : update.where('last_message_at', '<=', sentAt)).execute();
  }

  async countAtContact(
    tx: WorkspaceTransaction,
    contactId: string,
    column: 'inbound_count' | 'outbound_count',
    sentAt: number,
  ): Promise<void> {
    await tx
      .updateTable('contact')
      .set((eb) => ({
        [column]: eb(column, '+', 1),
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
