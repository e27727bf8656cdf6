import type { OAuthTokens } from '@concordia/channels/imap';
import { missingOf } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { ChannelsRepository } from './channels.repository.js';
import { type ConnectionRow, settingsOf, UNTESTED } from './connection.row.js';
import { SecretsRepository } from './secrets.repository.js';
import { Vault } from './vault.js';

/** Stores what the owner of an account granted us by OAuth 2, in the caller's transaction. */
@Injectable()
export class OauthGrants {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly secrets: SecretsRepository,
    private readonly vault: Vault,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Stores a new grant and makes the account live, if its settings are complete. */
  async begin(tx: WorkspaceTransaction, row: ConnectionRow, tokens: OAuthTokens): Promise<void> {
    if (row.provider === null) return;
    await this.#put(tx, row, tokens, tokens.refreshToken);
    const names = (await this.secrets.of(tx, row.id)).map(({ name }) => name);
    const isComplete = missingOf(row.provider, [...Object.keys(settingsOf(row)), ...names]).length === 0;
    const isNew = isComplete && row.mode !== 'live';
    await this.channels.put(tx, {
      ...row,
      ...UNTESTED,
      ...(isNew && { mode: 'live', since: this.clock.now() }),
      expires_at: tokens.expiresAt,
      version: row.version + 1,
      renewing_until: null,
    });
    await this.audit.record(tx, { action: 'channel.authorized', subject: row.channel });
  }

  /**
   * Replaces renewed tokens and ends the claim on their renewal.
   *
   * @param traded the refresh token used. If another one is stored, the account was reconnected and the new tokens are dropped.
   * @param version of the settings afterwards; a higher one makes whatever holds the former token start again.
   */
  async renew(
    tx: WorkspaceTransaction,
    row: ConnectionRow,
    { traded, tokens, version }: { readonly traded: string; readonly tokens: OAuthTokens; readonly version: number },
  ): Promise<void> {
    const stored = await this.vault.open(tx, row);
    if (stored.oauthRefreshToken !== traded) return;
    await this.#put(tx, row, tokens, tokens.refreshToken ?? traded);
    await this.channels.put(tx, { ...row, expires_at: tokens.expiresAt, version, renewing_until: null });
  }

  async #put(tx: WorkspaceTransaction, row: ConnectionRow, { accessToken }: OAuthTokens, refreshToken: string | null) {
    await this.vault.put(tx, row, { oauthAccessToken: accessToken, oauthRefreshToken: refreshToken });
  }
}
