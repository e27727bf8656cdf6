import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

@Injectable()
export class RecountsRepository {
  async takeFromContact(
    tx: WorkspaceTransaction,
    contactId: string,
    { inbound, outbound }: { readonly inbound: number; readonly outbound: number },
  ): Promise<void> {
    const newest = await tx
      .selectFrom('message')
      .select('sent_at')
      .where('contact_id', '=', contactId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    await tx
      .updateTable('contact')
      .set((eb) => ({
        inbound_count: eb('inbound_count', '-', inbound),
        outbound_count: eb('outbound_count', '-', outbound),
        ...(newest === undefined && { last_message_at: 0 }),
      }))
      .where('id', '=', contactId)
      .execute();
  }

  /**
   * Updates message counts and first and last times of conversations.
   *
   * @returns conversations without messages, to be deleted with their drafts and labels.
   */
  async conversations(tx: WorkspaceTransaction, ids: readonly string[]): Promise<string[]> {
    const left = await tx
      .selectFrom('message')
      .select((eb) => [
        'conversation_id',
        eb.fn.countAll<number | string>().as('messages'),
        eb.fn.min<number | string>('sent_at').as('first_at'),
        eb.fn.max<number | string>('sent_at').as('last_at'),
      ])
      .where('conversation_id', 'in', [...ids])
      .groupBy('conversation_id')
      .execute();
    for (const { conversation_id, messages, first_at, last_at } of left) {
      await tx
        .updateTable('conversation')
        .set({
          message_count: Number(messages),
          first_message_at: Number(first_at),
          last_message_at: Number(last_at),
        })
        .where('id', '=', conversation_id)
        .execute();
    }
    const filled = new Set(left.map(({ conversation_id }) => conversation_id));
    return ids.filter((id) => !filled.has(id));
  }
}
