import { SECOND, type SendFailure } from '@concordia/domain';
import { fieldsOf, type JsonFields, jsonOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import type { CheckResult, SendResult } from '../port/adapter.js';
import type { ProviderTools } from '../port/connect.js';

/** What a provider's refusal says, in the shape of its own errors. */
export interface Problem {
  /** `null` when the code says nothing that we know: then the HTTP status decides. */
  readonly failure: SendFailure | null;
  readonly code: string | null;
  readonly said: string | null;
}

export type ReadProblem = (status: number, body: JsonFields | null, headers: Headers) => Problem;

export interface MailCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

export interface MailRefusal {
  readonly ok: false;
  readonly failure: SendFailure;
  readonly providerCode: string | null;
  readonly retryAfterMs: number | null;
  readonly said: string | null;
}

export type MailAnswer =
  | { readonly ok: true; readonly body: unknown; readonly fields: JsonFields | null; readonly headers: Headers }
  | MailRefusal;

/** The longest of the provider's own words that is kept, in UTF-16 units. */
const SAID = 300;

/** One call. Never rejects, except when the signal aborts it. */
export async function callMailProvider(
  tools: Pick<ProviderTools, 'fetch' | 'now'>,
  { url, method, headers, body }: MailCall,
  readProblem: ReadProblem,
  signal: AbortSignal,
): Promise<MailAnswer> {
  const init = { method, headers, body: body ?? null };
  const answer = await exchange({ url: new URL(url), init, fetch: tools.fetch }, signal);
  if (answer.kind === 'lost')
    return { ok: false, failure: answer.failure, providerCode: null, retryAfterMs: null, said: null };
  const parsed = jsonOf(answer.text);
  const fields = fieldsOf(parsed);
  if (answer.status >= 200 && answer.status < 300) return { ok: true, body: parsed, fields, headers: answer.headers };
  const { failure, code, said } = readProblem(answer.status, fields, answer.headers);
  return {
    ok: false,
    failure: failure ?? failureOfStatus(answer.status),
    providerCode: code ?? String(answer.status),
    retryAfterMs: answer.status === 429 || answer.status === 503 ? retryAfterOf(answer.headers, tools.now()) : null,
    said: said?.slice(0, SAID) ?? null,
  };
}

/** What an HTTP status means where the provider says no more (RFC 9110, RFC 6585). */
export function failureOfStatus(status: number): SendFailure {
  if (status === 401 || status === 403) return 'authentication';
  if (status === 429) return 'throttled';
  if (status === 413) return 'too_long';
  if (status === 503) return 'transient';
  // Another 5xx may come after the message was taken: nobody can know.
  return status >= 500 ? 'unconfirmed' : 'rejected';
}

/**
 * How long to wait, in ms: by `Retry-After`, which is seconds or a date (RFC 9110, 10.2.3), or else by `X-RateLimit-Reset`, the end of the
 * window in seconds or ms since the epoch. `null` when neither is there.
 */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * SECOND;
  const reset = headers.get('x-ratelimit-reset') ?? '';
  const seconds = /^\d{10}$/.test(reset) ? Number(reset) * SECOND : Number.NaN;
  const at = [Date.parse(value), seconds, /^\d{13}$/.test(reset) ? Number(reset) : Number.NaN].find(
    (it) => !Number.isNaN(it),
  );
  return at === undefined ? null : Math.max(0, at - now);
}

/** A refusal as an answer to sending. */
export const sendRefusal = ({ failure, providerCode, retryAfterMs }: MailRefusal): SendResult => ({
  ok: false,
  failure,
  providerCode,
  retryAfterMs,
});

/** A refusal as an answer to a check or to a step of the set-up. */
export const checkRefusal = ({ failure, providerCode, said }: MailRefusal): Extract<CheckResult, { ok: false }> => ({
  ok: false,
  failure,
  providerCode,
  said,
});
