import type { Mailbox } from '@concordia/contract/intake';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { MailboxesRepository } from './mailboxes.repository.js';

@Injectable()
export class MailboxesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly mailboxes: MailboxesRepository,
    private readonly channels: ChannelsRepository,
  ) {}

  /** At most one, while it is connected. */
  async list(): Promise<Mailbox[]> {
    const connected = await this.channels.ofProviders(this.db.read, ['imap']);
    const row = await this.mailboxes.find();
    if (row === undefined || !connected.some(({ mode }) => mode !== 'not_connected')) return [];
    const { state, failure, fetched, to_fetch: toFetch, read_at } = row;
    const readAt = read_at === null ? null : new Date(read_at).toISOString();
    return [{ channel: 'email', state, failure, fetched, toFetch, readAt }];
  }
}
