import { byChannel, type Channel, type ChannelMode, type Provider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase, WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type ConnectionRow, preferredAccount } from './connection.row.js';

/** For reads of committed data, or inside a transaction. */
export type QuerySource = Pick<WorkspaceDatabase['read'], 'selectFrom'>;

const COLUMNS = [
  'id',
  'channel',
  'is_default',
  'is_first',
  'name',
  'color',
  'signature_text',
  'signature_html',
  'members',
  'identity',
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
  'mail_folders',
  'mail_flags',
  'renewing_until',
] as const;

/** How channels and their accounts are connected. */
export interface ConnectionModes {
  /** A channel counts as connected as its preferred account. */
  readonly channels: Readonly<Record<Channel, ChannelMode>>;
  readonly accounts: ReadonlyMap<string, ChannelMode>;
}

@Injectable()
export class ChannelsRepository {
  /** All accounts, the default of each channel first. */
  all(db: QuerySource): Promise<ConnectionRow[]> {
    return this.#accounts(db).execute();
  }

  /** The accounts of a channel, the default first. */
  ofChannel(db: QuerySource, channel: Channel): Promise<ConnectionRow[]> {
    return this.#accounts(db).where('channel', '=', channel).execute();
  }

  /** The channel's default account. */
  find(db: QuerySource, channel: Channel): Promise<ConnectionRow | undefined> {
    return this.#accounts(db).where('channel', '=', channel).where('is_default', '=', 1).executeTakeFirst();
  }

  account(db: QuerySource, id: string): Promise<ConnectionRow | undefined> {
    return db.selectFrom('channel_connection').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  /** The accounts configured for these providers, live or not. */
  ofProviders(db: QuerySource, providers: readonly Provider[]): Promise<ConnectionRow[]> {
    return this.#accounts(db)
      .where('provider', 'in', [...providers])
      .execute();
  }

  async modes(db: QuerySource): Promise<ConnectionModes> {
    const rows = await this.all(db);
    const byName = Map.groupBy(rows, ({ channel }) => channel);
    return {
      channels: byChannel((channel) => preferredAccount(byName.get(channel) ?? [])?.mode ?? 'not_connected'),
      accounts: new Map(rows.map(({ id, mode }) => [id, mode])),
    };
  }

  async put(tx: WorkspaceTransaction, row: ConnectionRow): Promise<void> {
    const { id: _, channel: __, ...values } = row;
    await tx
      .insertInto('channel_connection')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('channel_connection').where('id', '=', id).execute();
  }

  /** Makes an account the only default of its channel. */
  async makeDefault(tx: WorkspaceTransaction, { id, channel }: Pick<ConnectionRow, 'id' | 'channel'>): Promise<void> {
    await tx
      .updateTable('channel_connection')
      .set({ is_default: 0 })
      .where('channel', '=', channel)
      .where('id', '<>', id)
      .execute();
    await tx.updateTable('channel_connection').set({ is_default: 1 }).where('id', '=', id).execute();
  }

  /** Updates a connection unless its settings changed meanwhile. @returns whether it did. */
  async change(
    tx: WorkspaceTransaction,
    { id, version }: Pick<ConnectionRow, 'id' | 'version'>,
    values: Updateable<ScopedTables['channel_connection']>,
  ): Promise<boolean> {
    const changed = await tx
      .updateTable('channel_connection')
      .set(values)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  }

  /** Claims a token's renewal, unless another process holds the claim. @returns whether it did. */
  async claimRenewal(tx: WorkspaceTransaction, id: string, now: number, until: number): Promise<boolean> {
    const claimed = await tx
      .updateTable('channel_connection')
      .set({ renewing_until: until })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('renewing_until', 'is', null), eb('renewing_until', '<=', now)]))
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0n;
  }

  async releaseRenewal(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.updateTable('channel_connection').set({ renewing_until: null }).where('id', '=', id).execute();
  }

  #accounts(db: QuerySource) {
    return db.selectFrom('channel_connection').select(COLUMNS).orderBy('is_default', 'desc').orderBy('id');
  }
}
