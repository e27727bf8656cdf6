import { createHmac } from 'node:crypto';
import { SECOND, type SendFailure } from '@concordia/domain';
import { asBytes } from '../http/form.js';
import { fieldsOf, type JsonFields, jsonOf } from '../http/json.js';
import { neverLeft } from '../http/lost.js';
import type { ProviderTools } from '../port/connect.js';
import { errorIn, failureOf, statusFailure } from './errors.js';
import { waitOf } from './throttle.js';

/** Each version lives at least two years; this one was released in May 2025. */
export const GRAPH_VERSION = 'v23.0';

const GRAPH_ORIGIN = 'https://graph.facebook.com';

/** Timeouts in ms, for a call and for a file. */
const TIMEOUT = 15 * SECOND;
const FILE_TIMEOUT = 60 * SECOND;

/** Maximum length of the stored Meta message. */
const SAID = 300;

export interface GraphAccount extends Pick<ProviderTools, 'fetch' | 'now' | 'origin'> {
  readonly token: string;
  readonly appSecret: string;
}

export interface GraphCall {
  readonly method: 'GET' | 'POST';
  /** Below the version, without a leading slash: `1234/messages`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a form as multipart. */
  readonly body?: FormData | object;
}

export interface GraphRefusal {
  readonly ok: false;
  readonly failure: SendFailure;
  readonly providerCode: string | null;
  readonly retryAfterMs: number | null;
  /** Meta's own text, truncated; contains no secret. */
  readonly said: string | null;
}

export type GraphAnswer = { readonly ok: true; readonly fields: JsonFields } | GraphRefusal;

const refusal = (failure: SendFailure, more: Partial<GraphRefusal> = {}): GraphRefusal => ({
  ok: false,
  failure,
  providerCode: null,
  retryAfterMs: null,
  said: null,
  ...more,
});

/** For calls without visible side effects: safe to retry, whether or not they arrived. */
export const harmless = (answer: GraphRefusal): GraphRefusal =>
  answer.failure === 'unconfirmed' ? { ...answer, failure: 'transient' } : answer;

/** The Graph API's origin; a peer's if configured. */
export const graphOrigin = ({ origin }: Pick<GraphAccount, 'origin'>): string => origin ?? GRAPH_ORIGIN;

/** Proves that a token is used by the application it was issued to: hex HMAC-SHA256(app secret, token). */
export const proofOf = (token: string, appSecret: string): string =>
  createHmac('sha256', appSecret).update(token).digest('hex');

/**
 * Makes one call (developers.facebook.com/docs/graph-api). With a Graph error body, the call was certainly refused. A missing response, or one from
 * an intermediary, leaves the outcome unknown.
 */
export async function callGraph(account: GraphAccount, call: GraphCall, signal: AbortSignal): Promise<GraphAnswer> {
  const { token, appSecret, now } = account;
  const url = new URL(`${graphOrigin(account)}/${GRAPH_VERSION}/${call.path}`);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  url.searchParams.set('appsecret_proof', proofOf(token, appSecret));
  const isForm = call.body instanceof FormData;
  try {
    const init = await asBytes({
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(call.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(isForm ? FILE_TIMEOUT : TIMEOUT)]),
      ...(call.body !== undefined && { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) }),
    });
    const response = await account.fetch(url.href, init);
    return readAnswer(response, jsonOf(await response.text()), now());
  } catch (error) {
    signal.throwIfAborted();
    return refusal(neverLeft(error) ? 'transient' : 'unconfirmed');
  }
}

function readAnswer({ ok, status, headers }: Response, body: unknown, now: number): GraphAnswer {
  const fields = fieldsOf(body);
  const error = errorIn(fields?.get('error'));
  if (error === null) {
    if (!ok) {
      return refusal(statusFailure(status), { providerCode: String(status), retryAfterMs: waitOf(headers, null, now) });
    }
    return fields === null ? refusal('unconfirmed') : { ok: true, fields };
  }
  return refusal(failureOf(error, status), {
    providerCode: error.subcode === null ? String(error.code) : `${error.code}/${error.subcode}`,
    retryAfterMs: waitOf(headers, error.code, now),
    said: error.message?.slice(0, SAID) ?? null,
  });
}
