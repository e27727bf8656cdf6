import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { chunks } from './selectors.repository.js';

export interface ContactChanges {
  readonly contactId: string;
  readonly ids: readonly string[];
  /** Messages to read; `null` means all. */
  readonly messageIds: readonly string[] | null;
}

/** Maximum changes read per contact at a time. */
const OF_ONE = 1_000;
/** With more new messages, all of the contact's messages are read, which needs no list of ids. */
const MOST_MESSAGES = 200;

@Injectable()
export class SelectorChangesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Changed contacts, after the cursor. */
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

  /** Marks every contact to be read again. */
  async markAll(tx: WorkspaceTransaction, next: () => string): Promise<void> {
    const rows = await tx.selectFrom('contact').select('id').execute();
    const changes = rows.map(({ id }) => ({ id: next(), contact_id: id, message_id: null }));
    for (const some of chunks(changes, 200)) await tx.insertInto('selector_change').values(some).execute();
  }

  /** Number of waiting contacts, counted up to the bound + 1. */
  async waiting(bound: number): Promise<number> {
    const rows = await this.db.read
      .selectFrom('selector_change')
      .select('contact_id')
      .distinct()
      .limit(bound + 1)
      .execute();
    return rows.length;
  }

  /** Number of failed readings, counted up to a bound. @param kind job kind of the readings. */
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

  /** Locks the contact until the commit, so that erasures and readings do not interleave. @returns whether it exists. */
  async holdContact(tx: WorkspaceTransaction, contactId: string): Promise<boolean> {
    const held = await tx.selectFrom('contact').select('id').where('id', '=', contactId).forShare().executeTakeFirst();
    return held !== undefined;
  }
}
