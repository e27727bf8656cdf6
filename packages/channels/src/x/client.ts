import { fieldsOf, type JsonFields, jsonOf, listOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import { problemOf, refusalOf, type XRefusal } from './errors.js';

export interface XAccount {
  readonly fetch: typeof fetch;
  /** ms since the epoch. */
  readonly now: () => number;
  /** `https://api.x.com`, or a peer. */
  readonly origin: string;
  /** `null` until the account is authorized. */
  readonly token: string | null;
}

export interface XCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: object;
}

export type XAnswer = { readonly ok: true; readonly fields: JsonFields } | XRefusal;

const NOT_AUTHORISED: XRefusal = {
  ok: false,
  failure: 'authentication',
  providerCode: 'not_authorised',
  retryAfterMs: null,
  said: 'This application has not been authorized at X yet.',
};

/**
 * Makes one call as the authorized user. A 200 with `errors` but no `data` is a refusal too: X responds so if the call is well-formed but its object
 * is unavailable.
 */
export async function callX(account: XAccount, call: XCall, signal: AbortSignal): Promise<XAnswer> {
  if (account.token === null) return NOT_AUTHORISED;
  const url = new URL(call.path, account.origin);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const init = {
    method: call.method,
    headers: {
      authorization: `Bearer ${account.token}`,
      ...(call.json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
  };
  const answer = await exchange({ url, init, fetch: account.fetch }, signal);
  if (answer.kind === 'lost') return lostCall(call.method === 'GET' ? 'transient' : answer.failure);
  const { status, headers, text } = answer;
  if (status < 200 || status > 299) return refusalOf(status, headers, text, account.now());
  const fields = fieldsOf(jsonOf(text));
  // Accepted, but the outcome is unknown.
  if (fields === null) return lostCall(call.method === 'GET' ? 'transient' : 'unconfirmed');
  return fields.get('data') === undefined && listOf(fields, 'errors').length > 0
    ? problemOf(status, fields)
    : { ok: true, fields };
}

const lostCall = (failure: 'transient' | 'unconfirmed'): XRefusal => ({
  ok: false,
  failure,
  providerCode: 'no_answer',
  retryAfterMs: null,
  said: null,
});
