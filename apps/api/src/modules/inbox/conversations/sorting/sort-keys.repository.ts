import { type ConversationSort, MESSAGE_STATUSES } from '@concordia/domain';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import { KEY_LENGTH, type SortKey } from './conversation-order.js';

type Kind = 'sqlite' | 'postgresql';

/** Texts are compared as stored, without regard to the case of A to Z, the same on both engines. */
const lowercase = (text: Expression<string | null>, kind: Kind): RawBuilder<string> => {
  const start = sql`substr(coalesce(${text}, ''), 1, ${sql.lit(KEY_LENGTH)})`;
  return kind === 'sqlite' ? sql`lower(${start})` : sql`lower(${start} collate "C")`;
};

const number = (expression: RawBuilder<number | null>, hasBlanks = false): SortKey => ({
  expression,
  kind: 'number',
  hasBlanks,
});

const text = (expression: RawBuilder<string | null>, hasBlanks = true): SortKey => ({
  expression,
  kind: 'text',
  hasBlanks,
});

/** The columns of the board, in order. */
const byColumn = sql<number>`case conversation.status ${sql.join(
  MESSAGE_STATUSES.map((status, place) => sql`when ${sql.lit(status)} then ${sql.lit(place)}`),
  sql` `,
)} end`;

/** What conversations are sorted by, as an expression over `conversation`. */
export function sortKey(sort: ConversationSort, kind: Kind): SortKey {
  const eb = expressionBuilder<ScopedTables, 'conversation'>();
  switch (sort) {
    case 'activity':
      return number(sql`conversation.last_message_at`);
    case 'started':
      return number(sql`conversation.first_message_at`);
    case 'priority':
      return number(sql`conversation.priority`);
    case 'unread':
      return number(sql`conversation.unread_count`);
    case 'messages':
      return number(sql`conversation.message_count`);
    case 'status':
      return number(byColumn);
    case 'waiting':
      return number(sql`case when conversation.status = 'waiting' then conversation.last_message_at end`, true);
    case 'channel':
      return text(kind === 'sqlite' ? sql`conversation.channel` : sql`conversation.channel collate "C"`, false);
    case 'subject':
      return text(lowercase(eb.ref('conversation.subject'), kind));
    case 'contact': {
      const name = eb
        .selectFrom('contact_fts_entry')
        .select('contact_fts_entry.name_key')
        .whereRef('contact_fts_entry.contact_id', '=', 'conversation.contact_id');
      return text(kind === 'sqlite' ? sql`coalesce(${name}, '')` : sql`coalesce(${name}, '') collate "C"`);
    }
    case 'assignee': {
      const member = eb
        .selectFrom('member')
        .select('member.name')
        .whereRef('member.id', '=', 'conversation.assignee_id');
      return text(lowercase(sql`(${member})`, kind));
    }
    case 'due': {
      const due = eb
        .selectFrom('message')
        .select((message) => message.fn.min<number>('message.due_at').as('due_at'))
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .where('message.due_at', 'is not', null);
      return number(sql`(${due})`, true);
    }
  }
}
