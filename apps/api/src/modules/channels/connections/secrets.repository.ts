import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from './channels.repository.js';

export interface SecretRow {
  readonly account_id: string;
  readonly channel: Channel;
  readonly name: string;
  readonly sealed: string;
  readonly sealed_to: 'channel' | 'account';
  readonly last_four: string;
  readonly updated_at: number;
}

const COLUMNS = ['account_id', 'channel', 'name', 'sealed', 'sealed_to', 'last_four', 'updated_at'] as const;

@Injectable()
export class SecretsRepository {
  all(db: QuerySource): Promise<SecretRow[]> {
    return db.selectFrom('channel_secret').select(COLUMNS).orderBy('name').execute();
  }

  of(db: QuerySource, accountId: string): Promise<SecretRow[]> {
    return db
      .selectFrom('channel_secret')
      .select(COLUMNS)
      .where('account_id', '=', accountId)
      .orderBy('name')
      .execute();
  }

  async put(tx: WorkspaceTransaction, row: SecretRow): Promise<void> {
    const { account_id: _, name: __, ...values } = row;
    await tx
      .insertInto('channel_secret')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet(values))
      .execute();
  }

  async remove(tx: WorkspaceTransaction, accountId: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await tx
      .deleteFrom('channel_secret')
      .where('account_id', '=', accountId)
      .where('name', 'in', [...names])
      .execute();
  }

  async removeAll(tx: WorkspaceTransaction, accountId: string): Promise<void> {
    await tx.deleteFrom('channel_secret').where('account_id', '=', accountId).execute();
  }
}
