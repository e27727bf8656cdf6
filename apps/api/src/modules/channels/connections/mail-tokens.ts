import { setTimeout as pause } from 'node:timers/promises';
import { type OAuthRefusal, refreshMailToken } from '@concordia/channels/imap';
import type { AccessToken, AccessTokenSource } from '@concordia/channels/port';
import { MINUTE, PROVIDER_PROFILES, SECOND } from '@concordia/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from './channels.repository.js';
import { ConnectionHealthService } from './connection-health.js';
import { type MailGrant, MailGrants } from './mail-grants.js';
import { OauthGrants } from './oauth-grants.js';

/** How long before its expiry a token is renewed, in ms; longer than any send. */
const AHEAD = 5 * MINUTE;

/** How long a claim on a renewal lasts, in ms: longer than the call's timeout, and how long a killed process holds up the others. */
const CLAIM = 20 * SECOND;

/** How often and how many times to look whether another process has finished its renewal; together 24 s, which outlasts a killed one's claim. */
const LOOK = { everyMs: 200, times: 120 } as const;

const NO_GRANT: AccessToken = { ok: false, failure: 'authentication', code: null, said: null };

const BUSY: AccessToken = { ok: false, failure: 'transient', code: null, said: null };

/** `taken over`: a process was killed between its claim and the end of its renewal, so that the refresh token may be used up. */
type RenewalClaim = 'free' | 'taken over';

type ClaimedGrant = MailGrant & { readonly claim: RenewalClaim };

/**
 * Access tokens of mailboxes. One process renews at a time, and a new token is used only once it is stored: a process killed before that leaves the
 * former refresh token, which Microsoft and Google still accept. Its claim, stored before the call, tells the next one that this has happened.
 */
@Injectable()
export class MailTokens {
  readonly #logger = new Logger('Mailboxes');
  /** Renewals of this process, by account. */
  readonly #renewing = new Map<string, Promise<AccessToken>>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly grants: MailGrants,
    private readonly stored: OauthGrants,
    private readonly health: ConnectionHealthService,
    private readonly clock: Clock,
  ) {}

  of(accountId: string): AccessTokenSource {
    return (refused) => this.current(accountId, refused);
  }

  /** @param refused a token that must not be returned again; `null` if the present one will do. */
  async current(accountId: string, refused: string | null): Promise<AccessToken> {
    const grant = await this.grants.find(accountId);
    if (grant === null) return NO_GRANT;
    if (this.#isFresh(grant, refused)) return tokenOf(grant);
    const running = this.#renewing.get(accountId);
    if (running !== undefined) return running;
    const renewal = this.#renew(accountId, refused).finally(() => this.#renewing.delete(accountId));
    this.#renewing.set(accountId, renewal);
    return renewal;
  }

  async #renew(accountId: string, refused: string | null): Promise<AccessToken> {
    const claim = await this.#claimed(accountId);
    if (claim === null) return BUSY;
    // Another process may have renewed the token, or the account was signed in to again.
    const grant = await this.grants.find(accountId);
    if (grant === null || grant.refreshToken === null || this.#isFresh(grant, refused)) {
      await this.#release(accountId);
      return grant === null || grant.accessToken === refused ? NO_GRANT : this.#whileValid(grant, NO_GRANT);
    }
    const traded = grant.refreshToken;
    const answer = await refreshMailToken(grant.signIn, traded);
    if (!answer.ok) return this.#refused({ ...grant, claim }, refused, answer);
    await this.db.write(async (tx) => {
      const row = await this.channels.account(tx, accountId);
      if (row !== undefined) await this.stored.renew(tx, row, { traded, tokens: answer, version: row.version });
    });
    return { ok: true, token: answer.accessToken };
  }

  async #refused(grant: ClaimedGrant, refused: string | null, answer: OAuthRefusal): Promise<AccessToken> {
    const { failure, code, said } = answer;
    this.#logger.warn(`A mailbox token could not be renewed: ${failure}, ${code ?? 'no code'}.`);
    await this.#release(grant.row.id);
    if (failure !== 'rejected' && failure !== 'authentication') {
      return grant.accessToken === refused ? BUSY : this.#whileValid(grant, BUSY);
    }
    const { name } = PROVIDER_PROFILES[grant.provider];
    const reason =
      grant.claim === 'taken over'
        ? `The server was interrupted while it renewed its access to this mailbox, and ${name} gives none for the former token (${code ?? failure}). Sign in again.`
        : `${name} no longer grants access to this mailbox (${code ?? failure}). Sign in again.`;
    await this.db.write((tx) => this.health.noteEnded(tx, grant.row.channel, grant.row.id, reason));
    return { ok: false, failure: 'authentication', code, said };
  }

  /** @returns `null` if another process still renews. */
  async #claimed(accountId: string): Promise<RenewalClaim | null> {
    for (let look = 0; look < LOOK.times; look += 1) {
      const now = this.clock.now();
      const claim = await this.db.write(async (tx): Promise<RenewalClaim | null> => {
        const before = await this.channels.account(tx, accountId);
        if (!(await this.channels.claimRenewal(tx, accountId, now, now + CLAIM))) return null;
        return (before?.renewing_until ?? null) === null ? 'free' : 'taken over';
      });
      if (claim !== null) return claim;
      await pause(LOOK.everyMs);
    }
    return null;
  }

  async #release(accountId: string): Promise<void> {
    await this.db.write((tx) => this.channels.releaseRenewal(tx, accountId));
  }

  #isFresh({ accessToken, row: { expires_at } }: MailGrant, refused: string | null): boolean {
    if (accessToken === null || accessToken === refused) return false;
    return expires_at === null || expires_at - this.clock.now() > AHEAD;
  }

  /** A token that could not be renewed in time counts until it expires. */
  #whileValid(grant: MailGrant, otherwise: AccessToken): AccessToken {
    const { expires_at } = grant.row;
    return expires_at === null || expires_at > this.clock.now() ? tokenOf(grant) : otherwise;
  }
}

const tokenOf = ({ accessToken }: MailGrant): AccessToken =>
  accessToken === null ? NO_GRANT : { ok: true, token: accessToken };
