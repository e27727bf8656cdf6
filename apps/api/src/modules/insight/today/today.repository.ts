import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

interface Stretch {
  /** Exclusive, in ms since the epoch. */
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
}

@Injectable()
export class TodayRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Those of the messages that belong to the account. */
  async messagesAt(accountId: string, messageIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (messageIds.length === 0) return new Set();
    const rows = await this.db.read
      .selectFrom('message')
      .select('id')
      .where('id', 'in', [...new Set(messageIds)])
      .where('account_id', '=', accountId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Open conversations, most urgent first. Whether they wait for us is not known yet. */
  pressing(now: number, limit: number, accountId?: string) {
    return (
      this.db.read
        .selectFrom('conversation')
        .select(['last_message_id', 'priority', 'is_urgent'])
        // Verbatim, as the index has it: a parameter would hide that the index applies.
        .where(sql<boolean>`status in ('inbox', 'in_progress')`)
        .where((eb) => eb.or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', now)]))
        .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
        .orderBy('is_urgent', 'desc')
        .orderBy('priority', 'desc')
        .orderBy('last_message_at')
        .orderBy('id')
        .limit(limit)
        .execute()
    );
  }

  async countBegun(since: number, accountId?: string): Promise<number> {
    const row = await this.db.read
      .selectFrom('conversation')
      .select((eb) => eb.fn.countAll<number | string>().as('begun'))
      // The second condition lets the first use its index.
      .where('last_message_at', '>=', since)
      .where('first_message_at', '>=', since)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('message')
            .select('message.id')
            .whereRef('message.conversation_id', '=', 'conversation.id')
            .where('message.direction', '=', 'inbound'),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(row.begun);
  }

  /** Conversations whose newest message is ours and was sent in this period, oldest first. */
  unanswered({ from, to }: Stretch, accountId?: string) {
    return this.db.read
      .selectFrom('conversation')
      .innerJoin('message', 'message.id', 'conversation.last_message_id')
      .leftJoin('contact', 'contact.id', 'conversation.contact_id')
      .select(['conversation.id', 'conversation.contact_id', 'contact.name'])
      .where('conversation.status', '=', 'waiting')
      .where('conversation.last_message_at', '>', from)
      .where('conversation.last_message_at', '<=', to)
      .where('message.direction', '=', 'outbound')
      .$if(accountId !== undefined, (query) => query.where('conversation.account_id', '=', accountId ?? ''))
      .orderBy('conversation.last_message_at')
      .orderBy('conversation.id')
      .execute();
  }
}
