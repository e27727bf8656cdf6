import type { Mailbox } from '@concordia/contract/intake';
import { MAILBOX_PROVIDERS } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { type ConnectionRow, isRevoked } from '../../channels/connections/connection.row.js';
import { MailboxesRepository, type MailboxRow } from './mailboxes.repository.js';

@Injectable()
export class MailboxesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly mailboxes: MailboxesRepository,
    private readonly channels: ChannelsRepository,
  ) {}

  /** Those of connected accounts, in the order of the accounts. */
  async list(): Promise<Mailbox[]> {
    const connected = await this.channels.ofProviders(this.db.read, MAILBOX_PROVIDERS);
    const rows = new Map((await this.mailboxes.all()).map((row) => [row.account_id, row]));
    return connected.flatMap((account) => {
      const row = rows.get(account.id);
      return row === undefined || account.mode === 'not_connected' ? [] : [shownOf(account, row)];
    });
  }
}

/** Nobody reads a mailbox whose grant was revoked, whatever was noted of it last. */
const shownOf = (account: ConnectionRow, row: MailboxRow): Mailbox =>
  isRevoked(account)
    ? { ...mailboxOf(row), state: 'refused', failure: account.health_reason ?? row.failure }
    : mailboxOf(row);

function mailboxOf({ account_id, state, failure, fetched, to_fetch: toFetch, read_at }: MailboxRow): Mailbox {
  const readAt = read_at === null ? null : new Date(read_at).toISOString();
  return { channel: 'email', accountId: account_id, state, failure, fetched, toFetch, readAt };
}
