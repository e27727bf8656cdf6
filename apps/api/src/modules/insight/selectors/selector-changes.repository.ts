import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { chunks } from './selectors.repository.js';

/** What is new of one contact. */
export interface ContactChanges {
  readonly contactId: string;
  readonly ids: readonly string[];
  /** Messages to be read; `null` when everything is. */
  readonly messageIds: readonly string[] | null;
}

/** Changes that are taken of one contact at a time. */
const OF_ONE = 1_000;
/** Beyond so many new messages of a person all are read, which needs no list of them. */
const MOST_MESSAGES = 200;

/** Named queries on the log of changes. */
@Injectable()
export class SelectorChangesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Contacts that have changed, from behind `after` on. */
  async contacts(after: string | null, limit: number): Promise<string[]> {
    const query = this.db.read.selectFrom('selector_change').select('contact_id').distinct();
    const rows = await (after === null ? query : query.where('contact_id', '>', after))
      .orderBy('contact_id')
      .limit(limit)
      .execute();
    return rows.map(({ contact_id }) => contact_id);
  }

  async of(contactId: string): Promise<ContactChanges> {
    const rows = await this.db.read
      .selectFrom('selector_change')
      .select(['id', 'message_id'])
      .where('contact_id', '=', contactId)
      .orderBy('id')
      .limit(OF_ONE)
      .execute();
    const messageIds = rows.flatMap(({ message_id }) => message_id ?? []);
    const isAll = messageIds.length < rows.length || messageIds.length > MOST_MESSAGES;
    return { contactId, ids: rows.map(({ id }) => id), messageIds: isAll ? null : messageIds };
  }

  async forget(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    for (const some of chunks(ids)) await tx.deleteFrom('selector_change').where('id', 'in', some).execute();
  }

  /** Has everybody read again. */
  async markAll(tx: WorkspaceTransaction, next: () => string): Promise<void> {
    const rows = await tx.selectFrom('contact').select('id').execute();
    const changes = rows.map(({ id }) => ({ id: next(), contact_id: id, message_id: null }));
    for (const some of chunks(changes, 200)) await tx.insertInto('selector_change').values(some).execute();
  }

  /** How many wait, counted up to one more than the bound. */
  async waiting(bound: number): Promise<number> {
    const rows = await this.db.read
      .selectFrom('selector_change')
      .select('contact_id')
      .distinct()
      .limit(bound + 1)
      .execute();
    return rows.length;
  }

  /** How many readings were given up, counted up to a bound. @param kind that of the jobs that read. */
  async failedReadings(kind: string, bound: number): Promise<number> {
    const dead = await this.db.read
      .selectFrom('job')
      .select('id')
      .where('kind', '=', kind)
      .where('state', '=', 'dead')
      .limit(bound)
      .execute();
    return dead.length;
  }

  /** Whether a contact is here, locked until the commit, so that an erasure and a reading do not pass each other. */
  async holdContact(tx: WorkspaceTransaction, contactId: string): Promise<boolean> {
    const held = await tx.selectFrom('contact').select('id').where('id', '=', contactId).forShare().executeTakeFirst();
    return held !== undefined;
  }
}
