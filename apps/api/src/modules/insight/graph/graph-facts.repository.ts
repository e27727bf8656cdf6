import type { Entrance, OwnerFacts, PersonFacts, PersonMessage } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { z } from 'zod';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { keyChunks } from '../../../database/in-chunks.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

const addressesSchema = z.array(z.string());
const mailboxesSchema = z.array(z.object({ address: z.string().nullish() }));

export interface StoredMessage extends PersonMessage {
  readonly id: string;
}

/** The contacts that an email named. */
export interface NamedIn {
  readonly message: string;
  readonly contacts: readonly string[];
}

@Injectable()
export class GraphFactsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async owner(db: QuerySource = this.db.read): Promise<OwnerFacts> {
    const { workspaceId: id } = currentPrincipal();
    const row = await db.selectFrom('workspace').select(['name', 'own_addresses']).executeTakeFirstOrThrow();
    return { id, name: row.name, addresses: addressesSchema.parse(JSON.parse(row.own_addresses)) };
  }

  people(ids: readonly string[], db: QuerySource = this.db.read): Promise<PersonFacts[]> {
    return db
      .selectFrom('contact')
      .select(['id', 'name', 'title', 'email', 'company', 'location'])
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Returns the contacts that still exist. */
  async there(ids: readonly string[], db: QuerySource): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('contact')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** In id order. */
  async peopleAfter(id: string, limit: number): Promise<string[]> {
    const all = this.db.read.selectFrom('contact').select('id');
    const rows = await (id === '' ? all : all.where('id', '>', id)).orderBy('id').limit(limit).execute();
    return rows.map((row) => row.id);
  }

  /** Progress of a rebuild that has reached an id: contacts done, and in total. */
  async placedTo(id: string): Promise<{ done: number; total: number }> {
    const all = this.db.read.selectFrom('contact').select((eb) => eb.fn.countAll<number | string>().as('people'));
    const before = id === '' ? undefined : await all.where('id', '<=', id).executeTakeFirstOrThrow();
    const { people } = await all.executeTakeFirstOrThrow();
    return { done: Number(before?.people ?? 0), total: Number(people) };
  }

  async messages(contactIds: readonly string[], db: QuerySource = this.db.read): Promise<StoredMessage[]> {
    const rows = await db
      .selectFrom('message')
      .select(['id', 'contact_id', 'conversation_id', 'direction', 'kind', 'sent_at'])
      .select((eb) =>
        eb
          .selectFrom('outbound_message')
          .select('outbound_message.automation_id')
          .whereRef('outbound_message.message_id', '=', 'message.id')
          .where('outbound_message.automation_id', 'is not', null)
          .limit(1)
          .as('automation_id'),
      )
      .where('contact_id', 'in', [...contactIds])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      contact: row.contact_id,
      conversation: row.conversation_id,
      direction: row.direction,
      kind: row.kind,
      isByPerson: row.direction === 'outbound' && row.kind === 'personal' && row.automation_id === null,
      at: row.sent_at,
    }));
  }

  /** Contacts named in To or Cc of these contacts' messages to several, by message. */
  async named(contactIds: readonly string[]): Promise<NamedIn[]> {
    const rows = await this.db.read
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.id', 'message_body.to_list', 'message_body.cc_list'])
      .where('message.contact_id', 'in', [...contactIds])
      .where('message.channel', '=', 'email')
      // Most messages name one recipient, who is the contact or us.
      .where((eb) =>
        eb.or([
          eb('message_body.cc_list', '<>', '[]'),
          sql<boolean>`length(message_body.to_list) - length(replace(message_body.to_list, '"address"', '')) > 9`,
        ]),
      )
      .execute();
    const addresses = rows.map(({ id, to_list, cc_list }) => ({
      message: id,
      addresses: [...addressesIn(to_list), ...addressesIn(cc_list)],
    }));
    const owners = await this.#ownersOf([...new Set(addresses.flatMap((one) => one.addresses))]);
    return addresses.flatMap((one) => {
      const contacts = [...new Set(one.addresses.flatMap((address) => owners.get(address) ?? []))];
      return contacts.length === 0 ? [] : [{ message: one.message, contacts }];
    });
  }

  /** Who wrote in conversations, from when on. */
  async entrances(conversationIds: readonly string[]): Promise<Entrance[]> {
    const found: Entrance[] = [];
    for (const ids of keyChunks(conversationIds)) {
      const rows = await this.db.read
        .selectFrom('message')
        .select((eb) => ['conversation_id', 'contact_id', eb.fn.min<number | string>('sent_at').as('at')])
        .where('conversation_id', 'in', ids)
        .where('contact_id', 'is not', null)
        .groupBy(['conversation_id', 'contact_id'])
        .execute();
      for (const { conversation_id, contact_id, at } of rows)
        if (contact_id !== null) found.push({ conversation: conversation_id, contact: contact_id, at: Number(at) });
      await yieldToEventLoop();
    }
    return found;
  }

  async #ownersOf(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const owners = new Map<string, string>();
    for (const handles of keyChunks(addresses)) {
      const rows = await this.db.read
        .selectFrom('contact_point')
        .select(['handle', 'contact_id'])
        .where('channel', '=', 'email')
        .where('handle', 'in', handles)
        .execute();
      for (const { handle, contact_id } of rows) owners.set(handle, contact_id);
    }
    return owners;
  }
}

/** Lower case, as contact points keep them. */
const addressesIn = (list: string): string[] =>
  mailboxesSchema.parse(JSON.parse(list)).flatMap(({ address }) => address?.toLowerCase() ?? []);
