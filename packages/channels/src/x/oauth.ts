import { SECOND } from '@concordia/domain';
import * as oauth from 'oauth4webapi';
import { fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import { neverLeft } from '../http/lost.js';

/** Origins for authorization and for the token endpoint: two hosts at X, one at a peer. */
const AUTHORIZE_ORIGIN = 'https://x.com';
const API_ORIGIN = 'https://api.x.com';

/** Timeout in ms. A code is valid for 30 s, so waiting longer is useless. */
const TIMEOUT = 15 * SECOND;

/** Maximum length of the stored provider message. */
const SAID = 300;

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

export interface OAuthRefusal {
  readonly ok: false;
  /**
   * `authentication`: X does not know the application, or its secret. `rejected`: the code or refresh token is used up, expired or another
   * application's; the user must authorize again. `transient`: nothing was decided; the same call may work later. `unconfirmed`: no response came, so
   * a code or refresh token may be used up.
   */
  readonly failure: 'authentication' | 'rejected' | 'throttled' | 'transient' | 'unconfirmed';
  /** `invalid_grant` or another code of RFC 6749 section 5.2, or the HTTP status. */
  readonly code: string | null;
  /** X's own message, truncated; contains no secret. */
  readonly said: string | null;
}

export interface OAuthTokens {
  readonly ok: true;
  readonly accessToken: string;
  /** Replaced at every refresh, which invalidates the old one; `null` without the scope offline.access. */
  readonly refreshToken: string | null;
  /** ms since the epoch; `null` if unknown. */
  readonly expiresAt: number | null;
  /** The granted scopes, which may be fewer than requested. */
  readonly scopes: readonly string[];
}

export type TokenAnswer = OAuthTokens | OAuthRefusal;

export type RevokeAnswer = { readonly ok: true } | OAuthRefusal;

/** S256 of RFC 7636 section 4.2: the base64url of the verifier's SHA-256. */
export const challengeOf = (verifier: string): Promise<string> => oauth.calculatePKCECodeChallenge(verifier);

/** The address where the user authorizes us (docs.x.com, OAuth 2.0 Authorization Code Flow with PKCE). */
export function authorizeUrl({ clientId, redirectUri, scopes, state, challenge, origin }: AuthorizeRequest): string {
  const url = new URL('/i/oauth2/authorize', origin ?? AUTHORIZE_ORIGIN);
  // URLSearchParams would write spaces as plus signs, which X does not accept between scopes.
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

/** Exchanges a code for tokens: once, and within 30 s of its creation. */
export function exchangeCode(
  tools: OAuthTools,
  { code, verifier, redirectUri }: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<TokenAnswer> {
  return askForTokens(tools, 'authorization_code', { code, redirect_uri: redirectUri, code_verifier: verifier });
}

/** Exchanges a refresh token for new tokens. The old one expires as soon as X responds: store the new one first. */
export function refreshToken(tools: OAuthTools, token: string): Promise<TokenAnswer> {
  return askForTokens(tools, 'refresh_token', { refresh_token: token });
}

/** Revokes a token (RFC 7009); a refresh token revokes the whole grant. */
export function revokeToken(
  tools: OAuthTools,
  token: string,
  kind: 'access_token' | 'refresh_token',
): Promise<RevokeAnswer> {
  const { server, client, authenticate, options } = partiesOf(tools);
  const additionalParameters = { token_type_hint: kind };
  return answered(
    () => oauth.revocationRequest(server, client, authenticate, token, { ...options, additionalParameters }),
    async (): Promise<RevokeAnswer> => ({ ok: true }),
  );
}

function askForTokens(
  tools: OAuthTools,
  grantType: string,
  form: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const { server, client, authenticate, options } = partiesOf(tools);
  // A token's lifetime counts from before the call, so that it is never overestimated.
  const asked = tools.now();
  return answered(
    () => oauth.genericTokenEndpointRequest(server, client, authenticate, grantType, form, options),
    async (response) => tokensOf(await oauth.processGenericTokenEndpointResponse(server, client, response), asked),
  );
}

function tokensOf(answer: oauth.TokenEndpointResponse, asked: number): TokenAnswer {
  // The library also accepts key-bound tokens, for which we have no key.
  if (answer.token_type !== 'bearer') return NO_TOKEN;
  return {
    ok: true,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresAt: answer.expires_in === undefined ? null : asked + answer.expires_in * SECOND,
    scopes: (answer.scope ?? '').split(' ').filter((scope) => scope !== ''),
  };
}

function partiesOf({ fetch, clientId, clientSecret, origin }: OAuthTools) {
  const at = (path: string): string => new URL(path, origin ?? API_ORIGIN).href;
  // The library's own encoder also escapes hyphens and underscores, which X does not promise to decode.
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const authenticate: oauth.ClientAuth = (_server, { client_id }, body, headers) => {
    headers.set('authorization', `Basic ${basic}`);
    body.set('client_id', client_id);
  };
  return {
    server: {
      issuer: origin ?? AUTHORIZE_ORIGIN,
      token_endpoint: at('/2/oauth2/token'),
      revocation_endpoint: at('/2/oauth2/revoke'),
    },
    client: { client_id: clientId },
    authenticate,
    options: {
      // A redirect would leak the credentials.
      [oauth.customFetch]: (url: string, init: object) => fetch(url, { ...init, redirect: 'error' }),
      // Peers run on this machine and use HTTP.
      [oauth.allowInsecureRequests]: (origin ?? null) !== null,
      signal: () => AbortSignal.timeout(TIMEOUT),
    },
  };
}

const NO_TOKEN: OAuthRefusal = {
  ok: false,
  failure: 'unconfirmed',
  code: null,
  said: 'The response contained no bearer token.',
};

/** Never throws: lost calls and unreadable responses are refusals too. */
async function answered<Granted>(
  call: () => Promise<Response>,
  read: (response: Response) => Promise<Granted>,
): Promise<Granted | OAuthRefusal> {
  try {
    const response = await call();
    if (response.ok) return await read(response);
    return refusalOf(response.status, fieldsOf(jsonOf(await response.text())));
  } catch (error) {
    if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError) {
      return NO_TOKEN;
    }
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
