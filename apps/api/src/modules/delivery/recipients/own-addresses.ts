import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { settingsOf } from '../../channels/connections/connection.row.js';
import { findOwnAddresses } from '../../platform/workspace/own-addresses.repository.js';

/** Addresses that get no reply because they are ours: those of the workspace and of its email accounts, connected or not. */
@Injectable()
export class OwnEmailAddresses {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly adapters: ChannelAdapters,
  ) {}

  async list(): Promise<readonly string[]> {
    const known = await findOwnAddresses(this.db.read);
    const accounts = await this.channels.ofChannel(this.db.read, 'email');
    const senders = await Promise.all(
      accounts.map(async (row) => [(await this.adapters.forAccount(row))?.sendsFrom, settingsOf(row).fromAddress]),
    );
    const addresses = senders.flat().flatMap((address) => address?.toLowerCase() ?? []);
    return [...new Set([...known, ...addresses])];
  }
}
