import type {
  ChannelConnection,
  ChannelSettings,
  ChannelUpdate,
  SimulatedMessage,
  SimulatedReception,
} from '@concordia/contract/channels';
import { CHANNEL_NAMES, CHANNELS, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { AccountModes } from './account-modes.js';
import { ChannelSettingsService } from './channel-settings.service.js';
import { ChannelsRepository } from './channels.repository.js';
import { connectionOf } from './connection.json.js';
import { PublicAddress } from './public-address.js';
import { SecretsRepository } from './secrets.repository.js';
import { SimulatedPeers } from './simulated/simulated-peers.js';

@Injectable()
export class ChannelsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly secrets: SecretsRepository,
    private readonly settings: ChannelSettingsService,
    private readonly peers: SimulatedPeers,
    private readonly address: PublicAddress,
    private readonly modes: AccountModes,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<ChannelConnection[]> {
    const rows = Map.groupBy(await this.channels.all(this.db.read), ({ channel }) => channel);
    const secrets = Map.groupBy(await this.secrets.all(this.db.read), (secret) => secret.account_id);
    return CHANNELS.map((channel) => {
      const row = rows.get(channel)?.[0];
      return connectionOf(channel, row, (row && secrets.get(row.id)) ?? [], this.address);
    });
  }

  async get(channel: Channel): Promise<ChannelConnection> {
    const row = await this.channels.find(this.db.read, channel);
    const secrets = row === undefined ? [] : await this.secrets.of(this.db.read, row.id);
    return connectionOf(channel, row, secrets, this.address);
  }

  async update(channel: Channel, { mode, quietHours }: ChannelUpdate): Promise<ChannelConnection> {
    if (mode === 'simulated') {
      const row = await this.channels.find(this.db.read, channel);
      await this.peers.standIn(channel, row?.provider ?? null);
    }
    await this.db.write(async (tx) => {
      const row = (await this.channels.find(tx, channel)) ?? this.settings.first(channel);
      const after = await this.modes.changed(tx, row, { mode, quietHours });
      await this.channels.put(tx, after);
      const detail = [`mode ${after.mode}`, ...(quietHours === undefined ? [] : ['quiet hours'])].join(', ');
      await this.audit.record(tx, { action: 'channel.changed', subject: channel, detail });
    });
    return this.get(channel);
  }

  async putSettings(channel: Channel, settings: ChannelSettings): Promise<ChannelConnection> {
    await this.settings.put(channel, settings);
    return this.get(channel);
  }

  /** Sends a message from a simulated contact through the provider's webhook. */
  async simulate(
    channel: Channel,
    message: SimulatedMessage,
    accountId: string | null = null,
  ): Promise<SimulatedReception> {
    const row =
      accountId === null
        ? await this.channels.find(this.db.read, channel)
        : await this.channels.account(this.db.read, accountId);
    if (accountId !== null && row?.channel !== channel) throw notFound('account');
    if (row?.mode !== 'simulated') {
      const name = CHANNEL_NAMES[channel];
      throw new DomainFailure(
        'conflict',
        'CHANNEL_NOT_SIMULATED',
        `${name} is not simulated. Switch it to simulated first.`,
      );
    }
    const { peer } = await this.peers.of(row);
    const { from, text, name = null, subject = null } = message;
    return { id: await peer.write({ from, name, subject, text, inReplyTo: null }) };
  }
}
