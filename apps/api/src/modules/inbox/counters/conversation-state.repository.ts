import type { MessageStatus } from '@concordia/domain';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { keyChunks } from '../../../database/in-chunks.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** What counters of conversations depend on. */
export interface ConversationState {
  readonly id: string;
  readonly status: MessageStatus;
  /** `null` if the conversation has no messages; it is then in no list. */
  readonly lead_message_id: string | null;
  readonly snoozed_until: number | null;
  readonly is_urgent: 0 | 1;
  readonly unread_count: number;
}

export interface StateChange {
  readonly before: ConversationState;
  readonly after: ConversationState;
}

const STATE = ['id', 'status', 'lead_message_id', 'snoozed_until', 'is_urgent', 'unread_count'] as const;

/** Written out, so that SQLite uses the partial index of open messages. */
const isOpen = sql<SqlBool>`message.status <> 'completed'`;

/**
 * Derives the state of conversations from their messages. Call it in the transaction that changed the messages, after the change.
 *
 * Column, snooze and assignee are those of the lead: the newest open message that is not snoozed, or else the newest open one, or else the newest.
 * The priority is the highest of the open messages, and the conversation is urgent while an open message is. Its channel is that of the newest
 * message, on which it is answered.
 *
 * @returns the conversations whose counted state changed.
 */
export async function refreshConversations(tx: WorkspaceTransaction, ids: readonly string[]): Promise<StateChange[]> {
  const changes: StateChange[] = [];
  for (const chunk of keyChunks(ids)) {
    const before = await hold(tx, chunk);
    if (before.length === 0) continue;
    const after = new Map((await derive(tx, chunk)).map((state) => [state.id, state]));
    for (const state of before) {
      const now = after.get(state.id);
      if (now !== undefined) changes.push({ before: state, after: now });
    }
  }
  return changes;
}

/** Locked in a fixed order until commit: concurrent writers derive after us and see our messages. */
function hold(tx: WorkspaceTransaction, ids: readonly string[]): Promise<ConversationState[]> {
  return tx
    .selectFrom('conversation')
    .select(STATE)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

function derive(tx: WorkspaceTransaction, ids: readonly string[]): Promise<ConversationState[]> {
  return tx
    .updateTable('conversation')
    .from((eb) =>
      eb
        .selectFrom(marked(eb, ids).as('marked'))
        .leftJoin('message as lead', 'lead.id', 'marked.lead_id')
        .leftJoin('message as top', 'top.id', 'marked.top_id')
        .leftJoin('message as last', 'last.id', 'marked.last_id')
        .select('last.channel as last_channel')
        .select(['marked.id', 'marked.last_id', 'marked.unread', 'marked.urgent'])
        .select(['lead.id as lead_id', 'lead.status', 'lead.snoozed_until', 'lead.assignee_id'])
        .select((inner) => [
          inner.fn.coalesce('top.id', 'lead.id').as('top_id'),
          inner.fn.coalesce('top.priority', 'lead.priority').as('priority'),
        ])
        .as('derived'),
    )
    .set((eb) => ({
      status: eb.fn.coalesce('derived.status', sql<MessageStatus>`'completed'`),
      channel: eb.fn.coalesce('derived.last_channel', 'conversation.channel'),
      last_message_id: eb.ref('derived.last_id'),
      lead_message_id: eb.ref('derived.lead_id'),
      priority_message_id: eb.ref('derived.top_id'),
      priority: eb.fn.coalesce('derived.priority', sql<number>`0`),
      is_urgent: eb.ref('derived.urgent'),
      unread_count: eb.fn.coalesce('derived.unread', sql<number>`0`),
      snoozed_until: eb.ref('derived.snoozed_until'),
      assignee_id: eb.ref('derived.assignee_id'),
    }))
    .whereRef('conversation.id', '=', 'derived.id')
    .where('conversation.id', 'in', [...ids])
    .returning([
      'conversation.id',
      'conversation.status',
      'conversation.lead_message_id',
      'conversation.snoozed_until',
      'conversation.is_urgent',
      'conversation.unread_count',
    ])
    .execute();
}

/** The messages that decide the state of each conversation. */
function marked(eb: ExpressionBuilder<ScopedTables, 'conversation'>, ids: readonly string[]) {
  return eb
    .selectFrom('conversation as one')
    .where('one.id', 'in', [...ids])
    .select('one.id')
    .select((inner) => {
      const messages = inner.selectFrom('message').whereRef('message.conversation_id', '=', 'one.id');
      const newest = messages
        .select('message.id')
        .orderBy('message.sent_at', 'desc')
        .orderBy('message.id', 'desc')
        .limit(1);
      const open = newest.where(isOpen);
      const awake = open.where('message.snoozed_until', 'is', null);
      const urgent = messages.where(isOpen).where(sql<number>`+message.is_urgent`, '=', 1);
      return [
        newest.as('last_id'),
        inner.fn.coalesce(awake, open, newest).as('lead_id'),
        messages
          .select('message.id')
          .where(isOpen)
          .where('message.snoozed_until', 'is', null)
          .orderBy('message.priority', 'desc')
          .orderBy('message.sent_at', 'desc')
          .orderBy('message.id', 'desc')
          .limit(1)
          .as('top_id'),
        inner
          .case()
          .when(inner.exists(urgent.select('message.id')))
          .then<0 | 1>(1)
          .else<0 | 1>(0)
          .end()
          .as('urgent'),
        messages
          .where(sql<SqlBool>`message.is_read = 0`)
          .where('message.direction', '=', 'inbound')
          .where('message.snoozed_until', 'is', null)
          .select((count) => count.fn.countAll<number>().as('unread'))
          .as('unread'),
      ];
    });
}
