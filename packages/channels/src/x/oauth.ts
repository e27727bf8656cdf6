import { createHash } from 'node:crypto';
import { SECOND } from '@concordia/domain';
import { fieldsOf, type JsonFields, jsonOf, numberOf, textOf } from '../http/json.js';
import { neverLeft } from '../http/lost.js';

/** Where people allow an application, and where its server trades codes for tokens: two hosts at X, one at a peer. */
const AUTHORIZE_ORIGIN = 'https://x.com';
const API_ORIGIN = 'https://api.x.com';

/** How long X may take, in ms. A code lives for 30 s, so that there is no use in waiting longer. */
const TIMEOUT = 15 * SECOND;

/** The longest of the provider's own words that is kept. */
const SAID = 300;

export interface AuthorizeRequest {
  readonly clientId: string;
  /** Exactly as it is registered at X: a slash more or less is refused. */
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  /** Comes back with the code, and ties the answer to who asked; at most 500 characters. */
  readonly state: string;
  /** {@link challengeOf} of a verifier that stays here. */
  readonly challenge: string;
  /** A peer instead of X. */
  readonly origin?: string | null;
}

/** What the token endpoint needs of the world and of the application. */
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

/** Why there is no token. */
export interface OAuthRefusal {
  readonly ok: false;
  /**
   * `authentication`: X does not know the application, or its secret. `rejected`: the code or refresh token is used up, over, or another's:
   * somebody has to allow it again. `transient`: nothing was decided, the same call may work later. `unconfirmed`: the answer never came, so a
   * code or a refresh token may be used up.
   */
  readonly failure: 'authentication' | 'rejected' | 'throttled' | 'transient' | 'unconfirmed';
  /** `invalid_grant` and its like of RFC 6749 section 5.2, or the HTTP status. */
  readonly code: string | null;
  /** X's own words, cut; they name no secret. */
  readonly said: string | null;
}

export interface OAuthTokens {
  readonly ok: true;
  readonly accessToken: string;
  /** A new one at every refresh, the old one is over then; `null` without the scope offline.access. */
  readonly refreshToken: string | null;
  /** ms since the epoch; `null` when nobody says. */
  readonly expiresAt: number | null;
  /** What was allowed, which may be less than what was asked. */
  readonly scopes: readonly string[];
}

export type TokenAnswer = OAuthTokens | OAuthRefusal;

export type RevokeAnswer = { readonly ok: true } | OAuthRefusal;

/** S256 of RFC 7636 section 4.2: the base64url of the verifier's SHA-256. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier, 'ascii').digest('base64url');

/** Whether a verifier is one by RFC 7636 section 4.1: 43 to 128 unreserved characters. */
export const isVerifier = (value: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(value);

/** Where to send a browser so that its person can allow us (docs.x.com, OAuth 2.0 Authorization Code Flow with PKCE). */
export function authorizeUrl({ clientId, redirectUri, scopes, state, challenge, origin }: AuthorizeRequest): string {
  const url = new URL('/i/oauth2/authorize', origin ?? AUTHORIZE_ORIGIN);
  // URLSearchParams would write spaces as plus signs, which X does not read between scopes.
  url.search = Object.entries({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return url.href;
}

/** Trades a code for tokens: once, and within 30 s of its making. */
export function exchangeCode(
  tools: OAuthTools,
  { code, verifier, redirectUri }: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<TokenAnswer> {
  return askForTokens(tools, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/** Trades a refresh token for new tokens. The old one is over as soon as X has answered: keep the new one before anything else. */
export function refreshToken(tools: OAuthTools, token: string): Promise<TokenAnswer> {
  return askForTokens(tools, { grant_type: 'refresh_token', refresh_token: token });
}

/** Takes a token back (RFC 7009): with the refresh token, the whole grant. */
export async function revokeToken(
  tools: OAuthTools,
  token: string,
  kind: 'access_token' | 'refresh_token',
): Promise<RevokeAnswer> {
  const answer = await post(tools, '/2/oauth2/revoke', { token, token_type_hint: kind });
  return answer.ok ? { ok: true } : answer;
}

async function askForTokens(tools: OAuthTools, form: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  const asked = tools.now();
  const answer = await post(tools, '/2/oauth2/token', form);
  return answer.ok ? tokensOf(answer.fields, asked) : answer;
}

/** @param asked the life of a token is counted from before the call, so that it never seems longer than it is. */
function tokensOf(fields: JsonFields | null, asked: number): TokenAnswer {
  const accessToken = textOf(fields, 'access_token');
  if (accessToken === null || accessToken === '' || textOf(fields, 'token_type')?.toLowerCase() !== 'bearer') {
    return { ok: false, failure: 'unconfirmed', code: null, said: 'The answer carried no bearer token.' };
  }
  const seconds = numberOf(fields, 'expires_in');
  return {
    ok: true,
    accessToken,
    refreshToken: textOf(fields, 'refresh_token'),
    expiresAt: seconds === null || seconds < 0 ? null : asked + seconds * SECOND,
    scopes: (textOf(fields, 'scope') ?? '').split(' ').filter((scope) => scope !== ''),
  };
}

type Answered = { readonly ok: true; readonly fields: JsonFields | null } | OAuthRefusal;

async function post(
  { fetch, clientId, clientSecret, origin }: OAuthTools,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Answered> {
  try {
    const response = await fetch(new URL(path, origin ?? API_ORIGIN), {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...form, client_id: clientId }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const fields = fieldsOf(jsonOf(await response.text()));
    return response.ok ? { ok: true, fields } : refusalOf(response.status, fields);
  } catch (error) {
    return { ok: false, failure: neverLeft(error) ? 'transient' : 'unconfirmed', code: null, said: null };
  }
}

function refusalOf(status: number, fields: JsonFields | null): OAuthRefusal {
  const error = textOf(fields, 'error');
  const said = (textOf(fields, 'error_description') ?? textOf(fields, 'detail'))?.slice(0, SAID) ?? null;
  return { ok: false, failure: failureOf(status, error), code: error ?? String(status), said };
}

function failureOf(status: number, error: string | null): OAuthRefusal['failure'] {
  if (error === 'invalid_client' || error === 'unauthorized_client' || status === 401) return 'authentication';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'transient' : 'rejected';
}
