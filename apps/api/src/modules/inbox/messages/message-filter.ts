import type { Channel, Direction, MessageStatus, PriorityTier } from '@concordia/domain';
import type { SentimentLabel } from '@concordia/domain/sentiment';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** All criteria combine with AND. */
export interface MessageFilter {
  readonly status?: MessageStatus | undefined;
  readonly channel?: Channel | undefined;
  /** An account of a channel. */
  readonly accountId?: string | undefined;
  readonly conversationId?: string | undefined;
  readonly contactId?: string | undefined;
  readonly assigneeId?: string | undefined;
  readonly projectId?: string | undefined;
  /** There may be thousands, so queries with it are not prepared. */
  readonly contactIds?: readonly string[] | undefined;
  /** The project has few conversations, so the query starts from them. */
  readonly projectIsSmall?: boolean | undefined;
  /** Few of all messages are in the column or channel whose unread ones are asked for. The query then uses that list's index. */
  readonly listIsRare?: boolean | undefined;
  readonly direction?: Direction | undefined;
  readonly sentiment?: SentimentLabel | undefined;
  /** ms since the epoch, inclusive. */
  readonly from?: number | undefined;
  /** Exclusive. */
  readonly to?: number | undefined;
  readonly priority?: PriorityTier | undefined;
  readonly urgent?: boolean | undefined;
  readonly unread?: boolean | undefined;
  readonly snoozed?: boolean | undefined;
  /** An extra condition from a search, beyond words. Queries with it are not prepared. */
  readonly also?: Expression<SqlBool> | undefined;
}

/** Filters whose value can be a query parameter. */
const COLUMNS = {
  status: 'message.status',
  channel: 'message.channel',
  accountId: 'message.account_id',
  conversationId: 'message.conversation_id',
  contactId: 'message.contact_id',
  assigneeId: 'message.assignee_id',
  direction: 'message.direction',
  sentiment: 'message.sentiment_label',
} as const;

const VALUES = [
  'status',
  'channel',
  'accountId',
  'conversationId',
  'contactId',
  'assigneeId',
  'direction',
  'sentiment',
  'projectId',
  'from',
  'to',
] as const;

export type FilterValue = (typeof VALUES)[number];

export const valuesOf = (filter: MessageFilter): FilterValue[] => VALUES.filter((name) => filter[name] !== undefined);

/** Cache key of a prepared query: which filters are set, whatever their values. */
export const shapeOf = (filter: MessageFilter): string =>
  [
    ...valuesOf(filter),
    filter.priority ?? '',
    ...(['urgent', 'unread', 'snoozed', 'projectIsSmall', 'listIsRare'] as const).filter(
      (name) => filter[name] === true,
    ),
    ...(filter.contactIds === undefined ? [] : ['contactIds']),
    ...(filter.also === undefined ? [] : ['also']),
  ].join();

export const isEverything = (filter: MessageFilter): boolean => /^,?$/.test(shapeOf(filter));

/** Up to this many contacts, their messages are collected and sorted; with more, each message of the list is tested. */
const FEW_CONTACTS = 200;

/** Which filter selects the index; the others are tested on each row. */
type Lead =
  | Exclude<FilterValue, 'projectId' | 'direction' | 'sentiment' | 'from' | 'to'>
  | 'projectIsSmall'
  | 'contactIds'
  | 'listIsRare'
  | 'priority'
  | 'urgent'
  | 'unread'
  | 'snoozed';

/** The most selective filter, with indexed and rare ones first. */
export function leadOf(filter: MessageFilter): Lead | null {
  if (filter.listIsRare === true) return 'listIsRare';
  if (filter.contactIds !== undefined && filter.contactIds.length <= FEW_CONTACTS) return 'contactIds';
  const rare = (
    ['conversationId', 'contactId', 'projectIsSmall', 'assigneeId', 'snoozed', 'urgent', 'unread'] as const
  ).find((name) => filter[name] !== undefined && filter[name] !== false);
  if (rare !== undefined) return rare;
  const isOpenColumn = filter.status !== undefined && filter.status !== 'completed';
  if (filter.accountId !== undefined && !isOpenColumn) return 'accountId';
  return isOpenColumn || filter.priority === undefined || filter.priority === 'low' ? null : 'priority';
}

