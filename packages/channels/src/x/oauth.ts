import type { ClientAuth } from 'oauth4webapi';
import {
  addressWith,
  askForTokens,
  askToRevoke,
  type OAuthParties,
  type RevokeAnswer,
  type TokenAnswer,
} from '../oauth/index.js';

export type { OAuthRefusal, OAuthTokens, RevokeAnswer, TokenAnswer } from '../oauth/index.js';
export { challengeOf } from '../oauth/index.js';

/** Origins for authorization and for the token endpoint: two hosts at X, one at a peer. */
const AUTHORIZE_ORIGIN = 'https://x.com';
const API_ORIGIN = 'https://api.x.com';

export interface AuthorizeRequest {
  readonly clientId: string;
  /** Exactly as registered at X, including any trailing slash. */
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  /** Returned with the code to link the response to its request; at most 500 characters. */
  readonly state: string;
  /** {@link challengeOf} of a verifier that stays here. */
  readonly challenge: string;
  /** A peer instead of X. */
  readonly origin?: string | null;
}

export interface OAuthTools {
  readonly fetch: typeof fetch;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly clientId: string;
  /** Authenticates the application by HTTP Basic. */
  readonly clientSecret: string;
  /** A peer instead of X. */
  readonly origin?: string | null;
}

/** The address where the user authorizes us (docs.x.com, OAuth 2.0 Authorization Code Flow with PKCE). */
export function authorizeUrl({ clientId, redirectUri, scopes, state, challenge, origin }: AuthorizeRequest): string {
  return addressWith(new URL('/i/oauth2/authorize', origin ?? AUTHORIZE_ORIGIN), {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
}

/** Exchanges a code for tokens: once, and within 30 s of its creation. */
export function exchangeCode(
  tools: OAuthTools,
  { code, verifier, redirectUri }: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<TokenAnswer> {
  const form = { code, redirect_uri: redirectUri, code_verifier: verifier };
  return askForTokens(partiesOf(tools), 'authorization_code', form);
}

/** Exchanges a refresh token for new tokens. The old one expires as soon as X responds: store the new one first. */
export function refreshToken(tools: OAuthTools, token: string): Promise<TokenAnswer> {
  return askForTokens(partiesOf(tools), 'refresh_token', { refresh_token: token });
}

/** Revokes a token (RFC 7009); a refresh token revokes the whole grant. */
export function revokeToken(
  tools: OAuthTools,
  token: string,
  kind: 'access_token' | 'refresh_token',
): Promise<RevokeAnswer> {
  return askToRevoke(partiesOf(tools), token, kind);
}

function partiesOf({ fetch, now, clientId, clientSecret, origin }: OAuthTools): OAuthParties {
  const at = (path: string): string => new URL(path, origin ?? API_ORIGIN).href;
  // The library's own encoder also escapes hyphens and underscores, which X does not promise to decode.
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const authenticate: ClientAuth = (_server, { client_id }, body, headers) => {
    headers.set('authorization', `Basic ${basic}`);
    body.set('client_id', client_id);
  };
  return {
    fetch,
    now,
    issuer: origin ?? AUTHORIZE_ORIGIN,
    tokenEndpoint: at('/2/oauth2/token'),
    revocationEndpoint: at('/2/oauth2/revoke'),
    clientId,
    authenticate,
    isLocal: (origin ?? null) !== null,
  };
}
