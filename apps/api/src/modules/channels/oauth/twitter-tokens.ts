import type { OAuthTokens, OAuthTools } from '@concordia/channels/x';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { ChannelsRepository, type QuerySource } from '../connections/channels.repository.js';
import { type ConnectionRow, settingsOf, UNTESTED } from '../connections/connection.row.js';
import { LiveAdapters } from '../connections/live-adapters.js';
import { OauthGrants } from '../connections/oauth-grants.js';
import { SecretsRepository } from '../connections/secrets.repository.js';
import { Vault } from '../connections/vault.js';

export interface TwitterGrant {
  readonly row: ConnectionRow;
  readonly tools: OAuthTools;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

@Injectable()
export class TwitterTokens {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly secrets: SecretsRepository,
    private readonly vault: Vault,
    private readonly adapters: LiveAdapters,
    private readonly grants: OauthGrants,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param accountId `null` for the channel's default account.
   * @returns `null` if the application's id or secret is missing.
   */
  async grant(accountId: string | null): Promise<TwitterGrant | null> {
    const row = await this.find(this.db.read, accountId);
    if (row?.provider !== 'x') return null;
    const { clientId } = settingsOf(row);
    const { clientSecret, oauthAccessToken, oauthRefreshToken } = await this.vault.open(this.db.read, row);
    if (clientId === undefined || clientSecret === undefined) return null;
    const { fetch, now, origin } = this.adapters.toolsFor('x', null);
    return {
      row,
      tools: { fetch, now, origin, clientId, clientSecret },
      accessToken: oauthAccessToken ?? null,
      refreshToken: oauthRefreshToken ?? null,
    };
  }

  /** Stores the granted tokens and makes the channel live, if its settings are complete. */
  async begin(accountId: string | null, tokens: OAuthTokens): Promise<void> {
    await this.db.write(async (tx) => {
      const row = await this.find(tx, accountId);
      if (row?.provider === 'x') await this.grants.begin(tx, row, tokens);
    });
  }

  /** Replaces renewed tokens. @param traded the refresh token used. */
  async renew(accountId: string, traded: string, tokens: OAuthTokens): Promise<void> {
    await this.db.write(async (tx) => {
      const row = await this.find(tx, accountId);
      // The adapter holds the token, so it must be made again.
      if (row !== undefined) await this.grants.renew(tx, row, { traded, tokens, version: row.version + 1 });
    });
  }

  /** Disconnects the channel, live or simulated, and deletes the tokens; the application's settings are kept. */
  async end(accountId: string | null): Promise<void> {
    await this.db.write(async (tx) => {
      const row = await this.find(tx, accountId);
      if (row === undefined) return;
      await this.secrets.remove(tx, row.id, ['oauthAccessToken', 'oauthRefreshToken']);
      await this.channels.put(tx, {
        ...row,
        ...UNTESTED,
        ...(row.mode !== 'not_connected' && { mode: 'not_connected', since: this.clock.now() }),
        version: row.version + 1,
        renewing_until: null,
      });
      await this.audit.record(tx, { action: 'channel.revoked', subject: 'twitter' });
    });
  }

  /** An account of the channel; the default for `null`. */
  async find(db: QuerySource, accountId: string | null): Promise<ConnectionRow | undefined> {
    const row =
      accountId === null ? await this.channels.find(db, 'twitter') : await this.channels.account(db, accountId);
    return row?.channel === 'twitter' ? row : undefined;
  }
}
