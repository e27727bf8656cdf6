import { type MailLogin, type MailServer, mailAccountOf, mailServersOf } from '@concordia/channels/imap';
import type { ConnectionSettings } from '@concordia/channels/port';
import { isSignInMailbox, type MailboxProvider, type SignInMailbox, withInitials } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { MailboxFailure } from '../../../outgoing/mail/imap.js';
import { type ConnectionRow, mailFoldersOf, settingsOf } from '../../channels/connections/connection.row.js';
import { LiveAdapters } from '../../channels/connections/live-adapters.js';
import { MailTokens } from '../../channels/connections/mail-tokens.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { Vault } from '../../channels/connections/vault.js';

export interface MailboxAccount {
  /** The account of the channel. */
  readonly accountId: string;
  readonly provider: MailboxProvider;
  readonly imap: MailServer;
  /**
   * What to log in with now.
   *
   * @param refused a token that the server has just refused.
   * @throws MailboxFailure if the owner must sign in again, or the provider of tokens cannot be reached.
   */
  readonly login: (refused: string | null) => Promise<MailLogin>;
  readonly address: string;
  /** The folders read in addition to sent email, by path, each once. The server tells at once what comes into the first. */
  readonly folders: readonly [string, ...string[]];
  /** Whether read, answered and deleted are kept in step. */
  readonly followsFlags: boolean;
  /** Identifies the mailbox; progress in one does not apply to another. */
  readonly mark: string;
}

@Injectable()
export class MailboxAccounts {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly vault: Vault,
    private readonly live: LiveAdapters,
    private readonly tokens: MailTokens,
    private readonly peers: SimulatedPeers,
  ) {}

  async of(row: ConnectionRow): Promise<MailboxAccount> {
    if (row.mode === 'simulated') return this.#simulated(row);
    if (isSignInMailbox(row.provider)) return this.#signedIn(row, row.provider);
    const secrets = await this.vault.open(this.db.read, row);
    const settings = { ...withInitials('imap', settingsOf(row)), ...secrets };
    const { imap, login } = mailAccountOf(settings, this.live.toolsFor('imap', null).origin);
    return { ...placeOf(row, 'imap', settings), imap, login: async () => login, mark: markOf(login, imap, settings) };
  }

  #signedIn(row: ConnectionRow, provider: SignInMailbox): MailboxAccount {
    const settings = withInitials(provider, settingsOf(row));
    const { imap } = mailServersOf(provider, this.live.toolsFor(provider, null).origin);
    const user = settings.user || settings.fromAddress || '';
    const login = async (refused: string | null): Promise<MailLogin> => {
      const answer = await this.tokens.current(row.id, refused);
      if (answer.ok) return { user, accessToken: answer.token };
      const isRefused = answer.failure === 'authentication';
      const reason = [answer.code, answer.said].filter((part) => part !== null).join(': ');
      throw new MailboxFailure(reason || 'The mailbox cannot be opened without signing in.', isRefused);
    };
    return { ...placeOf(row, provider, settings), imap, login, mark: markOf({ user }, imap, settings) };
  }

  /** The simulated mailbox, which is a new one after each start. */
  async #simulated(row: ConnectionRow): Promise<MailboxAccount> {
    const { peer } = await this.peers.of({ ...row, provider: 'imap' });
    const { imap, login } = mailAccountOf(peer.settings, peer.origin);
    const mark = `${login.user} simulated at ${imap.port}`;
    return { ...placeOf(row, 'imap', peer.settings), imap, login: async () => login, mark };
  }
}

/** The one that is read unless others are chosen. */
const folderOf = ({ folder }: ConnectionSettings): string => folder || 'INBOX';

const markOf = ({ user }: Pick<MailLogin, 'user'>, { host }: MailServer, settings: ConnectionSettings): string =>
  `${user}@${host} ${folderOf(settings)}`;

function placeOf(row: ConnectionRow, provider: MailboxProvider, settings: ConnectionSettings) {
  const address = (settings.fromAddress ?? '').trim().toLowerCase();
  const followsFlags = row.mail_flags !== 'off';
  return { accountId: row.id, provider, address, folders: foldersOf(row, settings), followsFlags };
}

function foldersOf(row: ConnectionRow, settings: ConnectionSettings): MailboxAccount['folders'] {
  const usual = folderOf(settings);
  const [first = usual, ...others] = new Set(mailFoldersOf(row));
  return first === usual || !others.includes(usual)
    ? [first, ...others]
    : [usual, first, ...others.filter((path) => path !== usual)];
}
