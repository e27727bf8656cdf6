import { type Expression, sql } from 'kysely';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type FilterValue, type MessageFilter, messageCondition } from './message-filter.js';

type Values = (name: FilterValue) => Expression<unknown>;

/**
 * On SQLite, what is unread where few of all messages are: the index of what is unread is walked, and what is not in the index of the column
 * or channel is passed over. Only messages that are in both are read; where most of what is unread is elsewhere, reading each of them to
 * find that out takes four times as long.
 *
 * The plus signs keep SQLite to that: from the index by id, which does not say where a message is, and from taking the bound of a later page
 * for one of the messages themselves, by which it would go through all of them for each that is unread.
 */
export const unreadInRareList = (
  q: Pick<WorkspaceDatabase['read'], 'selectFrom'>,
  filter: MessageFilter,
  valueOf: Values,
) =>
  q
    .selectFrom('message as unread')
    .crossJoin('message')
    .where(sql<boolean>`unread.is_read = 0`)
    .whereRef('message.sent_at', '=', sql<number>`+unread.sent_at`)
    .whereRef(sql<string>`+message.id`, '=', 'unread.id')
    .where(messageCondition(filter, 'sqlite', valueOf));
