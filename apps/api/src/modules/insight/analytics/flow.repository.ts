import type { FlowMessage, Period } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

/** Maximum ids per statement. Each takes four lookups, from disk after a restart, and they block other requests. */
const AT_ONCE = 100;

/** A conversation's messages around a period; ms since the epoch, `null` if there is none. */
export interface Around {
  readonly conversation_id: string;
  /** The first inbound personal message ever. */
  readonly first_asked_at: number | null;
  /** The last one before the period. */
  readonly asked_before: number | null;
  /** The last message by a person of ours before the period. */
  readonly answered_before: number | null;
  /** The first message by a person of ours after the period. */
  readonly answered_after: number | null;
}

export interface AccountMessage extends FlowMessage {
  /** The account of its channel that it came in or left by; `null` if by none. */
  readonly account: string | null;
}

@Injectable()
export class FlowRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /**
   * Oldest first.
   *
   * @param accountId only the conversations in which this account received or sent in the period, with their messages of other accounts.
   */
  async messages(period: Period, db: QuerySource = this.db.read, accountId?: string): Promise<AccountMessage[]> {
    const { from, to } = period;
    const rows = await db
      .selectFrom('message')
      .select(['conversation_id', 'contact_id', 'channel', 'direction', 'kind', 'sent_at', 'priority', 'account_id'])
      .select('sentiment_label')
      .select((eb) =>
        eb
          .selectFrom('outbound_message')
          .select('outbound_message.automation_id')
          .whereRef('outbound_message.message_id', '=', 'message.id')
          .where('outbound_message.automation_id', 'is not', null)
          .limit(1)
          .as('automation_id'),
      )
      .where('sent_at', '>=', from)
      .where('sent_at', '<', to)
      .$if(accountId !== undefined, (query) =>
        query.where('conversation_id', 'in', (eb) =>
          eb
            .selectFrom('message as own')
            .select('own.conversation_id')
            .where('own.sent_at', '>=', from)
            .where('own.sent_at', '<', to)
            .where('own.account_id', '=', accountId ?? ''),
        ),
      )
      .orderBy('sent_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      account: row.account_id,
      conversation: row.conversation_id,
      contact: row.contact_id,
      channel: row.channel,
      direction: row.direction,
      kind: row.kind,
      isByPerson: row.direction === 'outbound' && row.kind === 'personal' && row.automation_id === null,
      at: row.sent_at,
      priority: row.priority,
      sentiment: row.sentiment_label,
    }));
  }

  /** Determines whether a wait began in the period, and when it ended. */
  async around(
    conversationIds: readonly string[],
    { from, to }: Period,
    db: QuerySource = this.db.read,
  ): Promise<Around[]> {
    const found: Around[] = [];
    for (let start = 0; start < conversationIds.length; start += AT_ONCE) {
      const ids = conversationIds.slice(start, start + AT_ONCE);
      found.push(
        ...(await db
          .selectFrom('conversation')
          .select('conversation.id as conversation_id')
          .select((eb) => [
            asked(eb).orderBy('message.sent_at').as('first_asked_at'),
            asked(eb).where('message.sent_at', '<', from).orderBy('message.sent_at', 'desc').as('asked_before'),
            answered(eb).where('message.sent_at', '<', from).orderBy('message.sent_at', 'desc').as('answered_before'),
            answered(eb).where('message.sent_at', '>=', to).orderBy('message.sent_at').as('answered_after'),
          ])
          .where('conversation.id', 'in', ids)
          .execute()),
      );
    }
    return found;
  }

  oldest(db: QuerySource = this.db.read, accountId?: string): Promise<number | null> {
    return atEnd(db, 'asc', accountId);
  }

  newest(db: QuerySource = this.db.read): Promise<number | null> {
    return atEnd(db, 'desc');
  }

  /** Contacts who wrote or were written to. */
  async activeContacts(since: number, accountId?: string): Promise<number> {
    if (accountId !== undefined) return this.#activeAt(since, accountId);
    const { count } = await this.db.read
      .selectFrom('contact')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('last_message_at', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async #activeAt(since: number, accountId: string): Promise<number> {
    const { count } = await this.db.read
      .selectFrom('message')
      .select((eb) => eb.fn.count<number>('contact_id').distinct().as('count'))
      .where('sent_at', '>=', since)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

async function atEnd(db: QuerySource, order: 'asc' | 'desc', accountId?: string): Promise<number | null> {
  const all = db
    .selectFrom('message')
    .select('sent_at')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''));
  const row = await all.orderBy('sent_at', order).orderBy('id', order).limit(1).executeTakeFirst();
  return row?.sent_at ?? null;
}

type OfConversation = ExpressionBuilder<ScopedTables, 'conversation'>;

/** One personal message of a conversation; the caller sets the order. */
const personal = (eb: OfConversation) =>
  eb
    .selectFrom('message')
    .select('message.sent_at')
    .whereRef('message.conversation_id', '=', 'conversation.id')
    .where('message.kind', '=', 'personal')
    .limit(1);

/** An inbound one. */
export const asked = (eb: OfConversation) => personal(eb).where('message.direction', '=', 'inbound');

/** One written by a person of ours. */
export const answered = (eb: OfConversation) =>
  personal(eb)
    .where('message.direction', '=', 'outbound')
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('outbound_message')
            .select('outbound_message.id')
            .whereRef('outbound_message.message_id', '=', 'message.id')
            .where('outbound_message.automation_id', 'is not', null),
        ),
      ),
    );