/** Must match the WHERE clauses of the partial indexes exactly; otherwise the databases do not use them. */
const PARTIAL = {
  high: sql<SqlBool>`message.priority >= 80`,
  medium: sql<SqlBool>`message.priority >= 60 and message.priority < 80`,
  low: sql<SqlBool>`message.priority < 60`,
  urgent: sql<SqlBool>`message.is_urgent = 1`,
  unread: sql<SqlBool>`message.is_read = 0`,
} as const;

/** The same conditions, reworded so that SQLite does not use these indexes. */
const ASIDE = {
  high: sql<SqlBool>`+message.priority >= 80`,
  medium: sql<SqlBool>`+message.priority >= 60 and +message.priority < 80`,
  low: sql<SqlBool>`+message.priority < 60`,
  urgent: sql<SqlBool>`+message.is_urgent = 1`,
  unread: sql<SqlBool>`+message.is_read = 0`,
} as const;

/**
 * Builds the conditions on `message` for a filter.
 *
 * SQLite keeps no statistics and would pick the index with the most columns. Where another index is more selective, a plus sign before a column
 * disables its index. PostgreSQL plans this on its own.
 *
 * @param valueOf returns a filter's value: itself, or the parameter of a prepared query.
 */
export function messageCondition(
  filter: MessageFilter,
  kind: WorkspaceDatabase['kind'],
  valueOf: (name: FilterValue) => Expression<unknown>,
): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  const lead = kind === 'sqlite' ? leadOf(filter) : null;
  const isAside = (name: Lead | keyof typeof COLUMNS): boolean =>
    lead === 'listIsRare' ? name !== 'status' && name !== 'channel' : lead !== null && lead !== name;
  const equal = (name: keyof typeof COLUMNS) => {
    const column = sql.ref<string>(COLUMNS[name]);
    return eb(isAside(name) ? sql<string>`+${column}` : column, '=', sql<string>`${valueOf(name)}`);
  };
  const mark = (name: keyof typeof PARTIAL, of: Lead) => (isAside(of) ? ASIDE : PARTIAL)[name];
  const conditions = valuesOf(filter).map((name) => {
    if (name === 'projectId') return inProject(sql<string>`${valueOf(name)}`, filter.projectIsSmall === true);
    if (name === 'from') return eb('message.sent_at', '>=', sql<number>`${valueOf(name)}`);
    if (name === 'to') return eb('message.sent_at', '<', sql<number>`${valueOf(name)}`);
    return equal(name);
  });
  if (filter.contactIds !== undefined)
    conditions.push(ofContacts(filter.contactIds, isAside('contactIds') || (kind === 'sqlite' && lead === null)));
  if (filter.priority !== undefined) conditions.push(eb.parens(mark(filter.priority, 'priority')));
  if (filter.urgent) conditions.push(mark('urgent', 'urgent'), eb('message.status', '<>', 'completed'));
  if (filter.unread) conditions.push(mark('unread', 'unread'), eb('message.direction', '=', 'inbound'));
  // Snoozed messages are in no column, and are neither urgent nor unread.
  if (filter.snoozed) conditions.push(eb('message.snoozed_until', 'is not', null));
  else if (filter.status !== undefined || filter.urgent || filter.unread) {
    conditions.push(eb('message.snoozed_until', 'is', null));
  }
  if (filter.also !== undefined) conditions.push(filter.also);
  return eb.and(conditions);
}

function ofContacts(ids: readonly string[], isAsideOfIndex: boolean): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  if (ids.length === 0) return sql<SqlBool>`1 = 0`;
  return eb(isAsideOfIndex ? sql<string>`+message.contact_id` : 'message.contact_id', 'in', [...ids]);
}

/** With few conversations, their messages are found first, then sorted. Otherwise testing each message keeps the index order. */
function inProject(projectId: Expression<string>, isSmall: boolean): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  if (isSmall) {
    const conversations = eb
      .selectFrom('conversation_project')
      .select('conversation_project.conversation_id')
      .where('conversation_project.project_id', '=', projectId);
    return eb('message.conversation_id', 'in', conversations);
  }
  return eb.exists(
    eb
      .selectFrom('conversation_project')
      .select('conversation_project.conversation_id')
      .whereRef('conversation_project.conversation_id', '=', 'message.conversation_id')
      .where('conversation_project.project_id', '=', projectId),
  );
}
