import { authorizeUrl, challengeOf, exchangeCode, type OAuthRefusal, revokeToken } from '@concordia/channels/x';
import type { Callback, TwitterStatus } from '@concordia/contract/channels';
import { withInitials } from '@concordia/domain';
import { Injectable, Logger } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../connections/channel-adapters.js';
import { redirectUrlOf } from '../connections/connection.json.js';
import { settingsOf } from '../connections/connection.row.js';
import { ConnectionHealthService } from '../connections/connection-health.js';
import { PublicAddress } from '../connections/public-address.js';
import { OauthAttempts } from './oauth-attempts.js';
import { type TwitterGrant, TwitterTokens } from './twitter-tokens.js';

/** Passed to `/setup?channel=twitter&outcome=…`. */
export type Outcome = 'connected' | 'denied' | 'expired' | 'failed' | 'not_configured';

/** Timeout for reading the account from X, in ms. */
const PATIENCE = 8_000;

/** Connects and disconnects an X account: OAuth 2 with PKCE (RFC 6749, 7636). */
@Injectable()
export class TwitterOauth {
  readonly #logger = new Logger('Twitter');

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly attempts: OauthAttempts,
    private readonly tokens: TwitterTokens,
    private readonly adapters: ChannelAdapters,
    private readonly health: ConnectionHealthService,
    private readonly address: PublicAddress,
  ) {}

  async status(): Promise<TwitterStatus> {
    const row = await this.tokens.find(this.db.read, null);
    // The simulated provider needs no grant.
    if (row?.mode === 'simulated') return { connected: true };
    const isOpen = row?.mode === 'live' && row.health !== 'expired';
    const grant = isOpen ? await this.tokens.grant(null) : null;
    return { connected: grant !== null && grant.accessToken !== null };
  }

  /**
   * @param accountId `null` for the channel's default account.
   * @returns the redirect address and the browser's cookie; `null` if no application is configured.
   */
  async login(accountId: string | null): Promise<{ url: string; browser: string } | null> {
    const grant = await this.tokens.grant(accountId);
    if (grant === null) return null;
    const { scopes = '' } = withInitials('x', settingsOf(grant.row));
    const { state, browser, verifier } = await this.attempts.leave('twitter', accountId);
    const url = authorizeUrl({
      clientId: grant.tools.clientId,
      redirectUri: redirectUrlOf(this.address.localUrl),
      scopes: scopes.split(' '),
      state,
      challenge: await challengeOf(verifier),
      origin: grant.tools.origin ?? null,
    });
    return { url, browser };
  }

  /** @param browser the cookie set by {@link login}. */
  async callback({ state = '', code, error }: Callback, browser: string): Promise<Outcome> {
    const returned = await this.attempts.comeBack('twitter', state, browser);
    if (returned === null) return 'expired';
    const { verifier, accountId } = returned;
    if (error !== undefined || code === undefined) return error === 'access_denied' ? 'denied' : 'failed';
    const grant = await this.tokens.grant(accountId);
    if (grant === null) return 'not_configured';
    const redirectUri = redirectUrlOf(this.address.localUrl);
    const answer = await exchangeCode(grant.tools, { code, verifier, redirectUri });
    if (!answer.ok) {
      this.#logger.warn(`X returned no token: ${answer.failure}, ${answer.code ?? 'no code'}.`);
      await this.health.noteCheck(grant.row, refusalOf(answer));
      return 'failed';
    }
    await this.tokens.begin(accountId, answer);
    await this.#askWhose(accountId);
    return 'connected';
  }

  /** @throws DomainFailure for another workspace, or if X cannot be reached; then the tokens are kept. */
  async disconnect(workspaceId: string | undefined, accountId: string | null = null): Promise<TwitterStatus> {
    if (workspaceId !== undefined && workspaceId !== currentPrincipal().workspaceId) {
      throw new DomainFailure('not-found', 'WORKSPACE_NOT_FOUND', 'The workspace was not found.');
    }
    const grant = await this.tokens.grant(accountId);
    if (grant !== null) await this.#revoke(grant);
    await this.tokens.end(accountId);
    return { connected: false };
  }

  async #revoke({ tools, refreshToken, accessToken }: TwitterGrant): Promise<void> {
    const token = refreshToken ?? accessToken;
    if (token === null) return;
    const answer = await revokeToken(tools, token, refreshToken === null ? 'access_token' : 'refresh_token');
    // A token unknown to X counts as revoked.
    if (answer.ok || answer.failure === 'rejected' || answer.failure === 'authentication') return;
    throw new DomainFailure(
      'unavailable',
      'TWITTER_UNREACHABLE',
      'X could not be reached, so nothing was revoked. Try again in a minute.',
    );
  }

  /** Reads the account from X; if that fails, the connection remains and the next check retries. */
  async #askWhose(accountId: string | null): Promise<void> {
    const row = await this.tokens.find(this.db.read, accountId);
    if (row === undefined) return;
    const adapter = await this.adapters.configured(row);
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      if (adapter !== null) await this.health.noteCheck(row, await adapter.check(patience));
    } catch (error) {
      if (!patience.aborted) throw error;
    }
  }
}

const refusalOf = ({ failure, code, said }: OAuthRefusal) =>
  ({ ok: false, failure, providerCode: code, said }) as const;
