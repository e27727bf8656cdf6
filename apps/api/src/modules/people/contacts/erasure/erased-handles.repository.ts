import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

/** Keyed hashes of erased people's handles; nothing else of them is kept. */
@Injectable()
export class ErasedHandlesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async insert(tx: WorkspaceTransaction, erasureId: string, hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    await tx
      .insertInto('erased_handle')
      .values([...new Set(hashes)].map((hash) => ({ hash, erasure_id: erasureId })))
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet((eb) => ({ erasure_id: eb.ref('excluded.erasure_id') })),
      )
      .execute();
  }

  /** When a person with one of these handles was last erased, in ms since the epoch. */
  async lastErasedAt(hashes: readonly string[]): Promise<number | null> {
    const row = await this.db.read
      .selectFrom('erased_handle')
      .innerJoin('erasure', 'erasure.id', 'erased_handle.erasure_id')
      .select('erasure.created_at')
      .where('erased_handle.hash', 'in', hashes)
      .orderBy('erasure.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.created_at ?? null;
  }

  async hasErased(): Promise<boolean> {
    return (await this.db.read.selectFrom('erasure').select('id').limit(1).executeTakeFirst()) !== undefined;
  }
}
