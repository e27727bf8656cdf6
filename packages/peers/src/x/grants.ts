import { createHash, timingSafeEqual } from 'node:crypto';
import { randomId } from '../kit/ids.js';
import type { PeerOptions } from '../kit/peer.js';

/** Lifetimes of a code and of an access token, in ms. */
const CODE_LIFE = 30_000;
const ACCESS_LIFE = 2 * 60 * 60_000;

interface Grant {
  readonly scopes: readonly string[];
  isRevoked: boolean;
  /** The only valid refresh token; `null` without offline.access. */
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
  /** ms since the epoch; `null` for one created with the account. */
  readonly until: number | null;
}

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** In seconds. */
  readonly expiresIn: number;
  readonly scopes: readonly string[];
}

/** Authorization codes, tokens and their grants. */
export class Grants {
  readonly #codes = new Map<string, Code>();
  readonly #access = new Map<string, Access>();
  readonly #refresh = new Map<string, Grant>();

  constructor(private readonly options: Pick<PeerOptions, 'now' | 'random'>) {}

  /** The initial grant of a preset account, which does not expire. */
  premade(accessToken: string, refreshToken: string, scopes: readonly string[]): void {
    const grant: Grant = { scopes, isRevoked: false, refreshToken };
    this.#access.set(accessToken, { grant, until: null });
    this.#refresh.set(refreshToken, grant);
  }

  /** Grants the authorization and creates its code. */
  allow(scopes: readonly string[], redirectUri: string, challenge: string): string {
    const code = this.#token();
    const grant: Grant = { scopes, isRevoked: false, refreshToken: null };
    this.#codes.set(code, { grant, redirectUri, challenge, until: this.options.now() + CODE_LIFE, isUsed: false });
    return code;
  }

  /** @returns `null` if the code is unknown, expired, or was issued for another address or verifier. */
  trade(code: string, redirectUri: string, verifier: string): IssuedTokens | null {
    const known = this.#codes.get(code);
    if (known === undefined) return null;
    // A reused code was stolen: its grant is revoked (RFC 6749, section 4.1.2).
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

  /** Every refresh token is single-use. @returns `null` for an invalid one. */
  refresh(token: string): IssuedTokens | null {
    const grant = this.#refresh.get(token);
    if (grant === undefined || grant.isRevoked || grant.refreshToken !== token) return null;
    return this.#issue(grant);
  }

  /** A refresh token revokes the whole grant, an access token only itself. */
  revoke(token: string): void {
    const grant = this.#refresh.get(token);
    if (grant !== undefined) grant.isRevoked = true;
    this.#access.delete(token);
  }

  /** @returns the scopes of a token; `null` for an invalid one. */
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
