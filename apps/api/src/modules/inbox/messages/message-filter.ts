import type { Channel, Direction, MessageStatus, PriorityTier } from '@concordia/domain';
import type { SentimentLabel } from '@concordia/domain/sentiment';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Which messages; all of it combines. */
export interface MessageFilter {
  readonly status?: MessageStatus | undefined;
  readonly channel?: Channel | undefined;
  readonly conversationId?: string | undefined;
  readonly contactId?: string | undefined;
  readonly assigneeId?: string | undefined;
  readonly projectId?: string | undefined;
  /** Only of these contacts. There may be thousands, so lists of them are not prepared. */
  readonly contactIds?: readonly string[] | undefined;
  /** Whether the project has few conversations: then they lead to the messages. */
  readonly projectIsSmall?: boolean | undefined;
  /** Of what is unread in a column or on a channel: whether few of all messages are there. The index of these then tells which ones are. */
  readonly listIsRare?: boolean | undefined;
  readonly direction?: Direction | undefined;
  readonly sentiment?: SentimentLabel | undefined;
  /** Sent at this instant or later, ms since the epoch. */
  readonly from?: number | undefined;
  /** Sent before it. */
  readonly to?: number | undefined;
  readonly priority?: PriorityTier | undefined;
  readonly urgent?: boolean | undefined;
  readonly unread?: boolean | undefined;
  readonly snoozed?: boolean | undefined;
  /** What else must be true of a message, where a search says more than words. It is not prepared. */
  readonly also?: Expression<SqlBool> | undefined;
}

/** Filters by a value that is known when the query runs. */
const COLUMNS = {
  status: 'message.status',
  channel: 'message.channel',
  conversationId: 'message.conversation_id',
  contactId: 'message.contact_id',
  assigneeId: 'message.assignee_id',
  direction: 'message.direction',
  sentiment: 'message.sentiment_label',
} as const;

const VALUES = [
  'status',
  'channel',
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

/** The filters by a value that are in use, in one order. */
export const valuesOf = (filter: MessageFilter): FilterValue[] => VALUES.filter((name) => filter[name] !== undefined);

/** What a query for such a filter looks like, whatever the values. */
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

/** Whether nothing is filtered. */
export const isEverything = (filter: MessageFilter): boolean => /^,?$/.test(shapeOf(filter));

/** Contacts whose messages are gathered and sorted for a list; of more, each message of the list is held against them. */
const FEW_CONTACTS = 200;

/** Which filter leads to the messages; the others are held against each of them. */
type Lead =
  | Exclude<FilterValue, 'projectId' | 'direction' | 'sentiment' | 'from' | 'to'>
  | 'projectIsSmall'
  | 'contactIds'
  | 'listIsRare'
  | 'priority'
  | 'urgent'
  | 'unread'
  | 'snoozed';

/** The filter that leaves the fewest: of those that have an index, what is rare comes first. */
export function leadOf(filter: MessageFilter): Lead | null {
  if (filter.listIsRare === true) return 'listIsRare';
  if (filter.contactIds !== undefined && filter.contactIds.length <= FEW_CONTACTS) return 'contactIds';
  const rare = (
    ['conversationId', 'contactId', 'projectIsSmall', 'assigneeId', 'snoozed', 'urgent', 'unread'] as const
  ).find((name) => filter[name] !== undefined && filter[name] !== false);
  if (rare !== undefined) return rare;
  const isOpenColumn = filter.status !== undefined && filter.status !== 'completed';
  return isOpenColumn || filter.priority === undefined || filter.priority === 'low' ? null : 'priority';
}

/** The very words of the partial indexes, by which the databases know that those hold what is asked for. */
const PARTIAL = {
  high: sql<SqlBool>`message.priority >= 80`,
  medium: sql<SqlBool>`message.priority >= 60 and message.priority < 80`,
  low: sql<SqlBool>`message.priority < 60`,
  urgent: sql<SqlBool>`message.is_urgent = 1`,
  unread: sql<SqlBool>`message.is_read = 0`,
} as const;

/** The same in other words, so that SQLite goes by none of these indexes. */
const ASIDE = {
  high: sql<SqlBool>`+message.priority >= 80`,
  medium: sql<SqlBool>`+message.priority >= 60 and +message.priority < 80`,
  low: sql<SqlBool>`+message.priority < 60`,
  urgent: sql<SqlBool>`+message.is_urgent = 1`,
  unread: sql<SqlBool>`+message.is_read = 0`,
} as const;

/**
 * The conditions on `message` of a filter.
 *
 * SQLite keeps no statistics and would go by the index with the most columns. Where another one leads to fewer messages, a plus sign before
 * the column keeps it from the others; PostgreSQL knows better by itself.
 *
 * @param valueOf gives the value of a filter: itself, or the parameter of a prepared query.
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
  // What was put off is in no column, and presses nobody.
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

/** A list of conversations leads to their messages, which are then sorted; a test of each message keeps the order of an index. */
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
