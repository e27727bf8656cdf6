import type { MessageStatus } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { HeldState } from './expected-state.js';

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

/** The messages that a change of conversations applies to. */
@Injectable()
export class ConversationMessagesRepository {
  /** The state of a conversation, which nobody else changes until the transaction ends. */
  hold(tx: WorkspaceTransaction, id: string): Promise<HeldState | undefined> {
    return tx
      .selectFrom('conversation')
      .select(['status', 'snoozed_until', 'assignee_id', 'last_message_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  /** The columns that the conversations are in. */
  async columns(tx: Reader, conversationIds: readonly string[]): Promise<MessageStatus[]> {
    if (conversationIds.length === 0) return [];
    const rows = await tx
      .selectFrom('conversation')
      .select('status')
      .distinct()
      .where('id', 'in', [...conversationIds])
      .execute();
    return rows.map(({ status }) => status);
  }

  /** The open messages, or the lead of a conversation without any. */
  async deciding(tx: Reader, conversationIds: readonly string[]): Promise<string[]> {
    const open = await of(tx, conversationIds)
      .select('message.conversation_id')
      .where(sql<SqlBool>`message.status <> 'completed'`)
      .execute();
    const withOpen = new Set(open.map(({ conversation_id }) => conversation_id));
    const closed = conversationIds.filter((id) => !withOpen.has(id));
    return [...open.map(({ id }) => id), ...(await this.leading(tx, closed))];
  }

  async open(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<string[]> {
    return idsOf(await of(tx, conversationIds).where(sql<SqlBool>`message.status <> 'completed'`).execute());
  }

  /** Those of the messages that belong to the conversations and are completed. */
  async completedOf(
    tx: WorkspaceTransaction,
    conversationIds: readonly string[],
    messageIds: readonly string[],
  ): Promise<string[]> {
    const rows = await of(tx, conversationIds)
      .where('message.id', 'in', [...messageIds])
      .where('message.status', '=', 'completed')
      .execute();
    return idsOf(rows);
  }

  async leading(tx: Reader, conversationIds: readonly string[]): Promise<string[]> {
    if (conversationIds.length === 0) return [];
    const rows = await tx
      .selectFrom('conversation')
      .select('lead_message_id')
      .where('id', 'in', [...conversationIds])
      .execute();
    return rows.flatMap(({ lead_message_id }) => lead_message_id ?? []);
  }

  async snoozed(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<string[]> {
    // The plus sign stops SQLite from reading all snoozed messages.
    return idsOf(await of(tx, conversationIds).where(sql<SqlBool>`+message.snoozed_until is not null`).execute());
  }

  async unread(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<string[]> {
    const rows = await of(tx, conversationIds)
      .where(sql<SqlBool>`message.is_read = 0`)
      .where('message.direction', '=', 'inbound')
      .execute();
    return idsOf(rows);
  }

  /** The newest message received in each conversation. */
  async lastReceived(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<string[]> {
    const rows = await tx
      .selectFrom('conversation')
      .select((eb) =>
        eb
          .selectFrom('message')
          .select('message.id')
          .whereRef('message.conversation_id', '=', 'conversation.id')
          .where('message.direction', '=', 'inbound')
          .orderBy('message.sent_at', 'desc')
          .orderBy('message.id', 'desc')
          .limit(1)
          .as('message_id'),
      )
      .where('conversation.id', 'in', [...conversationIds])
      .execute();
    return rows.flatMap(({ message_id }) => message_id ?? []);
  }
}

const of = (tx: Reader, conversationIds: readonly string[]) =>
  tx
    .selectFrom('message')
    .select('message.id')
    .where('message.conversation_id', 'in', [...conversationIds]);

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
