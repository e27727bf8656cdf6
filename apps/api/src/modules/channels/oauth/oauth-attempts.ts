import { createHash, randomBytes } from 'node:crypto';
import { type Channel, MINUTE } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Sealing } from '../../../sealing/sealing.js';
import { OauthAttemptsRepository } from './oauth-attempts.repository.js';

/** How long a login at the provider may take, in ms. */
export const AWAY = 10 * MINUTE;

/** Values for the redirect to the provider and for the return. */
export interface Leaving {
  readonly state: string;
  /** Stored as a cookie; a callback without it comes from another browser. */
  readonly browser: string;
  /** The PKCE verifier; never sent to the browser. */
  readonly verifier: string;
}

/** A login that came back. */
export interface Returned {
  readonly verifier: string;
  readonly accountId: string | null;
}

const randomText = (): string => randomBytes(32).toString('base64url');

const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Stores started sign-ins, so that callbacks from other browsers are rejected. Each is valid once. */
@Injectable()
export class OauthAttempts {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly attempts: OauthAttemptsRepository,
    private readonly sealing: Sealing,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @param accountId the account to authorize; `null` for the channel's default. */
  async leave(channel: Channel, accountId: string | null): Promise<Leaving> {
    const leaving = { state: randomText(), browser: randomText(), verifier: randomText() };
    const state_mark = markOf(leaving.state);
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      await this.attempts.removeExpired(tx, now);
      await this.attempts.insert(tx, {
        id: this.ids.next(),
        channel,
        account_id: accountId,
        state_mark,
        browser_mark: markOf(leaving.browser),
        sealed_verifier: this.sealing.seal(leaving.verifier, placeOf(channel, state_mark)),
        expires_at: now + AWAY,
      });
    });
    return leaving;
  }

  /** @returns the login of this state and cookie; `null` if they do not match, were used before, or expired after ten minutes. */
  async comeBack(channel: Channel, state: string, browser: string): Promise<Returned | null> {
    const state_mark = markOf(state);
    const attempt = await this.db.write(async (tx) => {
      const found = await this.attempts.find(tx, state_mark);
      if (found === undefined) return null;
      return (await this.attempts.remove(tx, found.id)) ? found : null;
    });
    if (attempt?.channel !== channel || attempt.expires_at <= this.clock.now()) return null;
    // Digests of random values: comparison time reveals nothing.
    if (attempt.browser_mark !== markOf(browser)) return null;
    const verifier = this.sealing.open(attempt.sealed_verifier, placeOf(channel, state_mark));
    return { verifier, accountId: attempt.account_id };
  }
}

const placeOf = (channel: Channel, stateMark: string) =>
  [currentPrincipal().workspaceId, channel, `oauth ${stateMark}`] as const;
