import { SECOND } from '@concordia/domain';
import * as oauth from 'oauth4webapi';
import { fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import { neverLeft } from '../http/lost.js';
import type { OAuthRefusal, RevokeAnswer, TokenAnswer } from './answers.js';

/** Timeout in ms. Codes live for half a minute at some providers, so waiting longer is useless. */
const TIMEOUT = 15 * SECOND;

/** Maximum length of the stored provider message. */
const SAID = 300;

/** A provider's endpoints, and the application that calls them. */
export interface OAuthParties {
  readonly fetch: typeof fetch;
  /** ms since the epoch. */
  readonly now: () => number;
  /** Expected in ID tokens. */
  readonly issuer: string;
  readonly tokenEndpoint: string;
  /** `null` if tokens cannot be revoked. */
  readonly revocationEndpoint: string | null;
  readonly clientId: string;
  readonly authenticate: oauth.ClientAuth;
  /** Whether the endpoints are a peer's on this machine, which uses HTTP. */
  readonly isLocal: boolean;
  /** The issuer of an ID token, where it differs by user. @returns `null` to expect {@link issuer}. */
  readonly issuerIn?: (said: string) => string | null;
}

/** S256 of RFC 7636 section 4.2: the base64url of the verifier's SHA-256. */
export const challengeOf = (verifier: string): Promise<string> => oauth.calculatePKCECodeChallenge(verifier);

/** Calls the token endpoint. Never throws: lost calls and unreadable responses are refusals too. */
export function askForTokens(
  parties: OAuthParties,
  grantType: string,
  form: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const { server, client, options } = dressed(parties);
  // A token's lifetime counts from before the call, so that it is never overestimated.
  const asked = parties.now();
  return answered(
    () => oauth.genericTokenEndpointRequest(server, client, parties.authenticate, grantType, form, options),
    async (response) => {
      const read = await withIssuer(parties, response);
      const body = { ...server, issuer: read.issuer };
      return tokensOf(await oauth.processGenericTokenEndpointResponse(body, client, read.response), asked);
    },
  );
}

/** Revokes a token (RFC 7009); a refresh token revokes the whole grant. Never throws. */
export function askToRevoke(
  parties: OAuthParties,
  token: string,
  kind: 'access_token' | 'refresh_token',
): Promise<RevokeAnswer> {
  const { server, client, options } = dressed(parties);
  const additionalParameters = { token_type_hint: kind };
  return answered(
    () => oauth.revocationRequest(server, client, parties.authenticate, token, { ...options, additionalParameters }),
    async (): Promise<RevokeAnswer> => ({ ok: true }),
  );
}

function tokensOf(answer: oauth.TokenEndpointResponse, asked: number): TokenAnswer {
  // The library also accepts key-bound tokens, for which we have no key.
  if (answer.token_type !== 'bearer') return NO_TOKEN;
  const claims = oauth.getValidatedIdTokenClaims(answer);
  const address = claims === undefined ? null : addressIn(claims);
  return {
    ok: true,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresAt: answer.expires_in === undefined ? null : asked + answer.expires_in * SECOND,
    scopes: (answer.scope ?? '').split(' ').filter((scope) => scope !== ''),
    ...(address !== null && { address }),
  };
}

/** Microsoft tells `email` only of some accounts, and the sign-in name of all. */
function addressIn({ email, preferred_username: name }: oauth.IDToken): string | null {
  const told = [email, name].find((value) => typeof value === 'string' && value.includes('@'));
  return typeof told === 'string' ? told.toLowerCase() : null;
}

async function withIssuer({ issuer, issuerIn }: OAuthParties, response: Response) {
  if (issuerIn === undefined) return { issuer, response };
  const text = await response.text();
  const { status, headers } = response;
  return { issuer: issuerIn(issuerSaid(text)) ?? issuer, response: new Response(text, { status, headers }) };
}

/** The unverified issuer of the ID token in a token response; empty if there is none. */
function issuerSaid(text: string): string {
  const [, payload = ''] = (textOf(fieldsOf(jsonOf(text)), 'id_token') ?? '').split('.');
  return textOf(fieldsOf(jsonOf(Buffer.from(payload, 'base64url').toString('utf8'))), 'iss') ?? '';
}

function dressed({ fetch, issuer, tokenEndpoint, revocationEndpoint, clientId, isLocal }: OAuthParties) {
  return {
    server: {
      issuer,
      token_endpoint: tokenEndpoint,
      ...(revocationEndpoint !== null && { revocation_endpoint: revocationEndpoint }),
    },
    client: { client_id: clientId },
    options: {
      // A redirect would leak the credentials.
      [oauth.customFetch]: (url: string, init: object) => fetch(url, { ...init, redirect: 'error' }),
      [oauth.allowInsecureRequests]: isLocal,
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
  if (error === 'temporarily_unavailable') return 'transient';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'transient' : 'rejected';
}
