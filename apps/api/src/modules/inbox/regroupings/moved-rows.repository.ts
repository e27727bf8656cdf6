import type { Channel } from '@concordia/domain';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Rows moved by one statement: each of a message touches its indexes and the log of flows, and other requests wait for it. */
export const AT_ONCE = 250;

/** One kind of rows that belong to a conversation. */
export interface MovedRows {
  readonly kind: 'message' | 'entry' | 'task' | 'upload';
  /** Some of the conversation's rows, at most {@link AT_ONCE}. */
  readonly some: (tx: WorkspaceTransaction, conversationId: string) => Promise<string[]>;
  /** Moves those of the rows that are still in `from`. */
  readonly move: (tx: WorkspaceTransaction, ids: readonly string[], from: string, to: string) => Promise<void>;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** What moves along with a conversation. Written out for each table, so that the compiler checks the columns. */
export const MOVED_ROWS = [
  {
    kind: 'message',
    some: async (tx, from) =>
      idsOf(await tx.selectFrom('message').select('id').where('conversation_id', '=', from).limit(AT_ONCE).execute()),
    move: async (tx, ids, from, to) => {
      await tx
        .updateTable('message')
        .set({ conversation_id: to })
        .where('id', 'in', [...ids])
        .where('conversation_id', '=', from)
        .execute();
    },
  },
  {
    kind: 'entry',
    some: async (tx, from) =>
      idsOf(
        await tx
          .selectFrom('outbound_message')
          .select('id')
          .where('conversation_id', '=', from)
          .limit(AT_ONCE)
          .execute(),
      ),
    move: async (tx, ids, from, to) => {
      await tx
        .updateTable('outbound_message')
        .set({ conversation_id: to })
        .where('id', 'in', [...ids])
        .where('conversation_id', '=', from)
        .execute();
    },
  },
  {
    kind: 'task',
    some: async (tx, from) =>
      idsOf(await tx.selectFrom('task').select('id').where('conversation_id', '=', from).limit(AT_ONCE).execute()),
    move: async (tx, ids, from, to) => {
      await tx
        .updateTable('task')
        .set({ conversation_id: to })
        .where('id', 'in', [...ids])
        .where('conversation_id', '=', from)
        .execute();
    },
  },
  {
    kind: 'upload',
    some: async (tx, from) =>
      idsOf(await tx.selectFrom('upload').select('id').where('conversation_id', '=', from).limit(AT_ONCE).execute()),
    move: async (tx, ids, from, to) => {
      await tx
        .updateTable('upload')
        .set({ conversation_id: to })
        .where('id', 'in', [...ids])
        .where('conversation_id', '=', from)
        .execute();
    },
  },
] as const satisfies readonly MovedRows[];

/** Messages of a conversation from one on, at most {@link AT_ONCE}. */
export async function messagesFrom(
  tx: WorkspaceTransaction,
  conversationId: string,
  { id, sent_at }: { readonly id: string; readonly sent_at: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb(eb.refTuple('sent_at', 'id'), '>=', eb.tuple(sent_at, id)))
    .limit(AT_ONCE)
    .execute();
  return idsOf(rows);
}

export async function hasMessageBefore(
  tx: WorkspaceTransaction,
  conversationId: string,
  { id, sent_at }: { readonly id: string; readonly sent_at: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb(eb.refTuple('sent_at', 'id'), '<', eb.tuple(sent_at, id)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const messageIn = (tx: WorkspaceTransaction, conversationId: string, id: string) =>
  tx
    .selectFrom('message')
    .select(['id', 'sent_at', 'subject', 'channel'])
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();

/** Outbox entries of these messages. */
export async function entriesOf(tx: WorkspaceTransaction, messageIds: readonly string[]) {
  return tx
    .selectFrom('outbound_message')
    .select(['id', 'round', 'channel'])
    .where('message_id', 'in', [...messageIds])
    .execute();
}

/** Outbox entries that have not left yet. */
export async function waitingEntries(tx: WorkspaceTransaction, conversationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('outbound_message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .execute();
  return idsOf(rows);
}

export async function tasksOf(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('task')
    .select('id')
    .where('message_id', 'in', [...messageIds])
    .execute();
  return idsOf(rows);
}

/** Messages stored in a conversation since an instant, with the ids they refer to as JSON; at most {@link AT_ONCE}. */
export function storedSince(tx: WorkspaceTransaction, conversationId: string, since: number, after: string) {
  let query = tx
    .selectFrom('message')
    .leftJoin('message_origin', 'message_origin.message_id', 'message.id')
    .select(['message.id', 'message.channel', 'message.account_id', 'message_origin.thread'])
    .where('message.conversation_id', '=', conversationId)
    .where('message.stored_at', '>=', since);
  if (after !== '') query = query.where('message.id', '>', after);
  return query.orderBy('message.id').limit(AT_ONCE).execute();
}

/** Where a chat takes place: people write to an account of a channel. */
export interface ChatPlace {
  readonly channel: Channel;
  /** `null` for any. */
  readonly accountId: string | null;
}

/** Whether a conversation had a message of the channel and account before an instant. */
export async function hadPlace(
  tx: WorkspaceTransaction,
  conversationId: string,
  { channel, accountId }: ChatPlace,
  before: number,
): Promise<boolean> {
  let query = tx
    .selectFrom('message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('channel', '=', channel)
    .where('stored_at', '<', before);
  if (accountId !== null) query = query.where('account_id', '=', accountId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
