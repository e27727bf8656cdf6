import { type ContactTie, contactTies } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { GraphFactsRepository, type StoredMessage } from './graph-facts.repository.js';
import { GraphStateRepository } from './graph-state.repository.js';
import { GraphTiesRepository } from './graph-ties.repository.js';

/** Keeps what ties contacts to the owner and to each other. */
@Injectable()
export class GraphTies {
  constructor(
    private readonly facts: GraphFactsRepository,
    private readonly states: GraphStateRepository,
    private readonly ties: GraphTiesRepository,
    private readonly ids: Ids,
  ) {}

  /** The ties that messages make, by contact. @param byContact all their messages. */
  async of(
    ownerId: string,
    byContact: ReadonlyMap<string | null, readonly StoredMessage[]>,
  ): Promise<ReadonlyMap<string, readonly ContactTie[]>> {
    const contacts = [...byContact.keys()].flatMap((id) => id ?? []);
    if (contacts.length === 0) return new Map();
    const named = new Map((await this.facts.named(contacts)).map((one) => [one.message, one.contacts]));
    const conversations = new Set(
      [...byContact.values()].flatMap((messages) => messages.map((one) => one.conversation)),
    );
    const entrances = await this.facts.entrances([...conversations]);
    const inside = Map.groupBy(entrances, ({ conversation }) => conversation);
    return new Map(
      contacts.map((contact) => {
        const messages = byContact.get(contact) ?? [];
        const own = new Set(messages.map(({ conversation }) => conversation));
        const shared = messages.map(({ id, conversation, at, kind }) => ({
          conversation,
          at,
          isPersonal: kind === 'personal',
          named: named.get(id) ?? [],
        }));
        const met = [...own].flatMap((conversation) => inside.get(conversation) ?? []);
        return [contact, contactTies(contact, ownerId, shared, met)];
      }),
    );
  }

  put(tx: WorkspaceTransaction, contactIds: readonly string[], ties: readonly ContactTie[]): Promise<void> {
    return this.ties.put(tx, contactIds, ties);
  }

  /** Whoever had a tie to the contact is read again: their messages may name the one that takes their place. */
  async remove(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    const others = await this.ties.remove(tx, contactId);
    await this.states.note(
      tx,
      others.map((id) => ({ id: this.ids.next(), contact_id: id })),
    );
  }
}
