import { challengeOf, exchangeMailCode, mailAuthorizeUrl } from '@concordia/channels/imap';
import type { Callback } from '@concordia/contract/channels';
import { Injectable, Logger } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../connections/channel-adapters.js';
import { ChannelsRepository } from '../connections/channels.repository.js';
import { mailRedirectUrlOf } from '../connections/connection.json.js';
import { settingsOf } from '../connections/connection.row.js';
import { ConnectionHealthService } from '../connections/connection-health.js';
import { type MailGrant, MailGrants } from '../connections/mail-grants.js';
import { OauthGrants } from '../connections/oauth-grants.js';
import { PublicAddress } from '../connections/public-address.js';
import { OauthAttempts } from './oauth-attempts.js';
import type { Outcome } from './twitter-oauth.js';

/** Also: the user signed in to another mailbox than the account's. */
export type MailboxOutcome = Outcome | 'other_mailbox';

/** Timeout for the first login to the mailbox, in ms; the next check repeats it. */
const PATIENCE = 20_000;

/** Signs in to mailboxes at Microsoft and Google: OAuth 2 with PKCE (RFC 6749, 7636). */
@Injectable()
export class MailboxOauth {
  readonly #logger = new Logger('Mailboxes');

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly attempts: OauthAttempts,
    private readonly grants: MailGrants,
    private readonly stored: OauthGrants,
    private readonly adapters: ChannelAdapters,
    private readonly health: ConnectionHealthService,
    private readonly address: PublicAddress,
  ) {}

  /**
   * @param accountId `null` for the channel's default account.
   * @returns the redirect address and the browser's cookie; `null` if no application is configured.
   */
  async login(accountId: string | null): Promise<{ url: string; browser: string } | null> {
    const grant = await this.#grant(accountId);
    if (grant === null) return null;
    const { state, browser, verifier } = await this.attempts.leave('email', grant.row.id);
    const url = mailAuthorizeUrl(grant.signIn, {
      redirectUri: mailRedirectUrlOf(this.address.localUrl),
      state,
      challenge: await challengeOf(verifier),
      address: mailboxOf(grant).address,
    });
    return { url, browser };
  }

  /** @param browser the cookie set by {@link login}. */
  async callback({ state = '', code, error }: Callback, browser: string): Promise<MailboxOutcome> {
    const returned = await this.attempts.comeBack('email', state, browser);
    if (returned === null) return 'expired';
    if (error !== undefined || code === undefined) return error === 'access_denied' ? 'denied' : 'failed';
    const grant = await this.#grant(returned.accountId);
    if (grant === null) return 'not_configured';
    const redirectUri = mailRedirectUrlOf(this.address.localUrl);
    const answer = await exchangeMailCode(grant.signIn, { code, verifier: returned.verifier, redirectUri });
    if (!answer.ok) {
      const { failure, code: providerCode, said } = answer;
      this.#logger.warn(`The sign-in returned no token: ${failure}, ${providerCode ?? 'no code'}.`);
      await this.health.noteCheck(grant.row, { ok: false, failure, providerCode, said });
      return 'failed';
    }
    if (!isExpected(grant, answer.address ?? null)) return 'other_mailbox';
    await this.db.write(async (tx) => {
      const row = await this.channels.account(tx, grant.row.id);
      if (row !== undefined) await this.stored.begin(tx, row, answer);
    });
    await this.#tryOut(grant.row.id);
    return 'connected';
  }

  async #grant(accountId: string | null): Promise<MailGrant | null> {
    if (accountId !== null) return this.grants.find(accountId);
    const row = await this.channels.find(this.db.read, 'email');
    return row === undefined ? null : this.grants.of(row);
  }

  /** Logs in once, so that the console shows at once whether the mailbox opens. */
  async #tryOut(accountId: string): Promise<void> {
    const row = await this.channels.account(this.db.read, accountId);
    const adapter = row === undefined ? null : await this.adapters.configured(row);
    if (row === undefined || adapter === null) return;
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      await this.health.noteCheck(row, await adapter.check(patience));
    } catch (error) {
      if (!patience.aborted) throw error;
    }
  }
}

/** The mailbox to open, and whether it is stated apart from the sender. */
function mailboxOf({ row }: MailGrant): { readonly address: string; readonly isStated: boolean } {
  const { user = '', fromAddress = '' } = settingsOf(row);
  return { address: (user || fromAddress).trim().toLowerCase(), isStated: user !== '' };
}

/**
 * Whether the user who signed in may open the account's mailbox. Whoever signs in as somebody else by mistake must not have their own mail read.
 *
 * A shared mailbox at Microsoft is opened by its members, as themselves; the server decides whether they may.
 */
function isExpected(grant: MailGrant, signedIn: string | null): boolean {
  const { address, isStated } = mailboxOf(grant);
  return signedIn === null || signedIn === address || (isStated && grant.provider === 'microsoft');
}
