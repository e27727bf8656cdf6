import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ReplyRecipientsRepository } from './reply-recipients.repository.js';

const AddressesSchema = z.array(z.string());

/** Addresses that get no reply because they are ours: those of the workspace, and that of the connected account. */
@Injectable()
export class OwnEmailAddresses {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: ReplyRecipientsRepository,
    private readonly adapters: ChannelAdapters,
  ) {}

  async list(): Promise<readonly string[]> {
    const known = AddressesSchema.parse(JSON.parse(await this.rows.ownAddresses(this.db.read)));
    const account = (await this.adapters.forChannel('email'))?.sendsFrom;
    return [...new Set([...known, ...(account === undefined ? [] : [account])])];
  }
}
