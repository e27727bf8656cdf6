import { createHash, timingSafeEqual } from 'node:crypto';
import { randomId } from '../kit/ids.js';
import type { PeerOptions } from '../kit/peer.js';

/** How long a code may be traded, and how long an access token opens, in ms. */
const CODE_LIFE = 30_000;
const ACCESS_LIFE = 2 * 60 * 60_000;

/** What somebody has allowed an application. */
interface Grant {
  readonly scopes: readonly string[];
  isRevoked: boolean;
  /** The only refresh token that still counts; `null` without offline.access. */
  refreshToken: string | null;
}

interface Code {
  readonly grant: Grant;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly until: number;
  isUsed: boolean;
}

interface Access {
  readonly grant: Grant;
  /** ms since the epoch; `null` for one that was made with the account. */
  readonly until: number | null;
}

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** In seconds. */
  readonly expiresIn: number;
  readonly scopes: readonly string[];
}

/** Codes, tokens and what they open. */
export class Grants {
  readonly #codes = new Map<string, Code>();
  readonly #access = new Map<string, Access>();
  readonly #refresh = new Map<string, Grant>();

  constructor(private readonly options: Pick<PeerOptions, 'now' | 'random'>) {}

  /** What an account that is there from the beginning was given: it does not end by itself. */
  premade(accessToken: string, refreshToken: string, scopes: readonly string[]): void {
    const grant: Grant = { scopes, isRevoked: false, refreshToken };
    this.#access.set(accessToken, { grant, until: null });
    this.#refresh.set(refreshToken, grant);
  }

  /** Somebody has said yes. */
  allow(scopes: readonly string[], redirectUri: string, challenge: string): string {
    const code = this.#token();
    const grant: Grant = { scopes, isRevoked: false, refreshToken: null };
    this.#codes.set(code, { grant, redirectUri, challenge, until: this.options.now() + CODE_LIFE, isUsed: false });
    return code;
  }

  /** @returns `null` for a code that is unknown, over, of another address, or whose verifier is another. */
  trade(code: string, redirectUri: string, verifier: string): IssuedTokens | null {
    const known = this.#codes.get(code);
    if (known === undefined) return null;
    // A code that comes twice was stolen: whoever had it first loses what it gave (RFC 6749, section 4.1.2).
    if (known.isUsed) known.grant.isRevoked = true;
    const isGood =
      !known.isUsed &&
      this.options.now() <= known.until &&
      known.redirectUri === redirectUri &&
      /^[A-Za-z0-9\-._~]{43,128}$/.test(verifier) &&
      isSame(createHash('sha256').update(verifier).digest('base64url'), known.challenge);
    if (!isGood) return null;
    known.isUsed = true;
    return this.#issue(known.grant);
  }

  /** Every refresh token serves once. @returns `null` for one that does not count any more. */
  refresh(token: string): IssuedTokens | null {
    const grant = this.#refresh.get(token);
    if (grant === undefined || grant.isRevoked || grant.refreshToken !== token) return null;
    return this.#issue(grant);
  }

  /** With its refresh token the whole grant ends, with an access token only that. */
  revoke(token: string): void {
    const grant = this.#refresh.get(token);
    if (grant !== undefined) grant.isRevoked = true;
    this.#access.delete(token);
  }

  /** @returns what a token opens; `null` for one that opens nothing. */
  scopesOf(token: string): readonly string[] | null {
    const access = this.#access.get(token);
    if (access === undefined || access.grant.isRevoked) return null;
    return access.until !== null && this.options.now() >= access.until ? null : access.grant.scopes;
  }

  #issue(grant: Grant): IssuedTokens {
    const accessToken = this.#token();
    this.#access.set(accessToken, { grant, until: this.options.now() + ACCESS_LIFE });
    grant.refreshToken = grant.scopes.includes('offline.access') ? this.#token() : null;
    if (grant.refreshToken !== null) this.#refresh.set(grant.refreshToken, grant);
    const { refreshToken, scopes } = grant;
    return { accessToken, refreshToken, expiresIn: ACCESS_LIFE / 1_000, scopes };
  }

  #token(): string {
    return randomId(this.options.random, 'word', 48);
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
