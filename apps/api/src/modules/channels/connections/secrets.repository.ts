import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from './channels.repository.js';

export interface SecretRow {
  readonly channel: Channel;
  readonly name: string;
  readonly sealed: string;
  readonly last_four: string;
  readonly updated_at: number;
}

const COLUMNS = ['channel', 'name', 'sealed', 'last_four', 'updated_at'] as const;

@Injectable()
export class SecretsRepository {
  all(db: QuerySource): Promise<SecretRow[]> {
    return db.selectFrom('channel_secret').select(COLUMNS).orderBy('name').execute();
  }

  of(db: QuerySource, channel: Channel): Promise<SecretRow[]> {
    return db.selectFrom('channel_secret').select(COLUMNS).where('channel', '=', channel).orderBy('name').execute();
  }

  async put(tx: WorkspaceTransaction, row: SecretRow): Promise<void> {
    const { channel: _, name: __, ...values } = row;
    await tx
      .insertInto('channel_secret')
      .values(row)
      .onConflict((conflict) => conflict.columns(['channel', 'name']).doUpdateSet(values))
      .execute();
  }

  async remove(tx: WorkspaceTransaction, channel: Channel, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await tx
      .deleteFrom('channel_secret')
      .where('channel', '=', channel)
      .where('name', 'in', [...names])
      .execute();
  }

  async removeAll(tx: WorkspaceTransaction, channel: Channel): Promise<void> {
    await tx.deleteFrom('channel_secret').where('channel', '=', channel).execute();
  }
}
