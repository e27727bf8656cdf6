import { BUYS_WITHIN, type PastMessage } from '@concordia/domain/intents';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Number of recent messages to learn from. */
const LEARNED = 4_000;

const LONGEST = 4_000;

interface LearnedRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly contact_id: string | null;
  readonly direction: 'inbound' | 'outbound';
  readonly sent_at: number;
  readonly subject: string | null;
  readonly text: string;
}

@Injectable()
export class IntentsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The newest inbound personal messages, newest first. */
  recent(limit: number) {
    return this.db.read
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select([
        'message.id',
        'message.conversation_id',
        'message.contact_id',
        'message.channel',
        'message.sent_at',
        'message.subject',
        'message.status',
        'message_body.text',
        'contact.name',
      ])
      .where('message.direction', '=', 'inbound')
      .where('message.kind', '=', 'personal')
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(limit)
      .execute();
  }

  /** The newest messages of customers with the replies and later purchases, oldest first. */
  async past(): Promise<PastMessage[]> {
    const rows = (await this.#newest()).toReversed();
    const conversations = Map.groupBy(rows, ({ conversation_id }) => conversation_id);
    const deals = await this.#dealsSince(rows[0]?.sent_at ?? 0);
    return rows.flatMap((row): PastMessage[] => {
      if (row.direction !== 'inbound') return [];
      const all = conversations.get(row.conversation_id) ?? [];
      const reply = all.slice(all.indexOf(row) + 1).find(({ direction }) => direction === 'outbound');
      const bought = (deals.get(row.contact_id ?? '') ?? []).find(
        ({ closed_at }) => closed_at > row.sent_at && closed_at <= row.sent_at + BUYS_WITHIN,
      );
      return [
        {
          subject: row.subject,
          text: row.text,
          sentAt: row.sent_at,
          reply: reply === undefined ? null : { text: reply.text, sentAt: reply.sent_at },
          bought: bought?.value ?? null,
        },
      ];
    });
  }

  #newest(): Promise<LearnedRow[]> {
    return this.db.read
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select([
        'message.id',
        'message.conversation_id',
        'message.contact_id',
        'message.direction',
        'message.sent_at',
        'message.subject',
      ])
      .select(sql<string>`substr(message_body.text, 1, ${sql.lit(LONGEST)})`.as('text'))
      .where('message.kind', '=', 'personal')
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(LEARNED)
      .execute();
  }

  async #dealsSince(since: number) {
    const rows = await this.db.read
      .selectFrom('deal')
      .select(['contact_id', 'closed_at', 'value'])
      .where('closed_at', '>', since)
      .orderBy('closed_at')
      .orderBy('id')
      .execute();
    return Map.groupBy(rows, ({ contact_id }) => contact_id);
  }
}
