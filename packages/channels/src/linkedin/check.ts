import { SECOND } from '@concordia/domain';
import { fieldsOf, jsonOf, numberOf, textOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import type { CheckResult } from '../port/adapter.js';
import { callLinkedin, type LinkedinAccount } from './client.js';
import { type LinkedinRefusal, notTried, refusalOf } from './errors.js';

export interface LinkedinApplication {
  readonly clientId: string;
  readonly clientSecret: string;
  /** `https://www.linkedin.com`, or a peer. */
  readonly origin: string;
}

const failed = ({ failure, providerCode, said }: LinkedinRefusal): CheckResult => ({
  ok: false,
  failure,
  providerCode,
  said,
});

/** Checks when the token expires and whether it has access to the page. */
export async function checkAccount(
  application: LinkedinApplication,
  account: LinkedinAccount,
  signal: AbortSignal,
): Promise<CheckResult> {
  const token = await inspectToken(application, account, signal);
  if (!token.ok) return failed(token);
  const path = `/rest/organizations/${account.organisation}`;
  const answer = await callLinkedin(account, { method: 'GET', path }, signal);
  if (!answer.ok) return failed(answer);
  const name = textOf(answer.fields, 'localizedName') ?? textOf(answer.fields, 'vanityName') ?? account.organisation;
  return { ok: true, account: name, expiresAt: token.expiresAt };
}

type Inspected = { readonly ok: true; readonly expiresAt: number | null } | LinkedinRefusal;

/** `POST /oauth/v2/introspectToken`: `{active, status, expires_at}`, the time in seconds since the epoch (LinkedIn, "Token introspection"). */
async function inspectToken(
  { clientId, clientSecret, origin }: LinkedinApplication,
  { fetch, token }: LinkedinAccount,
  signal: AbortSignal,
): Promise<Inspected> {
  const init = {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, token }),
  };
  const answer = await exchange({ url: new URL('/oauth/v2/introspectToken', origin), init, fetch }, signal);
  if (answer.kind === 'lost') return notTried('transient', 'no_answer');
  const { status, headers, text } = answer;
  const fields = fieldsOf(jsonOf(text));
  // A secret that does not belong to the application is a wrong credential, whatever the status.
  if (textOf(fields, 'error') === 'invalid_client')
    return { ...refusalOf(401, headers, text), failure: 'authentication' };
  if (status < 200 || status > 299) return refusalOf(status, headers, text);
  if (fields?.get('active') !== true) {
    const state = textOf(fields, 'status') ?? 'inactive';
    return { ...notTried('authentication', state), said: `The access token is ${state}.` };
  }
  const seconds = numberOf(fields, 'expires_at');
  return { ok: true, expiresAt: seconds === null ? null : seconds * SECOND };
}
