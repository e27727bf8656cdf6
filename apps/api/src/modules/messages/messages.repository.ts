import type { Channel, Cursor, MessageStatus } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type PreparedQuery, param } from '../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../database/workspace-database.js';
import { MESSAGE_COLUMNS, type MessageRow } from './message.row.js';

/** Which messages; each combination that occurs has an index that ends in (sent_at, id). */
export interface MessageFilter {
  readonly status?: MessageStatus | undefined;
  readonly channel?: Channel | undefined;
  readonly conversationId?: string | undefined;
  readonly contactId?: string | undefined;
}

const COLUMNS = {
  status: 'message.status',
  channel: 'message.channel',
  conversationId: 'message.conversation_id',
  contactId: 'message.contact_id',
} as const;

type FilterName = keyof typeof COLUMNS;

const FILTER_NAMES: readonly FilterName[] = ['status', 'channel', 'conversationId', 'contactId'];

type ListQuery = PreparedQuery<string, MessageRow>;

/** Named queries on messages. */
@Injectable()
export class MessagesRepository {
  readonly #lists = new Map<string, ListQuery>();
  readonly #one;

  constructor(private readonly db: WorkspaceDatabase) {
    this.#one = db.prepare<'id', MessageRow>((q) => joined(q).where('message.id', '=', param<string>('id')));
  }

  /** Newest first, from after `after`. */
  list(filter: MessageFilter, limit: number, after: Cursor | null): Promise<MessageRow[]> | MessageRow[] {
    const names = FILTER_NAMES.filter((name) => filter[name] !== undefined);
    const values: Record<string, string | number> = { limit };
    for (const name of names) values[name] = filter[name] ?? '';
    if (after !== null) {
      values.at = after.at ?? 0;
      values.id = after.id;
    }
    return this.db.all(this.#listQuery(names, after !== null), values);
  }

  async find(id: string): Promise<MessageRow | undefined> {
    const [row] = await this.db.all(this.#one, { id });
    return row;
  }

  /** A message as the transaction sees it, held against other writers until the commit. */
  async findForUpdate(tx: WorkspaceTransaction, id: string) {
    const query = tx
      .selectFrom('message')
      .select(['id', 'channel', 'direction', 'status', 'is_read', 'is_urgent'])
      .where('id', '=', id);
    return (this.db.kind === 'postgresql' ? query.forUpdate() : query).executeTakeFirst();
  }

  async update(
    tx: WorkspaceTransaction,
    id: string,
    change: {
      status?: MessageStatus;
      is_read?: 0 | 1;
      is_urgent?: 0 | 1;
      status_source?: 'person';
      urgency_source?: 'person';
    },
  ): Promise<void> {
    await tx.updateTable('message').set(change).where('id', '=', id).execute();
  }

  async bodies(messageIds: readonly string[]) {
    if (messageIds.length === 0) return [];
    return this.db.read
      .selectFrom('message_body')
      .selectAll()
      .where('message_id', 'in', [...messageIds])
      .execute();
  }

  async attachments(messageIds: readonly string[]) {
    if (messageIds.length === 0) return [];
    return this.db.read
      .selectFrom('attachment')
      .select(['id', 'message_id', 'file_name', 'content_type', 'size_bytes', 'is_inline'])
      .where('message_id', 'in', [...messageIds])
      .orderBy('message_id')
      .orderBy('position')
      .execute();
  }

  #listQuery(names: readonly FilterName[], isLater: boolean): ListQuery {
    const shape = `${names.join()}${isLater ? ' later' : ''}`;
    const kept = this.#lists.get(shape);
    if (kept !== undefined) return kept;
    const query: ListQuery = this.db.prepare((q) => {
      let list = joined(q)
        .orderBy('message.sent_at', 'desc')
        .orderBy('message.id', 'desc')
        .limit(param<number>('limit'));
      for (const name of names) list = list.where(COLUMNS[name], '=', param<never>(name));
      if (!isLater) return list;
      return list.where((eb) =>
        eb(eb.refTuple('message.sent_at', 'message.id'), '<', eb.tuple(param<number>('at'), param<string>('id'))),
      );
    });
    this.#lists.set(shape, query);
    return query;
  }
}

const joined = (q: Pick<WorkspaceDatabase['read'], 'selectFrom'>) =>
  q.selectFrom('message').leftJoin('contact', 'contact.id', 'message.contact_id').select(MESSAGE_COLUMNS);
