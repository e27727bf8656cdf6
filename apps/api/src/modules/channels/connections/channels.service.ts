import type {
  ChannelConnection,
  ChannelSettings,
  ChannelUpdate,
  SimulatedMessage,
  SimulatedReception,
} from '@concordia/contract/channels';
import {
  CHANNEL_NAMES,
  CHANNELS,
  type Channel,
  missingOf,
  PROVIDER_PROFILES,
  type QuietHours,
} from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { ChannelSettingsService } from './channel-settings.service.js';
import { ChannelsRepository } from './channels.repository.js';
import { connectionOf } from './connection.json.js';
import { type ConnectionRow, newConnection, quietHoursOf, settingsOf } from './connection.row.js';
import { PublicAddress } from './public-address.js';
import { SecretsRepository } from './secrets.repository.js';
import { SimulatedPeers } from './simulated/simulated-peers.js';
import { minutesOf } from './time-of-day.js';

@Injectable()
export class ChannelsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly secrets: SecretsRepository,
    private readonly settings: ChannelSettingsService,
    private readonly peers: SimulatedPeers,
    private readonly address: PublicAddress,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<ChannelConnection[]> {
    const rows = new Map((await this.channels.all(this.db.read)).map((row) => [row.channel, row]));
    const secrets = Map.groupBy(await this.secrets.all(this.db.read), ({ channel }) => channel);
    return CHANNELS.map((channel) =>
      connectionOf(channel, rows.get(channel), secrets.get(channel) ?? [], this.address),
    );
  }

  async get(channel: Channel): Promise<ChannelConnection> {
    const row = await this.channels.find(this.db.read, channel);
    return connectionOf(channel, row, await this.secrets.of(this.db.read, channel), this.address);
  }

  async update(channel: Channel, { mode, quietHours }: ChannelUpdate): Promise<ChannelConnection> {
    if (mode === 'simulated') {
      const row = await this.channels.find(this.db.read, channel);
      await this.peers.standIn(channel, row?.provider ?? null);
    }
    await this.db.write(async (tx) => {
      const now = this.clock.now();
      const before = await this.channels.find(tx, channel);
      const row = before ?? newConnection(channel, now);
      const after = mode ?? row.mode;
      if (after === 'live') await this.#refuseIncomplete(tx, row);
      const quiet = quietHours === undefined ? quietHoursOf(before) : quietHours && parseQuietHours(quietHours);
      await this.channels.put(tx, {
        ...row,
        mode: after,
        quiet_from: quiet?.from ?? null,
        quiet_until: quiet?.until ?? null,
        quiet_zone: quiet?.timeZone ?? null,
        since: row.mode === after ? row.since : now,
      });
      const detail = [`mode ${after}`, ...(quietHours === undefined ? [] : ['quiet hours'])].join(', ');
      await this.audit.record(tx, { action: 'channel.changed', subject: channel, detail });
    });
    return this.get(channel);
  }

  async putSettings(channel: Channel, settings: ChannelSettings): Promise<ChannelConnection> {
    await this.settings.put(channel, settings);
    return this.get(channel);
  }

  /** Sends a message from a simulated contact through the provider's webhook. */
  async simulate(channel: Channel, message: SimulatedMessage): Promise<SimulatedReception> {
    const row = await this.channels.find(this.db.read, channel);
    if (row?.mode !== 'simulated') {
      const name = CHANNEL_NAMES[channel];
      throw new DomainFailure(
        'conflict',
        'CHANNEL_NOT_SIMULATED',
        `${name} is not simulated. Switch it to simulated first.`,
      );
    }
    const { peer } = await this.peers.of(channel, row.provider);
    const { from, text, name = null, subject = null } = message;
    return { id: await peer.write({ from, name, subject, text, inReplyTo: null }) };
  }

  async #refuseIncomplete(tx: WorkspaceTransaction, row: ConnectionRow): Promise<void> {
    const name = CHANNEL_NAMES[row.channel];
    if (row.provider === null) {
      throw new DomainFailure('conflict', 'CHANNEL_INCOMPLETE', `Choose a provider for ${name} before it goes live.`, [
        { field: 'provider', expected: 'a provider; it is missing' },
      ]);
    }
    const secrets = await this.secrets.of(tx, row.channel);
    const known = [...Object.keys(settingsOf(row)), ...secrets.map((secret) => secret.name)];
    const missing = missingOf(row.provider, known);
    if (missing.length === 0) return;
    throw new DomainFailure(
      'conflict',
      'CHANNEL_INCOMPLETE',
      `${PROVIDER_PROFILES[row.provider].name} cannot be reached without ${missing.join(', ')}.`,
      missing.map((field) => ({ field, expected: 'a value; it is missing' })),
    );
  }
}

function parseQuietHours({ from, until, timeZone }: NonNullable<ChannelConnection['quietHours']>): QuietHours {
  return { from: minutesOf(from), until: minutesOf(until), timeZone };
}
