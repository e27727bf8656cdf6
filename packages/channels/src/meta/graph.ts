import { createHmac } from 'node:crypto';
import { SECOND, type SendFailure } from '@concordia/domain';
import { asBytes } from '../http/form.js';
import { fieldsOf, type JsonFields, jsonOf } from '../http/json.js';
import { neverLeft } from '../http/lost.js';
import type { ProviderTools } from '../port/connect.js';
import { errorIn, failureOf, statusFailure } from './errors.js';
import { waitOf } from './throttle.js';

/** The version of the Graph API that is spoken. Each lives for at least two years; this one began in May 2025. */
export const GRAPH_VERSION = 'v23.0';

const GRAPH_ORIGIN = 'https://graph.facebook.com';

/** How long Meta may take over a call, in ms; over a file. */
const TIMEOUT = 15 * SECOND;
const FILE_TIMEOUT = 60 * SECOND;

/** The longest of Meta's own words that is kept. */
const SAID = 300;

/** Who speaks to the Graph API. */
export interface GraphAccount extends Pick<ProviderTools, 'fetch' | 'now' | 'origin'> {
  readonly token: string;
  readonly appSecret: string;
}

export interface GraphCall {
  readonly method: 'GET' | 'POST';
  /** Below the version, without a slash at its start: `1234/messages`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** An object goes as JSON, a form as multipart. */
  readonly body?: FormData | object;
}

/** Why a call was not taken, or may not have been. */
export interface GraphRefusal {
  readonly ok: false;
  readonly failure: SendFailure;
  readonly providerCode: string | null;
  readonly retryAfterMs: number | null;
  /** Meta's own words, cut; they name no secret. */
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

/** Of a call that changes nothing which anybody sees: made again, it does no harm, whether or not it arrived. */
export const harmless = (answer: GraphRefusal): GraphRefusal =>
  answer.failure === 'unconfirmed' ? { ...answer, failure: 'transient' } : answer;

/** Where the Graph API is; a peer's origin instead of Meta's, where there is one. */
export const graphOrigin = ({ origin }: Pick<GraphAccount, 'origin'>): string => origin ?? GRAPH_ORIGIN;

/** Proves that a token is used by the application that it was given to: hex HMAC-SHA256(app secret, token). */
export const proofOf = (token: string, appSecret: string): string =>
  createHmac('sha256', appSecret).update(token).digest('hex');

/**
 * Makes one call (developers.facebook.com/docs/graph-api). An error with a body of Graph's own was surely not taken; an answer that never
 * came, or came from something in between, leaves that open.
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
