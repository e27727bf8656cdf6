import { dayIn, type MessageStatus, type SearchTerm } from '@concordia/domain';
import type { MessageQuery, MessageState, Moment } from '@concordia/domain/message-query';
import type { Bounds } from '@concordia/domain/query';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { ftsQuery, tsquery } from '../../../database/search-rows.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { PeopleFilter } from '../../insight/selector-search/people-filter.js';

/** A search, split into parts that use different indexes. */
export interface SearchParts {
  /** Words that all must match; found by the word index. */
  readonly terms: readonly SearchTerm[];
  /** All other conditions; `undefined` if there are none. */
  readonly also: Expression<SqlBool> | undefined;
}

interface Tools {
  readonly kind: WorkspaceDatabase['kind'];
  readonly people: Pick<PeopleFilter, 'found'>;
  /** The ids of projects whose names begin with these words. */
  readonly projectsNamed: (words: readonly string[]) => Promise<readonly string[]>;
  /** The ids of accounts whose names or addresses begin with these words. */
  readonly accountsNamed: (words: readonly string[]) => Promise<readonly string[]>;
  /** The workspace's, IANA. */
  readonly timeZone: () => Promise<string>;
  /** ms since the epoch. */
  readonly now: number;
  /** Only messages of conversations that are neither completed nor snoozed. */
  readonly open: boolean;
}

export async function partsOf(query: MessageQuery | null, tools: Tools): Promise<SearchParts> {
  const all = query === null ? [] : query.kind === 'and' ? query.parts : [query];
  const terms = all.flatMap((part) => (part.kind === 'words' ? [part.term] : []));
  const others = all.filter(({ kind }) => kind !== 'words');
  const conditions = await Promise.all(others.map((part) => conditionOf(part, tools)));
  if (tools.open) conditions.push(isInOpenConversation());
  if (conditions.length === 0) return { terms, also: undefined };
  return { terms, also: expressionBuilder<ScopedTables, 'message'>().and(conditions) };
}

async function conditionOf(query: MessageQuery, tools: Tools): Promise<Expression<SqlBool>> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  switch (query.kind) {
    case 'and':
      return eb.and(await Promise.all(query.parts.map((part) => conditionOf(part, tools))));
    case 'or':
      return eb.or(await Promise.all(query.parts.map((part) => conditionOf(part, tools))));
    case 'not':
      return eb.not(await conditionOf(query.part, tools));
    case 'words':
      return hasWords(query.term, tools.kind);
    case 'channel':
      return eb('message.channel', '=', query.channel);
    case 'account':
      return isAtAccount(await tools.accountsNamed(query.words));
    case 'state':
      return isInState(query.state);
    case 'people':
      return isWith(await tools.people.found(query.query));
    case 'sentiment':
      return eb('message.sentiment_label', '=', query.sentiment);
    case 'before':
      return eb('message.sent_at', '<', await instantOf(query.moment, tools));
    case 'after':
      return eb('message.sent_at', '>=', await instantOf(query.moment, tools));
    case 'column':
      return isInColumn(query.status);
    case 'project':
      return isInProject(await tools.projectsNamed(query.words));
    case 'waiting':
      return waits(query.bounds, tools.now);
  }
}

async function instantOf(moment: Moment, { now, timeZone }: Tools): Promise<number> {
  return 'ago' in moment ? now - moment.ago : dayIn(moment.day, await timeZone());
}

function isInColumn(status: MessageStatus): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  return eb.exists(
    eb
      .selectFrom('conversation')
      .select('conversation.id')
      .whereRef('conversation.id', '=', 'message.conversation_id')
      .where('conversation.status', '=', status),
  );
}

function isInOpenConversation(): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  return eb.exists(
    eb
      .selectFrom('conversation')
      .select('conversation.id')
      .whereRef('conversation.id', '=', 'message.conversation_id')
      .where('conversation.status', '<>', 'completed')
      .where('conversation.snoozed_until', 'is', null),
  );
}

function isAtAccount(accountIds: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  if (accountIds.length === 0) return sql<SqlBool>`1 = 0`;
  const held = eb
    .selectFrom('conversation')
    .select('conversation.id')
    .where('conversation.account_id', 'in', [...accountIds]);
  return eb('message.conversation_id', 'in', held);
}

function isInProject(projectIds: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  if (projectIds.length === 0) return sql<SqlBool>`1 = 0`;
  const labeled = eb
    .selectFrom('conversation_project')
    .select('conversation_project.conversation_id')
    .where('conversation_project.project_id', 'in', [...projectIds]);
  return eb('message.conversation_id', 'in', labeled);
}

/** The newest message of a conversation in Waiting, ours and as old as the bounds say. */
function waits(bounds: Bounds, now: number): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  const last = eb
    .selectFrom('conversation')
    .select('conversation.last_message_id')
    .where('conversation.status', '=', 'waiting')
    .where('conversation.last_message_id', 'is not', null);
  return eb.and([
    eb('message.id', 'in', last),
    eb('message.direction', '=', 'outbound'),
    ...spansOf(bounds).map(({ op, ms }) => eb('message.sent_at', op, now - ms)),
  ]);
}

/** The longer somebody waits, the earlier they were written to. */
function spansOf(bounds: Bounds) {
  if (bounds.op === 'range') {
    return [
      { op: '<=', ms: bounds.from },
      { op: '>=', ms: bounds.to },
    ] as const;
  }
  return [{ op: TURNED[bounds.op], ms: bounds.value }] as const;
}

const TURNED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' } as const;

/** Requires a contact: messages without one never match, negated or not. */
function isWith(contactIds: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  if (contactIds.length === 0) return sql<SqlBool>`1 = 0`;
  return eb.and([eb('message.contact_id', 'is not', null), eb('message.contact_id', 'in', [...contactIds])]);
}

function isInState(state: MessageState): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  switch (state) {
    case 'unread':
      return eb.and([eb('message.is_read', '=', 0), eb('message.direction', '=', 'inbound')]);
    case 'urgent':
      return eb.and([eb('message.is_urgent', '=', 1), eb('message.status', '<>', 'completed')]);
    case 'snoozed':
      return eb('message.snoozed_until', 'is not', null);
    case 'received':
      return eb('message.direction', '=', 'inbound');
    case 'sent':
      return eb('message.direction', '=', 'outbound');
    case 'attachment':
      return eb('message.attachment_count', '>', 0);
  }
}

function hasWords(term: SearchTerm, kind: WorkspaceDatabase['kind']): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'message'>();
  if (kind === 'postgresql') {
    const found = eb
      .selectFrom('message_fts_words')
      .select('message_fts_words.message_id')
      .where(sql<SqlBool>`message_fts_words.words @@ ${tsquery([term])}::tsquery`);
    return eb('message.id', 'in', found);
  }
  const found = eb
    .selectFrom('message_fts')
    .innerJoin('message_fts_place', 'message_fts_place.place', 'message_fts.rowid')
    .select('message_fts_place.message_id')
    .where(sql<SqlBool>`message_fts match ${ftsQuery([term])}`);
  return eb('message.id', 'in', found);
}
