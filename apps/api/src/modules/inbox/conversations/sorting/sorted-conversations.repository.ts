import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, type SqlBool, sql } from 'kysely';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { conversationCondition } from '../conversation-conditions.repository.js';
import type { ConversationFilter } from '../conversation-filter.js';
import type { ConversationOrder, SortedConversation, SortKey } from './conversation-order.js';
import { sortKey } from './sort-keys.repository.js';

interface SortedPage extends ConversationOrder {
  readonly filter: ConversationFilter;
  /** Leaves out what was active before; `null` for all. */
  readonly since: number | null;
  readonly limit: number;
  readonly after: Cursor | null;
}

/** Conversations in other orders than by their latest activity. */
@Injectable()
export class SortedConversationsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** In order, starting after the cursor. */
  page({ filter, since, sort, order, limit, after }: SortedPage): Promise<SortedConversation[]> {
    const key = sortKey(sort, this.db.kind);
    let keyed = this.db.read
      .selectFrom('conversation')
      .select(['conversation.id', key.expression.as('sort_key')])
      .where(conversationCondition(filter, this.db.kind));
    if (since !== null) keyed = keyed.where('conversation.last_message_at', '>=', since);
    let rows = this.db.read.selectFrom(keyed.as('keyed')).select(['keyed.id', 'keyed.sort_key']).limit(limit);
    if (after !== null) rows = rows.where(isAfter(key, order, after));
    if (key.hasBlanks) rows = rows.orderBy(isBlank(key));
    return rows.orderBy('keyed.sort_key', order).orderBy('keyed.id', order).execute();
  }

  /** When the conversation at a place in the order of activity was active; `null` if there are not so many. */
  async activityAt(filter: ConversationFilter, place: number): Promise<number | null> {
    const row = await this.db.read
      .selectFrom('conversation')
      .select('conversation.last_message_at')
      .where(conversationCondition(filter, this.db.kind))
      .orderBy('conversation.last_message_at', 'desc')
      .orderBy('conversation.id', 'desc')
      .offset(place)
      .limit(1)
      .executeTakeFirst();
    return row?.last_message_at ?? null;
  }
}

const isBlank = ({ kind }: SortKey): Expression<SqlBool> =>
  kind === 'text' ? sql<SqlBool>`(keyed.sort_key = '')` : sql<SqlBool>`(keyed.sort_key is null)`;

/** The rows after a cursor in this order. */
function isAfter(key: SortKey, order: ConversationOrder['order'], { at, key: text, id }: Cursor): Expression<SqlBool> {
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  const value = key.kind === 'text' ? (text ?? '') : at;
  if (value === null) return sql<SqlBool>`(keyed.sort_key is null and keyed.id ${sign} ${id})`;
  const isBeyond = sql<SqlBool>`(keyed.sort_key, keyed.id) ${sign} (${value}, ${id})`;
  if (!key.hasBlanks) return isBeyond;
  if (value === '') return sql<SqlBool>`(keyed.sort_key = '' and keyed.id ${sign} ${id})`;
  return sql<SqlBool>`(${isBlank(key)} or ${isBeyond})`;
}
