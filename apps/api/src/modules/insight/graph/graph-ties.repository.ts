import type { ContactTie } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { keyChunks, rowChunks } from '../../../database/in-chunks.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** People whose ties are read at once: some thousand rows. */
export const PEOPLE_AT_ONCE = 500;

export interface StoredTie {
  readonly one_id: string;
  readonly other_id: string;
  readonly messages: number;
  readonly last_at: number;
  readonly weeks: string;
}

@Injectable()
export class GraphTiesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The contacts with most messages, equal ones by descending id. */
  async closest(ownerId: string, limit: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('graph_tie')
      .select('one_id')
      .where('other_id', '=', ownerId)
      .orderBy('messages', 'desc')
      .orderBy('one_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ one_id: id }) => id);
  }

  /** How many contacts exchanged messages with the owner; counting stops at the bound. */
  async count(ownerId: string, bound: number): Promise<number> {
    const some = this.db.read.selectFrom('graph_tie').select('one_id').where('other_id', '=', ownerId).limit(bound);
    const { count } = await this.db.read
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** @param contactIds at most {@link PEOPLE_AT_ONCE}. */
  from(contactIds: readonly string[]): Promise<StoredTie[]> {
    if (contactIds.length === 0) return Promise.resolve([]);
    return this.db.read
      .selectFrom('graph_tie')
      .select(['one_id', 'other_id', 'messages', 'last_at', 'weeks'])
      .where('one_id', 'in', [...contactIds])
      .execute();
  }

  /** Replaces what the messages of some contacts make. */
  async put(tx: WorkspaceTransaction, contactIds: readonly string[], ties: readonly ContactTie[]): Promise<void> {
    for (const ids of keyChunks(contactIds)) await tx.deleteFrom('graph_tie').where('one_id', 'in', ids).execute();
    for (const some of rowChunks(ties))
      await tx
        .insertInto('graph_tie')
        .values(
          some.map(({ one, other, messages, lastAt, weeks }) => ({
            one_id: one,
            other_id: other,
            messages,
            last_at: lastAt,
            weeks,
          })),
        )
        .execute();
  }

  /** Removes all ties of a contact who is gone. @returns whose messages had named or met them. */
  async remove(tx: WorkspaceTransaction, contactId: string): Promise<string[]> {
    const rows = await tx.selectFrom('graph_tie').select('one_id').where('other_id', '=', contactId).execute();
    await tx.deleteFrom('graph_tie').where('other_id', '=', contactId).execute();
    await tx.deleteFrom('graph_tie').where('one_id', '=', contactId).execute();
    return rows.map(({ one_id: id }) => id);
  }
}
