import { type Conversation, MOST_PEOPLE } from '@concordia/contract/inbox';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { olderThan } from '../../../database/older-than.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { CONTACT_COLUMNS } from '../../people/contact-records/contact.row.js';
import type { ConversationRow, ExcerptRow, Surroundings } from './conversation.row.js';
import { conversationCondition } from './conversation-conditions.repository.js';
import type { ConversationFilter } from './conversation-filter.js';

/** Newest messages of a conversation whose writers are its people. */
const RECENT = 20;

type Reader = Pick<WorkspaceDatabase['read'], 'selectFrom'>;

/** Conversations as lists show them. */
@Injectable()
export class ConversationListsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Most recently active first, starting after the cursor. */
  list(filter: ConversationFilter, limit: number, after: Cursor | null): Promise<ConversationRow[]> {
    return rows(this.db.read)
      .where(conversationCondition(filter, this.db.kind))
      .where(olderThan('conversation.last_message_at', 'conversation.id', after))
      .orderBy('conversation.last_message_at', 'desc')
      .orderBy('conversation.id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(filter: ConversationFilter, bound: number): Promise<number> {
    const some = this.db.read
      .selectFrom('conversation')
      .select('conversation.id')
      .where(conversationCondition(filter, this.db.kind))
      .limit(bound)
      .as('some');
    const { total } = await this.db.read
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  /** In no particular order. */
  byId(ids: readonly string[]): Promise<ConversationRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return rows(this.db.read)
      .where('conversation.id', 'in', [...ids])
      .execute();
  }

  async around(conversations: readonly ConversationRow[]): Promise<Surroundings> {
    const ids = conversations.map(({ id }) => id);
    const [contacts, excerpts, people, dueAt, projects] = await Promise.all([
      this.#contacts(conversations.flatMap(({ contact_id }) => contact_id ?? [])),
      this.#excerpts(conversations.flatMap(({ last_message_id }) => last_message_id ?? [])),
      this.#people(ids),
      this.#dueAt(ids),
      this.#projects(ids),
    ]);
    return { contacts, excerpts, people, dueAt, projects };
  }

  async #contacts(ids: readonly string[]): Promise<Surroundings['contacts']> {
    if (ids.length === 0) return new Map();
    const found = await this.db.read
      .selectFrom('contact')
      .select(CONTACT_COLUMNS)
      .where('contact.id', 'in', [...new Set(ids)])
      .execute();
    return new Map(found.map((contact) => [contact.id, contact]));
  }

  async #excerpts(messageIds: readonly string[]): Promise<ReadonlyMap<string, ExcerptRow>> {
    if (messageIds.length === 0) return new Map();
    const found = await this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(['message.id', 'message.conversation_id', 'message.direction', 'message.kind', 'message.excerpt'])
      .select(['message.sentiment_label', 'message.sentiment_compound', 'message.attachment_count'])
      .select(['message.receipt', 'message.sent_at', 'contact.name as contact_name'])
      .where('message.id', 'in', [...messageIds])
      .execute();
    return new Map(found.map((row) => [row.id, row]));
  }

  /** Writers of the newest messages. Older messages are left out, so that long chats stay cheap. */
  async #people(ids: readonly string[]): Promise<Surroundings['people']> {
    if (ids.length === 0) return new Map();
    const found = await this.db.read
      .selectFrom('conversation')
      .select((eb) => [
        'conversation.id',
        eb
          .selectFrom(
            eb
              .selectFrom('message')
              .select('message.contact_id')
              .whereRef('message.conversation_id', '=', 'conversation.id')
              .where('message.direction', '=', 'inbound')
              .where('message.contact_id', 'is not', null)
              .orderBy('message.sent_at', 'desc')
              .orderBy('message.id', 'desc')
              .limit(RECENT)
              .as('recent'),
          )
          .select(joined(this.db.kind))
          .as('writers'),
      ])
      .where('conversation.id', 'in', [...ids])
      .execute();
    const writers = found.map(({ id, writers: list }) => ({ id, contactIds: [...new Set(list?.split(',') ?? [])] }));
    const names = await this.#names(writers.flatMap(({ contactIds }) => contactIds));
    return new Map(writers.map(({ id, contactIds }) => [id, peopleOf(contactIds, names)]));
  }

  async #names(contactIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (contactIds.length === 0) return new Map();
    const found = await this.db.read
      .selectFrom('contact')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(contactIds)])
      .execute();
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async #dueAt(ids: readonly string[]): Promise<Surroundings['dueAt']> {
    if (ids.length === 0) return new Map();
    const found = await this.db.read
      .selectFrom('message')
      .select((eb) => ['conversation_id', eb.fn.min<number | string>('due_at').as('due_at')])
      .where('conversation_id', 'in', [...ids])
      .where('due_at', 'is not', null)
      .groupBy('conversation_id')
      .execute();
    return new Map(found.map(({ conversation_id, due_at }) => [conversation_id, Number(due_at)]));
  }

  async #projects(ids: readonly string[]): Promise<Surroundings['projects']> {
    if (ids.length === 0) return new Map();
    const found = await this.db.read
      .selectFrom('conversation_project')
      .innerJoin('project', 'project.id', 'conversation_project.project_id')
      .select(['conversation_project.conversation_id', 'project.id', 'project.name'])
      .where('conversation_project.conversation_id', 'in', [...ids])
      .orderBy('project.position')
      .orderBy('project.id')
      .execute();
    const byConversation = Map.groupBy(found, ({ conversation_id }) => conversation_id);
    return new Map([...byConversation].map(([id, labels]) => [id, labels.map(({ id, name }) => ({ id, name }))]));
  }
}

const joined = (kind: WorkspaceDatabase['kind']) =>
  (kind === 'sqlite'
    ? sql<string | null>`group_concat(recent.contact_id, ',')`
    : sql<string | null>`string_agg(recent.contact_id::text, ',')`
  ).as('ids');

const peopleOf = (contactIds: readonly string[], names: ReadonlyMap<string, string>): Conversation['people'] =>
  contactIds
    .flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    })
    .slice(0, MOST_PEOPLE);

const rows = (reader: Reader) =>
  reader
    .selectFrom('conversation')
    .leftJoin('message as lead', 'lead.id', 'conversation.lead_message_id')
    .leftJoin('message as top', 'top.id', 'conversation.priority_message_id')
    .select(['conversation.id', 'conversation.channel', 'conversation.contact_id', 'conversation.subject'])
    .select(['conversation.message_count', 'conversation.first_message_at', 'conversation.last_message_at'])
    .select(['conversation.status', 'conversation.last_message_id', 'conversation.lead_message_id'])
    .select(['conversation.priority', 'conversation.is_urgent', 'conversation.unread_count'])
    .select(['conversation.snoozed_until', 'conversation.assignee_id'])
    .select(['conversation.channels', 'conversation.account_id'])
    .select(['lead.snooze_unless_reply', 'top.priority_reasons']);
