import type { PriorityTier } from '@concordia/domain';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { ConversationFilter } from './conversation-filter.js';

const PRIORITY = {
  high: sql<SqlBool>`conversation.priority >= 80`,
  medium: sql<SqlBool>`conversation.priority >= 60 and conversation.priority < 80`,
  low: sql<SqlBool>`conversation.priority < 60`,
} as const satisfies Record<PriorityTier, Expression<SqlBool>>;

/** Must match the WHERE clauses of the partial indexes exactly; otherwise the databases do not use them. */
const MARKS = {
  urgent: sql<SqlBool>`conversation.is_urgent = 1`,
  unread: sql<SqlBool>`conversation.unread_count > 0`,
  snoozed: sql<SqlBool>`conversation.snoozed_until is not null`,
} as const;

const OPEN = sql<SqlBool>`conversation.status <> 'completed'`;

type Lead = 'status' | 'channel' | 'account_id' | 'rare';

/** Which filter selects the index. Few conversations are open or have a mark, many are completed. */
function leadOf({ status, channel, accountId, ...rest }: ConversationFilter): Lead | null {
  const { assigneeId, urgent, unread, snoozed, projectId, contactIds, ids } = rest;
  if (urgent === true || unread === true || snoozed === true) return 'rare';
  if ([assigneeId, projectId, contactIds, ids].some((value) => value !== undefined)) return 'rare';
  if (accountId !== undefined) return status === undefined || status === 'completed' ? 'account_id' : 'status';
  if (status === undefined || channel === undefined) return null;
  return status === 'completed' ? 'channel' : 'status';
}

/**
 * Builds the conditions on `conversation` for a filter.
 *
 * SQLite keeps no statistics. A plus sign before column or channel disables its index where another filter is rarer.
 */
export function conversationCondition(
  filter: ConversationFilter,
  kind: WorkspaceDatabase['kind'],
): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'conversation'>();
  const lead = kind === 'sqlite' ? leadOf(filter) : null;
  const column = (name: 'status' | 'channel' | 'account_id') => {
    const reference = sql.ref<string>(`conversation.${name}`);
    return lead === null || lead === name ? reference : sql<string>`+${reference}`;
  };
  const conditions: Expression<SqlBool>[] = [eb('conversation.lead_message_id', 'is not', null)];
  if (filter.status !== undefined) conditions.push(eb(column('status'), '=', filter.status));
  if (filter.open === true) conditions.push(OPEN);
  if (filter.channel !== undefined) conditions.push(eb(column('channel'), '=', filter.channel));
  if (filter.accountId !== undefined) conditions.push(eb(column('account_id'), '=', filter.accountId));
  if (filter.priority !== undefined) conditions.push(eb.parens(PRIORITY[filter.priority]));
  if (filter.assigneeId !== undefined) conditions.push(eb('conversation.assignee_id', '=', filter.assigneeId));
  if (filter.contactIds !== undefined) conditions.push(isOneOf('conversation.contact_id', filter.contactIds));
  if (filter.ids !== undefined) conditions.push(isOneOf('conversation.id', filter.ids));
  if (filter.projectId !== undefined) conditions.push(inProject(filter.projectId));
  if (filter.urgent === true) conditions.push(MARKS.urgent);
  if (filter.unread === true) conditions.push(MARKS.unread);
  if (filter.snoozed === true) conditions.push(MARKS.snoozed);
  else if ([filter.open, filter.urgent, filter.unread].includes(true) || filter.status !== undefined) {
    conditions.push(eb('conversation.snoozed_until', 'is', null));
  }
  return eb.and(conditions);
}

function isOneOf(column: 'conversation.contact_id' | 'conversation.id', ids: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'conversation'>();
  if (ids.length === 0) return sql<SqlBool>`1 = 0`;
  return eb(column, 'in', [...ids]);
}

function inProject(projectId: string): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'conversation'>();
  const labeled = eb
    .selectFrom('conversation_project')
    .select('conversation_project.conversation_id')
    .where('conversation_project.project_id', '=', projectId);
  return eb('conversation.id', 'in', labeled);
}
