import { basicCredentials, formFields, type PeerCall } from '../kit/call.js';
import type { PeerAnswer } from '../kit/refusal.js';
import { consentPage, wrongPage } from './consent-page.js';
import type { Grants, IssuedTokens } from './grants.js';

export interface Application {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The only allowed redirect addresses, compared exactly. */
  readonly redirectUris: readonly string[];
  /** The signed-in user. */
  readonly handle: string;
}

/** Available scopes (docs.x.com, "Scopes"). */
export const SCOPES: readonly string[] = [
  'tweet.read',
  'tweet.write',
  'tweet.moderate.write',
  'users.email',
  'users.read',
  'follows.read',
  'follows.write',
  'offline.access',
  'space.read',
  'mute.read',
  'mute.write',
  'like.read',
  'like.write',
  'list.read',
  'list.write',
  'block.read',
  'block.write',
  'bookmark.read',
  'bookmark.write',
  'dm.read',
  'dm.write',
  'media.write',
];

interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
  readonly challenge: string;
}

/** The authorization server of X: a consent page and the token endpoint (RFC 6749, 7636, 7009). */
export class OAuthServer {
  constructor(
    private readonly application: Application,
    private readonly grants: Grants,
  ) {}

  /** @returns `null` for calls to other endpoints. */
  async answer(call: PeerCall): Promise<PeerAnswer | null> {
    switch (`${call.method} ${call.path}`) {
      case 'GET /i/oauth2/authorize':
        return this.#show(call.query);
      case 'POST /i/oauth2/authorize':
        return this.#decide(await paramsOf(call));
      case 'POST /2/oauth2/token':
        return this.#asApplication(call, (form) => this.#token(form));
      case 'POST /2/oauth2/revoke':
        return this.#asApplication(call, (form) => this.#revoke(form));
      default:
        return null;
    }
  }

  #show(params: URLSearchParams): PeerAnswer {
    const asked = this.#read(params);
    return typeof asked === 'string' ? wrongPage(asked) : consentPage(this.application.handle, asked.scopes, params);
  }

  #decide(params: URLSearchParams): PeerAnswer {
    const asked = this.#read(params);
    if (typeof asked === 'string') return wrongPage(asked);
    const { redirectUri, scopes, state, challenge } = asked;
    const back = new URL(redirectUri);
    back.searchParams.set('state', state);
    if (params.get('decision') === 'allow')
      back.searchParams.set('code', this.grants.allow(scopes, redirectUri, challenge));
    else back.searchParams.set('error', 'access_denied');
    return { status: 302, headers: { location: back.href, 'cache-control': 'no-store' }, body: null };
  }

  /** @returns the request, or why it is invalid. */
  #read(params: URLSearchParams): AuthorizationRequest | string {
    const value = (name: string): string => params.get(name) ?? '';
    if (value('client_id') !== this.application.clientId) return 'The client_id is unknown.';
    const redirectUri = value('redirect_uri');
    if (!this.application.redirectUris.includes(redirectUri)) return 'The redirect_uri is not registered.';
    if (value('response_type') !== 'code') return 'The response_type must be code.';
    if (value('state') === '' || value('state').length > 500) return 'The state must have 1 to 500 characters.';
    if (value('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(value('code_challenge')))
      return 'The code_challenge must be of S256.';
    const scopes = value('scope')
      .split(' ')
      .filter((scope) => scope !== '');
    const unknown = scopes.find((scope) => !SCOPES.includes(scope));
    if (scopes.length === 0 || unknown !== undefined) return `The scope ${unknown ?? ''} is unknown.`;
    return { redirectUri, scopes, state: value('state'), challenge: value('code_challenge') };
  }

  async #asApplication(call: PeerCall, work: (form: URLSearchParams) => PeerAnswer): Promise<PeerAnswer> {
    const { clientId, clientSecret } = this.application;
    const credentials = basicCredentials(call);
    const isOurs =
      credentials !== null &&
      credentials.user === encodeURIComponent(clientId) &&
      credentials.password === encodeURIComponent(clientSecret);
    if (!isOurs) return oauthError(401, 'unauthorized_client', 'Missing valid authorization header');
    const form = await paramsOf(call);
    const named = form.get('client_id');
    if (named !== null && named !== clientId)
      return oauthError(400, 'invalid_request', 'Value passed for client_id was invalid.');
    return work(form);
  }

  #token(form: URLSearchParams): PeerAnswer {
    const value = (name: string): string => form.get(name) ?? '';
    switch (value('grant_type')) {
      case 'authorization_code': {
        const tokens = this.grants.trade(value('code'), value('redirect_uri'), value('code_verifier'));
        return tokens === null ? invalid('authorization code') : tokenAnswer(tokens);
      }
      case 'refresh_token': {
        const tokens = this.grants.refresh(value('refresh_token'));
        return tokens === null ? invalid('token') : tokenAnswer(tokens);
      }
      default:
        return oauthError(400, 'unsupported_grant_type', 'The grant_type is not supported.');
    }
  }

  #revoke(form: URLSearchParams): PeerAnswer {
    const token = form.get('token') ?? '';
    if (token === '') return oauthError(400, 'invalid_request', 'Missing required parameter [token].');
    this.grants.revoke(token);
    return { status: 200, body: { revoked: true } };
  }
}

async function paramsOf(call: PeerCall): Promise<URLSearchParams> {
  const params = new URLSearchParams();
  for (const [name, value] of (await formFields(call)) ?? []) if (typeof value === 'string') params.append(name, value);
  return params;
}

const tokenAnswer = ({ accessToken, refreshToken, expiresIn, scopes }: IssuedTokens): PeerAnswer => ({
  status: 200,
  headers: { 'cache-control': 'no-store' },
  body: {
    token_type: 'bearer',
    expires_in: expiresIn,
    access_token: accessToken,
    scope: scopes.join(' '),
    ...(refreshToken !== null && { refresh_token: refreshToken }),
  },
});

const oauthError = (status: number, error: string, description: string): PeerAnswer => ({
  status,
  headers: { 'cache-control': 'no-store' },
  body: { error, error_description: description },
});

const invalid = (what: string): PeerAnswer =>
  oauthError(400, 'invalid_request', `Value passed for the ${what} was invalid.`);
