import { byChannel, type Channel, type ChannelMode, type Provider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase, WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { ConnectionRow } from './connection.row.js';

/** For reads of committed data, or inside a transaction. */
export type QuerySource = Pick<WorkspaceDatabase['read'], 'selectFrom'>;

const COLUMNS = [
  'channel',
  'mode',
  'quiet_from',
  'quiet_until',
  'quiet_zone',
  'since',
  'provider',
  'settings',
  'version',
  'health',
  'health_reason',
  'account',
  'checked_at',
  'expires_at',
  'renewing_until',
] as const;

@Injectable()
export class ChannelsRepository {
  all(db: QuerySource): Promise<ConnectionRow[]> {
    return db.selectFrom('channel_connection').select(COLUMNS).execute();
  }

  find(db: QuerySource, channel: Channel): Promise<ConnectionRow | undefined> {
    return db.selectFrom('channel_connection').select(COLUMNS).where('channel', '=', channel).executeTakeFirst();
  }

  /** The connections configured for these providers, live or not. */
  ofProviders(db: QuerySource, providers: readonly Provider[]): Promise<ConnectionRow[]> {
    return db
      .selectFrom('channel_connection')
      .select(COLUMNS)
      .where('provider', 'in', [...providers])
      .execute();
  }

  async modes(db: QuerySource): Promise<Record<Channel, ChannelMode>> {
    const rows = new Map((await this.all(db)).map(({ channel, mode }) => [channel, mode]));
    return byChannel((channel) => rows.get(channel) ?? 'not_connected');
  }

  async put(tx: WorkspaceTransaction, row: ConnectionRow): Promise<void> {
    const { channel: _, ...values } = row;
    await tx
      .insertInto('channel_connection')
      .values(row)
      .onConflict((conflict) => conflict.column('channel').doUpdateSet(values))
      .execute();
  }

  /** Updates a connection unless its settings changed meanwhile. @returns whether it did. */
  async change(
    tx: WorkspaceTransaction,
    { channel, version }: Pick<ConnectionRow, 'channel' | 'version'>,
    values: Updateable<ScopedTables['channel_connection']>,
  ): Promise<boolean> {
    const changed = await tx
      .updateTable('channel_connection')
      .set(values)
      .where('channel', '=', channel)
      .where('version', '=', version)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  }

  /** Claims a token's renewal, unless another process holds the claim. @returns whether it did. */
  async claimRenewal(tx: WorkspaceTransaction, channel: Channel, now: number, until: number): Promise<boolean> {
    const claimed = await tx
      .updateTable('channel_connection')
      .set({ renewing_until: until })
      .where('channel', '=', channel)
      .where((eb) => eb.or([eb('renewing_until', 'is', null), eb('renewing_until', '<=', now)]))
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0n;
  }

  async releaseRenewal(tx: WorkspaceTransaction, channel: Channel): Promise<void> {
    await tx.updateTable('channel_connection').set({ renewing_until: null }).where('channel', '=', channel).execute();
  }
}
