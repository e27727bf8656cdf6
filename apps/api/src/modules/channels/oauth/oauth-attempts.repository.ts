import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'channel', 'account_id', 'browser_mark', 'sealed_verifier', 'expires_at'] as const;

type AttemptRow = Pick<Selectable<ScopedTables['oauth_attempt']>, (typeof COLUMNS)[number]>;

@Injectable()
export class OauthAttemptsRepository {
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['oauth_attempt']>): Promise<void> {
    await tx.insertInto('oauth_attempt').values(row).execute();
  }

  find(tx: WorkspaceTransaction, stateMark: string): Promise<AttemptRow | undefined> {
    return tx.selectFrom('oauth_attempt').select(COLUMNS).where('state_mark', '=', stateMark).executeTakeFirst();
  }

  /** @returns `false` if it was already removed. */
  async remove(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const gone = await tx.deleteFrom('oauth_attempt').where('id', '=', id).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }

  async removeExpired(tx: WorkspaceTransaction, now: number): Promise<void> {
    await tx.deleteFrom('oauth_attempt').where('expires_at', '<=', now).execute();
  }
}
