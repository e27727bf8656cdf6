import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

/** Tables with what a person may add to a new contact. */
const ADDED = ['message', 'contact_point', 'contact_note', 'task', 'deal', 'outbound_message'] as const;

/** Conversations and messages without a contact. */
@Injectable()
export class StrangersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  conversation(conversationId: string, reader: Reader = this.db.read) {
    return reader
      .selectFrom('conversation')
      .select(['id', 'channel', 'contact_id'])
      .where('id', '=', conversationId)
      .executeTakeFirst();
  }

  /** Locked until the commit. */
  hold(tx: WorkspaceTransaction, conversationId: string) {
    return tx
      .selectFrom('conversation')
      .select(['id', 'channel', 'contact_id'])
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
  }

  /** The sender of its newest received message of a contact; `null` for messages without one. */
  sender(conversationId: string, contactId: string | null, reader: Reader = this.db.read) {
    return reader
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message_body.from_name as name', 'message_body.from_address as address'])
      .where('message.conversation_id', '=', conversationId)
      .where('message.contact_id', contactId === null ? 'is' : '=', contactId)
      .where('message.direction', '=', 'inbound')
      .where('message_body.from_address', 'is not', null)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * Gives a contact the messages that an address wrote, their conversations without a contact, and what we wrote in those.
   *
   * @param address lowercase.
   */
  async attach(tx: WorkspaceTransaction, contactId: string, channel: Channel, address: string): Promise<void> {
    const theirs = tx
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select('message.id')
      .where('message.contact_id', 'is', null)
      .where('message.channel', '=', channel)
      .where('message.direction', '=', 'inbound')
      .where(sql`lower(message_body.from_address)`, '=', address);
    await tx.updateTable('message').set({ contact_id: contactId }).where('id', 'in', theirs).execute();
    const places = tx.selectFrom('message').select('conversation_id').where('contact_id', '=', contactId);
    await tx
      .updateTable('conversation')
      .set({ contact_id: contactId })
      .where('id', 'in', places)
      .where('contact_id', 'is', null)
      .execute();
    const given = tx.selectFrom('conversation').select('id').where('contact_id', '=', contactId);
    await tx
      .updateTable('message')
      .set({ contact_id: contactId })
      .where('conversation_id', 'in', given)
      .where('direction', '=', 'outbound')
      .where('contact_id', 'is', null)
      .execute();
  }

  /** @returns the ids of the messages that now have no contact. */
  async detach(tx: WorkspaceTransaction, contactId: string): Promise<string[]> {
    await tx.updateTable('conversation').set({ contact_id: null }).where('contact_id', '=', contactId).execute();
    const rows = await tx
      .updateTable('message')
      .set({ contact_id: null })
      .where('contact_id', '=', contactId)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async removePoints(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await tx.deleteFrom('contact_point').where('contact_id', '=', contactId).execute();
  }

  async isBare(tx: WorkspaceTransaction, contactId: string): Promise<boolean> {
    for (const table of ADDED) {
      const row = await tx
        .selectFrom(table)
        .select('id')
        .where('contact_id', '=', contactId)
        .limit(1)
        .executeTakeFirst();
      if (row !== undefined) return false;
    }
    return true;
  }
}
