import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../../../inbox/search/search-indexes.js';
import type { ImportedChat, ImportedConnection } from '../reading/chat/imported-chat.js';
import { ChatContacts } from './chat-contacts.js';
import { ChatConversations } from './chat-conversations.js';
import { type ChatRows, chatRows } from './chat-rows.js';
import { type BookContact, ContactBookRepository } from './contact-book.repository.js';
import { ConversationBookRepository } from './conversation-book.repository.js';
import { ImportedMessagesRepository } from './imported-messages.repository.js';
import { LiveCopies, periodOf } from './live-copies.js';

export interface ChatBatch {
  /** All of one channel, and none stored under its key. */
  readonly chats: readonly ImportedChat[];
  readonly connections: readonly ImportedConnection[];
}

export interface ChatAdded {
  readonly messages: number;
  readonly contacts_added: number;
  readonly conversations_added: number;
}

interface Books {
  readonly contacts: ChatContacts;
  readonly conversations: ChatConversations;
}

const UNSORTED = { status: 'completed', isRead: true, isUrgent: 0, isSnoozed: false } as const;

/** Stores a batch of a chat archive with its contacts and conversations, and updates counters and search. */
@Injectable()
export class ChatMessages {
  constructor(
    private readonly rows: ImportedMessagesRepository,
    private readonly contactRows: ContactBookRepository,
    private readonly conversationRows: ConversationBookRepository,
    private readonly counters: StatCounters,
    private readonly search: SearchIndexes,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async add(tx: WorkspaceTransaction, importRunId: string, batch: ChatBatch): Promise<ChatAdded> {
    const [first] = [...batch.chats, ...batch.connections];
    if (first === undefined) return { messages: 0, contacts_added: 0, conversations_added: 0 };
    const now = this.clock.now();
    const books = await this.#open(tx, batch, now);
    for (const connection of batch.connections) books.contacts.connect(connection);
    const met = batch.chats.map((chat) => ({ chat, contact: meet(books, chat) }));
    const copies = await this.#liveCopies(tx, batch.chats, books.contacts);
    const rows = met
      .filter(({ chat, contact }) => !copies.has(chat, contact?.id ?? null))
      .map(({ chat, contact }) => {
        if (contact !== null) books.contacts.count(contact, chat.direction, chat.sentAt);
        const contactId = contact?.id ?? null;
        const conversationId = books.conversations.join(chat.partner.reference, contactId, chat.sentAt);
        return { chat, row: chatRows(chat, { id: this.ids.next(), conversationId, contactId, importRunId, now }) };
      });
    await books.contacts.save(tx);
    await books.conversations.save(tx);
    await this.#insert(tx, rows);
    await this.#count(tx, rows, books);
    return {
      messages: rows.length,
      contacts_added: books.contacts.added,
      conversations_added: books.conversations.added,
    };
  }

  async #open(tx: WorkspaceTransaction, { chats, connections }: ChatBatch, now: number): Promise<Books> {
    const channel = (chats[0] ?? connections[0])?.channel ?? 'whatsapp';
    const partners = [...new Map(chats.map(({ partner }) => [partner.reference, partner])).values()];
    const references = partners.map(({ reference }) => reference);
    const { next } = this.ids;
    const conversations = await ChatConversations.open(this.conversationRows, tx, channel, references, next, now);
    const wanted = { channel, partners, connections, contactIds: conversations.contactIds };
    const contacts = await ChatContacts.open(this.contactRows, tx, wanted, next, now);
    await conversations.lookUp(tx, contacts.known);
    return { contacts, conversations };
  }

  async #liveCopies(
    tx: WorkspaceTransaction,
    chats: readonly ImportedChat[],
    contacts: ChatContacts,
  ): Promise<LiveCopies> {
    const [first] = chats;
    if (first === undefined) return new LiveCopies([]);
    const { channel } = first;
    return new LiveCopies(await this.rows.live(tx, { channel, contactIds: contacts.known, ...periodOf(chats) }));
  }

  async #insert(tx: WorkspaceTransaction, all: readonly { chat: ImportedChat; row: ChatRows }[]): Promise<void> {
    await this.rows.insert(
      tx,
      all.map(({ row }) => row),
    );
    await this.rows.insertOrigins(
      tx,
      all.flatMap(({ row }) => row.origin ?? []),
    );
    const reactions = all.flatMap(({ chat, row }) =>
      // One per sender: people rarely set two.
      [...new Map(chat.reactions.map((reaction) => [reaction.sender, reaction])).values()].map(({ sender, emoji }) => ({
        id: this.ids.next(),
        message_id: row.message.id,
        sender,
        emoji,
        at: chat.sentAt,
      })),
    );
    await this.rows.insertReactions(tx, reactions);
  }

  async #count(
    tx: WorkspaceTransaction,
    all: readonly { chat: ImportedChat; row: ChatRows }[],
    { contacts }: Books,
  ): Promise<void> {
    await this.search.messages.add(
      tx,
      all.map(({ row }) => row.message.id),
    );
    await this.search.contacts.putAll(tx, contacts.reworded);
    for (const id of contacts.renamed) await this.search.messages.rename(tx, id);
    const tally = new CounterTally();
    for (const { chat, row } of all) {
      const counted = {
        ...UNSORTED,
        channel: chat.channel,
        direction: chat.direction,
        priority: row.message.priority ?? 0,
      };
      tally.message(null, counted, row.message.conversation_id);
    }
    await this.counters.apply(tx, tally.contacts(contacts.added));
  }
}

/** The contact of a chat: as imported before, else found, else made. Machines do not become contacts. */
function meet({ contacts, conversations }: Books, { partner, isAutomatic }: ImportedChat): BookContact | null {
  const before = conversations.contactOf(partner.reference);
  const known = typeof before === 'string' ? contacts.byId(before) : null;
  const contact = known ?? contacts.find(partner) ?? (isAutomatic ? null : contacts.madeFor(partner));
  if (contact !== null && !isAutomatic) contacts.complete(contact, partner);
  return contact;
}
