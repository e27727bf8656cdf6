import { SECOND } from '@concordia/domain';
import * as oauth from 'oauth4webapi';
import { fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
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
export const challengeOf = (verifier: string): Promise<string> => oauth.calculatePKCECodeChallenge(verifier);

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
  return askForTokens(tools, 'authorization_code', { code, redirect_uri: redirectUri, code_verifier: verifier });
}

/** Trades a refresh token for new tokens. The old one is over as soon as X has answered: keep the new one before anything else. */
export function refreshToken(tools: OAuthTools, token: string): Promise<TokenAnswer> {
  return askForTokens(tools, 'refresh_token', { refresh_token: token });
}

/** Takes a token back (RFC 7009): with the refresh token, the whole grant. */
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
  // The life of a token is counted from before the call, so that it never seems longer than it is.
  const asked = tools.now();
  return answered(
    () => oauth.genericTokenEndpointRequest(server, client, authenticate, grantType, form, options),
    async (response) => tokensOf(await oauth.processGenericTokenEndpointResponse(server, client, response), asked),
  );
}

function tokensOf(answer: oauth.TokenEndpointResponse, asked: number): TokenAnswer {
  // The library takes tokens that are bound to a key too, of which we have none.
  if (answer.token_type !== 'bearer') return NO_TOKEN;
  return {
    ok: true,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresAt: answer.expires_in === undefined ? null : asked + answer.expires_in * SECOND,
    scopes: (answer.scope ?? '').split(' ').filter((scope) => scope !== ''),
  };
}

/** The two sides, as the library wants to know them. */
function partiesOf({ fetch, clientId, clientSecret, origin }: OAuthTools) {
  const at = (path: string): string => new URL(path, origin ?? API_ORIGIN).href;
  // Not the library's own: it encodes hyphens and underscores too, and X does not promise to decode what need not be encoded.
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
      // A redirect would carry the credentials elsewhere.
      [oauth.customFetch]: (url: string, init: object) => fetch(url, { ...init, redirect: 'error' }),
      // Peers are on this machine, and speak HTTP.
      [oauth.allowInsecureRequests]: (origin ?? null) !== null,
      signal: () => AbortSignal.timeout(TIMEOUT),
    },
  };
}

const NO_TOKEN: OAuthRefusal = {
  ok: false,
  failure: 'unconfirmed',
  code: null,
  said: 'The answer carried no bearer token.',
};

/** Never throws: a call that was lost and an answer that nobody can read are refusals, too. */
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
