import { type MailAccount, mailAccountOf } from '@concordia/channels/imap';
import type { ConnectionSettings } from '@concordia/channels/port';
import { withInitials } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type ConnectionRow, settingsOf } from '../../channels/connections/connection.row.js';
import { LiveAdapters } from '../../channels/connections/live-adapters.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { Vault } from '../../channels/connections/vault.js';

export interface MailboxAccount extends MailAccount {
  /** The account of the channel. */
  readonly accountId: string;
  readonly address: string;
  /** The folder read in addition to sent email. */
  readonly folder: string;
  /** Identifies the mailbox; progress in one does not apply to another. */
  readonly mark: string;
}

@Injectable()
export class MailboxAccounts {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly vault: Vault,
    private readonly live: LiveAdapters,
    private readonly peers: SimulatedPeers,
  ) {}

  async of(row: ConnectionRow): Promise<MailboxAccount> {
    if (row.mode === 'simulated') return this.#simulated(row);
    const secrets = await this.vault.open(this.db.read, row);
    const settings = { ...withInitials('imap', settingsOf(row)), ...secrets };
    const account = accountOf(settings, this.live.toolsFor('imap', null).origin);
    return { ...account, accountId: row.id, mark: `${account.login.user}@${account.imap.host} ${account.folder}` };
  }

  /** The simulated mailbox, which is a new one after each start. */
  async #simulated(row: ConnectionRow): Promise<MailboxAccount> {
    const { peer } = await this.peers.of({ ...row, provider: 'imap' });
    const account = accountOf(peer.settings, peer.origin);
    return { ...account, accountId: row.id, mark: `${account.login.user} simulated at ${account.imap.port}` };
  }
}

function accountOf(settings: ConnectionSettings, origin: string | null): Omit<MailboxAccount, 'accountId' | 'mark'> {
  const address = (settings.fromAddress ?? '').trim().toLowerCase();
  return { ...mailAccountOf(settings, origin), address, folder: settings.folder || 'INBOX' };
}
