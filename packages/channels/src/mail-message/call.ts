import { SECOND, type SendFailure } from '@concordia/domain';
import { fieldsOf, type JsonFields, jsonOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import type { CheckResult, SendResult } from '../port/adapter.js';
import type { ProviderTools } from '../port/connect.js';

export interface Problem {
  /** `null` if the code is unknown; the HTTP status then decides. */
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

/** Maximum length of the stored provider message, in UTF-16 units. */
const SAID = 300;

/** Rejects only if the signal aborts it. */
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

/** The meaning of an HTTP status when the provider gives no details (RFC 9110, RFC 6585). */
export function failureOfStatus(status: number): SendFailure {
  if (status === 401 || status === 403) return 'authentication';
  if (status === 429) return 'throttled';
  if (status === 413) return 'too_long';
  if (status === 503) return 'transient';
  // Other 5xx may follow acceptance, so the outcome is unknown.
  return status >= 500 ? 'unconfirmed' : 'rejected';
}

/**
 * The wait in ms: from `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3), or else from `X-RateLimit-Reset`, the end of the window in seconds
 * or ms since the epoch. `null` if both are missing.
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

export const sendRefusal = ({ failure, providerCode, retryAfterMs }: MailRefusal): SendResult => ({
  ok: false,
  failure,
  providerCode,
  retryAfterMs,
});

export const checkRefusal = ({ failure, providerCode, said }: MailRefusal): Extract<CheckResult, { ok: false }> => ({
  ok: false,
  failure,
  providerCode,
  said,
});
