import { SECOND, type SignInMailbox } from '@concordia/domain';
import { ClientSecretPost, None } from 'oauth4webapi';
import {
  addressWith,
  askForTokens,
  askToRevoke,
  type OAuthParties,
  type RevokeAnswer,
  type TokenAnswer,
} from '../oauth/index.js';
import { type ConnectionSettings, settingOf } from '../port/connect.js';
import { MAIL_SERVICES } from './services.js';

/** Timeout of {@link isStillGranted}, in ms. */
const TIMEOUT = 10 * SECOND;

/** The operator's app registration at a provider of mailboxes. */
export interface MailSignIn {
  readonly provider: SignInMailbox;
  readonly fetch: typeof fetch;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly clientId: string;
  /** Empty for a public client. */
  readonly clientSecret: string;
  /** Microsoft's: an id, a domain, or `common`. */
  readonly tenant: string;
  /** A peer instead of the provider; its endpoints have the same paths. */
  readonly origin: string | null;
}

/** @param settings with their initial values and the secrets. */
export function mailSignInOf(
  provider: SignInMailbox,
  settings: ConnectionSettings,
  tools: Pick<MailSignIn, 'fetch' | 'now' | 'origin'>,
): MailSignIn {
  const of = (name: string): string => settingOf(settings, name);
  return { provider, ...tools, clientId: of('clientId'), clientSecret: of('clientSecret'), tenant: of('tenant') };
}

export interface MailAuthorization {
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
  /** The mailbox expected; the provider preselects it. */
  readonly address: string;
}

/** The address where the owner of the mailbox grants access: authorization code with PKCE (RFC 6749, 4.1; RFC 7636). */
export function mailAuthorizeUrl(signIn: MailSignIn, { redirectUri, state, challenge, address }: MailAuthorization) {
  const { authorize, scopes, parameters } = MAIL_SERVICES[signIn.provider];
  return addressWith(endpoint(signIn, authorize(signIn.tenant)), {
    response_type: 'code',
    client_id: signIn.clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    login_hint: address,
    ...parameters,
  });
}

export const exchangeMailCode = (
  signIn: MailSignIn,
  { code, verifier, redirectUri }: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<TokenAnswer> =>
  askForTokens(partiesOf(signIn), 'authorization_code', { code, redirect_uri: redirectUri, code_verifier: verifier });

/**
 * Exchanges a refresh token for new tokens. The former one stays valid at Google, which returns no other, and at Microsoft, which does; so the call may
 * be repeated when its answer was lost.
 */
export const refreshMailToken = (signIn: MailSignIn, token: string): Promise<TokenAnswer> =>
  askForTokens(partiesOf(signIn), 'refresh_token', { refresh_token: token });

/**
 * Ends the grant at the provider.
 *
 * @param token the refresh token, or the access token of a grant without one.
 * @returns `null` if the provider has no endpoint for it.
 */
export async function revokeMailGrant(
  signIn: MailSignIn,
  token: string,
  kind: 'access_token' | 'refresh_token',
): Promise<RevokeAnswer | null> {
  return MAIL_SERVICES[signIn.provider].revoke === null ? null : askToRevoke(partiesOf(signIn), token, kind);
}

/**
 * Asks whether an access token still counts, where the provider tells.
 *
 * @returns `unknown` if it does not, or cannot be reached.
 */
export async function isStillGranted(signIn: MailSignIn, token: string): Promise<'yes' | 'no' | 'unknown'> {
  const { userInfo } = MAIL_SERVICES[signIn.provider];
  if (userInfo === null) return 'unknown';
  try {
    const response = await signIn.fetch(endpoint(signIn, userInfo), {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (response.ok) return 'yes';
    return response.status === 401 ? 'no' : 'unknown';
  } catch {
    return 'unknown';
  }
}

function partiesOf(signIn: MailSignIn): OAuthParties {
  const { provider, fetch, now, clientId, clientSecret, tenant, origin } = signIn;
  const { token, isIssuer, revoke } = MAIL_SERVICES[provider];
  return {
    fetch,
    now,
    issuer: origin === null ? new URL(token(tenant)).origin : new URL(origin).origin,
    issuerIn: (said) => (origin === null && isIssuer(said) ? said : null),
    tokenEndpoint: endpoint(signIn, token(tenant)),
    revocationEndpoint: revoke === null ? null : endpoint(signIn, revoke),
    clientId,
    authenticate: clientSecret === '' ? None() : ClientSecretPost(clientSecret),
    isLocal: origin !== null,
  };
}

/** A peer has the provider's paths at its own origin. */
const endpoint = ({ origin }: MailSignIn, address: string): string =>
  origin === null ? address : new URL(new URL(address).pathname, origin).href;
