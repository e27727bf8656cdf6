import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { findOwnAddresses } from '../../platform/workspace/own-addresses.repository.js';

/** Addresses that get no reply because they are ours: those of the workspace, and that of the connected account. */
@Injectable()
export class OwnEmailAddresses {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly adapters: ChannelAdapters,
  ) {}

  async list(): Promise<readonly string[]> {
    const known = await findOwnAddresses(this.db.read);
    const account = (await this.adapters.forChannel('email'))?.sendsFrom;
    return [...new Set([...known, ...(account === undefined ? [] : [account])])];
  }
}
