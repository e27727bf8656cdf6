import type { PageQuery } from '@concordia/contract';
import type { Erasure } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { notFound } from '../../../../common/domain-failure.js';
import type { Page } from '../../../../common/page.js';
import { cursorOf, pageFrom } from '../../../../common/paging.js';
import { olderThan } from '../../../../database/older-than.js';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

const COLUMNS = [
  'id',
  'state',
  'messages_erased',
  'files_erased',
  'points_erased',
  'notes_erased',
  'other_erased',
  'created_at',
  'finished_at',
] as const;

@Injectable()
export class ErasuresRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async list(query: PageQuery): Promise<Page<Erasure>> {
    const rows = await this.db.read
      .selectFrom('erasure')
      .select(COLUMNS)
      .where(olderThan('erasure.created_at', 'erasure.id', cursorOf(query)))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const total = await this.db.read
      .selectFrom('erasure')
      .select((eb) => eb.fn.countAll<number | string>().as('erasures'))
      .executeTakeFirst();
    const placeOf = (row: (typeof rows)[number]) => ({ at: row.created_at, id: row.id });
    return pageFrom(rows, query.limit, Number(total?.erasures ?? 0), placeOf, erasureOf);
  }

  async get(erasureId: string): Promise<Erasure> {
    const row = await this.db.read.selectFrom('erasure').select(COLUMNS).where('id', '=', erasureId).executeTakeFirst();
    if (row === undefined) throw notFound('erasure');
    return erasureOf(row);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['erasure']>): Promise<void> {
    await tx.insertInto('erasure').values(row).execute();
  }

  /** Contact of a running erasure. Locks the receipt against a second process that takes the job. */
  async holdContact(tx: WorkspaceTransaction, erasureId: string): Promise<string | null> {
    const row = await tx
      .selectFrom('erasure')
      .select('contact_id')
      .where('id', '=', erasureId)
      .forUpdate()
      .executeTakeFirst();
    return row?.contact_id ?? null;
  }

  async addCounts(tx: WorkspaceTransaction, erasureId: string, counts: ErasedCounts): Promise<void> {
    const { messages_erased = 0, files_erased = 0, points_erased = 0, notes_erased = 0, other_erased = 0 } = counts;
    await tx
      .updateTable('erasure')
      .set((eb) => ({
        messages_erased: eb('messages_erased', '+', messages_erased),
        files_erased: eb('files_erased', '+', files_erased),
        points_erased: eb('points_erased', '+', points_erased),
        notes_erased: eb('notes_erased', '+', notes_erased),
        other_erased: eb('other_erased', '+', other_erased),
      }))
      .where('id', '=', erasureId)
      .execute();
  }

  /** Completes the erasure and removes the contact from the receipt. */
  async finish(tx: WorkspaceTransaction, erasureId: string, now: number): Promise<void> {
    await tx
      .updateTable('erasure')
      .set({ state: 'done', contact_id: null, finished_at: now })
      .where('id', '=', erasureId)
      .execute();
  }
}

type ErasedCounts = Readonly<
  Partial<Record<'messages_erased' | 'files_erased' | 'points_erased' | 'notes_erased' | 'other_erased', number>>
>;

interface Row {
  readonly id: string;
  readonly state: Erasure['state'];
  readonly messages_erased: number;
  readonly files_erased: number;
  readonly points_erased: number;
  readonly notes_erased: number;
  readonly other_erased: number;
  readonly created_at: number;
  readonly finished_at: number | null;
}

const erasureOf = (row: Row): Erasure => ({
  id: row.id,
  state: row.state,
  messagesErased: row.messages_erased,
  filesErased: row.files_erased,
  pointsErased: row.points_erased,
  notesErased: row.notes_erased,
  otherErased: row.other_erased,
  createdAt: new Date(row.created_at).toISOString(),
  finishedAt: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
});
