import { type MailSignIn, mailSignInOf } from '@concordia/channels/imap';
import { isSignInMailbox, type SignInMailbox, withInitials } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing } from '../../../outgoing/outgoing.js';
import { ChannelsRepository } from './channels.repository.js';
import { type ConnectionRow, settingsOf } from './connection.row.js';
import { Vault } from './vault.js';

/** What the owner of a mailbox granted, and the application it was granted to. */
export interface MailGrant {
  readonly row: ConnectionRow;
  readonly provider: SignInMailbox;
  readonly signIn: MailSignIn;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** Reads the grants of mailboxes that people sign in to. */
@Injectable()
export class MailGrants {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly vault: Vault,
    private readonly outgoing: Outgoing,
    private readonly clock: Clock,
  ) {}

  /** @returns `null` if there is no such account, it is opened otherwise, or its application is not configured. */
  async find(accountId: string): Promise<MailGrant | null> {
    const row = await this.channels.account(this.db.read, accountId);
    return row === undefined ? null : this.of(row);
  }

  async of(row: ConnectionRow): Promise<MailGrant | null> {
    const { provider } = row;
    if (!isSignInMailbox(provider)) return null;
    const secrets = await this.vault.open(this.db.read, row);
    const origin = this.settings.providerOrigins?.[provider] ?? null;
    const tools = { fetch: this.outgoing.fetchFor(origin !== null), now: () => this.clock.now(), origin };
    const signIn = mailSignInOf(provider, { ...withInitials(provider, settingsOf(row)), ...secrets }, tools);
    if (signIn.clientId === '') return null;
    const { oauthAccessToken: accessToken = null, oauthRefreshToken: refreshToken = null } = secrets;
    return { row, provider, signIn, accessToken, refreshToken };
  }
}
