import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ErasureKey } from './erasure-key.js';

interface Handle {
  readonly channel: Channel;
  readonly handle: string;
}

/** Recognises people who were erased, without knowing who they were. */
@Injectable()
export class ErasedHandles {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly key: ErasureKey,
  ) {}

  /** To be called before the transaction that remembers them: the key is read from a file. */
  hashes(handles: readonly Handle[]): Promise<string[]> {
    return Promise.all(handles.map(({ channel, handle }) => this.key.hash(channel, handle)));
  }

  async remember(tx: WorkspaceTransaction, erasureId: string, hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    await tx
      .insertInto('erased_handle')
      .values([...new Set(hashes)].map((hash) => ({ hash, erasure_id: erasureId })))
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet((eb) => ({ erasure_id: eb.ref('excluded.erasure_id') })),
      )
      .execute();
  }

  /** When somebody with one of these handles was last erased, as an instant; `null` when nobody was. */
  async lastOf(handles: readonly Handle[]): Promise<string | null> {
    if (handles.length === 0 || !(await this.#any())) return null;
    const row = await this.db.read
      .selectFrom('erased_handle')
      .innerJoin('erasure', 'erasure.id', 'erased_handle.erasure_id')
      .select('erasure.created_at')
      .where('erased_handle.hash', 'in', await this.hashes(handles))
      .orderBy('erasure.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : new Date(row.created_at).toISOString();
  }

  /** Most workspaces never erased anybody: then there is nothing to hash. */
  async #any(): Promise<boolean> {
    return (await this.db.read.selectFrom('erasure').select('id').limit(1).executeTakeFirst()) !== undefined;
  }
}
