import { type Buyer, type PastMessage, type Purchase, REMEMBERED } from '@concordia/domain/intents';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { isPurchase } from './purchases.repository.js';

/** Number of recent messages to learn from. */
const LEARNED = 4_000;

const LONGEST = 4_000;

/** Contacts per statement. */
const BATCH = 500;

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

  /** The newest messages of customers with the replies, oldest first. */
  async past(): Promise<PastMessage[]> {
    const rows = (await this.#newest()).toReversed();
    const conversations = Map.groupBy(rows, ({ conversation_id }) => conversation_id);
    return rows.flatMap((row): PastMessage[] => {
      if (row.direction !== 'inbound') return [];
      const all = conversations.get(row.conversation_id) ?? [];
      const reply = all.slice(all.indexOf(row) + 1).find(({ direction }) => direction === 'outbound');
      return [
        {
          contactId: row.contact_id,
          subject: row.subject,
          text: row.text,
          sentAt: row.sent_at,
          reply: reply === undefined ? null : { text: reply.text, sentAt: reply.sent_at },
        },
      ];
    });
  }

  /** The purchases of whoever sent these messages, by contact, oldest first. */
  async purchases(messages: readonly PastMessage[], now: number): Promise<Map<string, Purchase[]>> {
    const ids = [...new Set(messages.flatMap(({ contactId }) => contactId ?? []))].toSorted();
    const found = new Map<string, Purchase[]>();
    for (let start = 0; start < ids.length; start += BATCH) {
      const rows = await this.#dealsOf(ids.slice(start, start + BATCH), now);
      for (const [id, deals] of Map.groupBy(rows, ({ contact_id }) => contact_id)) {
        found.set(
          id,
          deals.map(({ closed_at, value }) => ({ at: closed_at, value })),
        );
      }
    }
    return found;
  }

  /** How often and for how much these contacts have bought. */
  async buyers(contactIds: readonly string[]): Promise<Map<string, Buyer>> {
    if (contactIds.length === 0) return new Map();
    const rows = await this.db.read
      .selectFrom('deal')
      .select((eb) => [
        'contact_id',
        eb.fn.countAll<number | string>().as('purchases'),
        eb.fn.sum<number | string>('value').as('total'),
      ])
      .where('contact_id', 'in', contactIds)
      .where(isPurchase)
      .groupBy('contact_id')
      .execute();
    return new Map(rows.map((row) => [row.contact_id, { purchases: Number(row.purchases), total: Number(row.total) }]));
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

  #dealsOf(contactIds: readonly string[], now: number) {
    return this.db.read
      .selectFrom('deal')
      .select(['contact_id', 'closed_at', 'value'])
      .where('contact_id', 'in', contactIds)
      .where('closed_at', '>', now - REMEMBERED)
      .where('closed_at', '<=', now)
      .where(isPurchase)
      .orderBy('contact_id')
      .orderBy('closed_at')
      .orderBy('id')
      .execute();
  }
}
