import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Nonces of accepted requests. Kept in the database, so that other processes see them and restarts do not forget them. */
@Injectable()
export class NoncesRepository {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly ids: Ids,
  ) {}

  /** @returns `false` if the nonce was already used. */
  take(mark: string, expiresAt: number): Promise<boolean> {
    return this.db.write(async (tx) => {
      const taken = await tx
        .insertInto('hub_nonce')
        .values({ id: this.ids.next(), mark, expires_at: expiresAt })
        .onConflict((oc) => oc.doNothing())
        .executeTakeFirst();
      return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
    });
  }

  async removeExpired(tx: WorkspaceTransaction, now: number): Promise<void> {
    await tx.deleteFrom('hub_nonce').where('expires_at', '<', now).execute();
  }
}
