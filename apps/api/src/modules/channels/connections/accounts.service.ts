import type {
  ChannelAccount,
  ChannelAccountUpdate,
  ChannelSettings,
  NewChannelAccount,
} from '@concordia/contract/channels';
import { CHANNELS, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { accountOf } from './account.json.js';
import { AccountChanges } from './account-changes.js';
import { AccountsRepository } from './accounts.repository.js';
import { ChannelSettingsService, refuseProblems } from './channel-settings.service.js';
import { ChannelsRepository, type QuerySource } from './channels.repository.js';
import { type ConnectionRow, newConnection } from './connection.row.js';
import { MailRevocation } from './mail-revocation.js';
import { PublicAddress } from './public-address.js';
import { SecretsRepository } from './secrets.repository.js';
import { SimulatedPeers } from './simulated/simulated-peers.js';

/** The accounts of a channel: any number of mailboxes, numbers or pages. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly accounts: AccountsRepository,
    private readonly secrets: SecretsRepository,
    private readonly settings: ChannelSettingsService,
    private readonly changes: AccountChanges,
    private readonly peers: SimulatedPeers,
    private readonly revocation: MailRevocation,
    private readonly address: PublicAddress,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(channel: Channel): Promise<ChannelAccount[]> {
    return this.#shown(await this.channels.ofChannel(this.db.read, channel));
  }

  async listAll(): Promise<ChannelAccount[]> {
    const rows = Map.groupBy(await this.channels.all(this.db.read), ({ channel }) => channel);
    return this.#shown(CHANNELS.flatMap((channel) => rows.get(channel) ?? []));
  }

  async #shown(rows: readonly ConnectionRow[]): Promise<ChannelAccount[]> {
    const secrets = Map.groupBy(await this.secrets.all(this.db.read), (secret) => secret.account_id);
    return rows.map((row) => accountOf(row, secrets.get(row.id) ?? [], this.address));
  }

  /** @throws DomainFailure `conflict` naming the other account, if this mailbox, number or page is connected already. */
  async add(channel: Channel, { provider, settings = {}, secrets, ...wanted }: NewChannelAccount) {
    const connection = provider && { provider, settings, ...(secrets !== undefined && { secrets }) };
    if (connection !== undefined) refuseProblems(channel, connection);
    if (wanted.mode === 'simulated') await this.peers.standIn(channel, provider ?? null);
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      const others = await this.channels.ofChannel(tx, channel);
      const isFirst = others.every(({ is_first }) => is_first === 0);
      const row = newConnection({ id, channel, isFirst, isDefault: others.length === 0 }, this.clock.now());
      await this.channels.put(tx, row);
      if (connection !== undefined) await this.settings.store(tx, row, connection);
      await this.#change(tx, await this.find(tx, channel, id), wanted);
      await this.audit.record(tx, { action: 'channel.account_added', subject: channel, detail: id });
    });
    return this.get(channel, id);
  }

  async update(channel: Channel, id: string, { isDefault, ...update }: ChannelAccountUpdate): Promise<ChannelAccount> {
    if (update.mode === 'simulated') {
      const { provider } = await this.find(this.db.read, channel, id);
      await this.peers.standIn(channel, provider);
    }
    await this.db.write(async (tx) => {
      const row = await this.find(tx, channel, id);
      await this.#change(tx, row, update);
      if (isDefault === true) await this.channels.makeDefault(tx, row);
      await this.audit.record(tx, { action: 'channel.account_changed', subject: channel, detail: id });
    });
    return this.get(channel, id);
  }

  async putSettings(channel: Channel, id: string, settings: ChannelSettings): Promise<ChannelAccount> {
    refuseProblems(channel, settings);
    await this.db.write(async (tx) => {
      await this.settings.store(tx, await this.find(tx, channel, id), settings);
    });
    return this.get(channel, id);
  }

  /** Deletes the connection and its secrets, and ends a mailbox's grant at its provider. Its messages stay; unsent ones fail unless another account is chosen. */
  async remove(channel: Channel, id: string): Promise<ChannelAccount> {
    const removed = await this.get(channel, id);
    // First: without its tokens nothing could be revoked, and what is interrupted here can be removed again.
    await this.revocation.revoke(await this.find(this.db.read, channel, id));
    await this.db.write(async (tx) => {
      const row = await this.find(tx, channel, id);
      await this.secrets.removeAll(tx, id);
      await this.accounts.removeTraces(tx, id);
      await this.channels.remove(tx, id);
      const [next] = row.is_default === 1 ? await this.channels.ofChannel(tx, channel) : [];
      if (next !== undefined) await this.channels.makeDefault(tx, next);
      await this.audit.record(tx, { action: 'channel.account_removed', subject: channel, detail: id });
    });
    return removed;
  }

  async get(channel: Channel, id: string): Promise<ChannelAccount> {
    const row = await this.find(this.db.read, channel, id);
    return accountOf(row, await this.secrets.of(this.db.read, id), this.address);
  }

  /** @throws DomainFailure `not-found` if the channel has no such account. */
  async find(db: QuerySource, channel: Channel, id: string): Promise<ConnectionRow> {
    const row = await this.channels.account(db, id);
    if (row?.channel === channel) return row;
    throw notFound('account');
  }

  async #change(tx: WorkspaceTransaction, row: ConnectionRow, update: Omit<ChannelAccountUpdate, 'isDefault'>) {
    const known = await this.accounts.knownMembers(tx, update.memberIds ?? []);
    const unknown = (update.memberIds ?? []).findIndex((id) => !known.has(id));
    if (unknown >= 0) {
      const details = [{ field: `body.memberIds.${unknown}`, expected: 'a member of the workspace' }];
      throw new DomainFailure('invalid', 'MEMBER_NOT_FOUND', 'This member does not exist. Choose another.', details);
    }
    await this.channels.put(tx, await this.changes.applied(tx, row, update));
    if (update.memberIds && update.memberIds.length > 0) {
      await this.accounts.unassignOthers(tx, row.id, update.memberIds);
    }
    if (update.mailFlags === 'off') await this.accounts.forgetFlags(tx, row.id);
  }
}
