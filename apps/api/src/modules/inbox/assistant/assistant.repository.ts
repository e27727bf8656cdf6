import type { Channel, Direction, MessageStatus } from '@concordia/domain';
import { type MessageFact, outside, outsideOrNull } from '@concordia/domain/assistant';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Most rows a question reads, so that response time does not grow with the workspace. */
export const NEWEST_READ = 5_000;
const OLDEST_READ = 1_000;
const OPEN: readonly MessageStatus[] = ['inbox', 'in_progress'];

const FACT_COLUMNS = [
  'message.id',
  'message.conversation_id',
  'message.contact_id',
  'message.channel',
  'message.subject',
  'message.sent_at',
  'message.direction',
  'message.kind',
  'contact.name as contact_name',
] as const;

export interface FactRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly contact_id: string | null;
  readonly channel: Channel;
  readonly subject: string | null;
  readonly sent_at: number;
  readonly direction: Direction;
  readonly kind: string;
  readonly contact_name: string | null;
}

export interface TextRow extends FactRow {
  readonly text: string;
}

export const factOf = (row: FactRow): MessageFact => ({
  id: row.id,
  name: outsideOrNull(row.contact_name),
  channel: row.channel,
  subject: outsideOrNull(row.subject),
  sentAt: row.sent_at,
});

/** Every query follows an index and has a row limit. */
@Injectable()
export class AssistantRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  #facts() {
    return this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(FACT_COLUMNS);
  }

  /** The oldest personal messages in the two columns that still need work, oldest first. */
  async oldestOpen(): Promise<FactRow[]> {
    const columns: FactRow[][] = [];
    for (const status of OPEN) {
      const rows = await this.#facts()
        .where('message.status', '=', status)
        .where('message.snoozed_until', 'is', null)
        .orderBy('message.sent_at')
        .orderBy('message.id')
        .limit(OLDEST_READ)
        .execute();
      columns.push(rows.filter(({ direction, kind }) => direction === 'inbound' && kind === 'personal'));
    }
    return columns.flat().sort((a, b) => a.sent_at - b.sent_at || (a.id < b.id ? -1 : 1));
  }

  async lastWritten(conversationIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (conversationIds.length === 0) return new Map();
    const rows = await this.db.read
      .selectFrom('message')
      .select(({ fn }) => ['conversation_id', fn.max('sent_at').as('at')])
      .where('conversation_id', 'in', [...conversationIds])
      .where('direction', '=', 'outbound')
      .groupBy('conversation_id')
      .execute();
    return new Map(rows.map(({ conversation_id, at }) => [conversation_id, Number(at)]));
  }

  newestOf(channel: Channel) {
    return this.db.read
      .selectFrom('message')
      .select(['direction', 'is_read', 'is_urgent', 'status', 'snoozed_until'])
      .where('channel', '=', channel)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWEST_READ)
      .execute();
  }

  since(at: number, limit: number) {
    return this.db.read
      .selectFrom('message')
      .select(['id', 'channel', 'direction', 'kind'])
      .where('sent_at', '>=', at)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Newest first. */
  async facts(ids: readonly string[]): Promise<FactRow[]> {
    if (ids.length === 0) return [];
    return this.#facts()
      .where('message.id', 'in', [...ids])
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .execute();
  }

  async texts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.read
      .selectFrom('message_body')
      .select(['message_id', 'text'])
      .where('message_id', 'in', [...ids])
      .execute();
    return new Map(rows.map(({ message_id, text }) => [message_id, text]));
  }

  /** The newest messages of a message's conversation, oldest first; `undefined` if the message does not exist. */
  async conversation(messageId: string, limit: number) {
    const [open] = await this.facts([messageId]);
    if (open === undefined) return undefined;
    const rows = await this.db.read
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.id', 'message.direction', 'message.excerpt', 'message_body.text'])
      .where('message.conversation_id', '=', open.conversation_id)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(limit)
      .execute();
    const messages = rows.map(({ id, direction, excerpt, text }) => ({
      id,
      direction,
      text: outside(text ?? excerpt),
    }));
    return { name: outsideOrNull(open.contact_name), messages: messages.toReversed() };
  }

  async newestWith(contactId: string): Promise<FactRow | undefined> {
    return this.#facts()
      .where('message.contact_id', '=', contactId)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** The newest messages with a contact, newest first. */
  async withTexts(contactId: string, limit: number, direction?: Direction): Promise<TextRow[]> {
    const rows = await this.#facts()
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.excerpt', 'message_body.text'])
      .where('message.contact_id', '=', contactId)
      .$if(direction !== undefined, (query) => query.where('message.direction', '=', direction ?? 'inbound'))
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ text, excerpt, ...row }) => ({ ...row, text: text ?? excerpt }));
  }

  /** Open and won deals, largest first; of one contact, or of all. */
  largestDeals(contactId: string | null, limit: number) {
    return this.db.read
      .selectFrom('deal')
      .innerJoin('contact', 'contact.id', 'deal.contact_id')
      .select(['deal.id', 'deal.title', 'deal.value', 'deal.stage', 'deal.closed_at'])
      .select(['deal.contact_id', 'contact.name'])
      .where('deal.stage', '<>', 'lost')
      .$if(contactId !== null, (query) => query.where('deal.contact_id', '=', contactId ?? ''))
      .orderBy('deal.value', 'desc')
      .orderBy('deal.closed_at', 'desc')
      .orderBy('deal.id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Of open and won deals. */
  async dealTotals(contactId: string | null): Promise<{ readonly count: number; readonly sum: number }> {
    const row = await this.db.read
      .selectFrom('deal')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('value').as('sum')])
      .where('stage', '<>', 'lost')
      .$if(contactId !== null, (query) => query.where('contact_id', '=', contactId ?? ''))
      .executeTakeFirstOrThrow();
    return { count: Number(row.count), sum: Number(row.sum ?? 0) };
  }

  /** Contacts by the sum of their won deals, largest first. */
  async largestCustomers(limit: number) {
    const rows = await this.db.read
      .selectFrom('deal')
      .innerJoin('contact', 'contact.id', 'deal.contact_id')
      .select(({ fn }) => ['contact.id', 'contact.name', fn.sum<number>('deal.value').as('value')])
      .where('deal.stage', '=', 'won')
      .groupBy(['contact.id', 'contact.name'])
      .orderBy('value', 'desc')
      .orderBy('contact.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, value: Number(row.value) }));
  }

  async oldestMessageAt(): Promise<number | null> {
    const row = await this.db.read
      .selectFrom('message')
      .select('sent_at')
      .orderBy('sent_at')
      .limit(1)
      .executeTakeFirst();
    return row?.sent_at ?? null;
  }

  tasksDue(until: number, limit: number) {
    return this.db.read
      .selectFrom('task')
      .select(['id', 'title', 'due_at'])
      .where('state', '=', 'open')
      .where('due_at', '<', until)
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .execute();
  }
}
