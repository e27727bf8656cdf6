import { SECOND, type SendFailure } from '@concordia/domain';
import { fieldsOf, jsonOf, numberOf, textOf } from '../http/json.js';

export interface LinkedinRefusal {
  readonly ok: false;
  readonly failure: SendFailure;
  /** `serviceErrorCode`; falls back to the textual code or the HTTP status. */
  readonly providerCode: string;
  readonly retryAfterMs: number | null;
  /** LinkedIn's own message, at most 300 characters. */
  readonly said: string | null;
}

const SAID = 300;

/** Codes with the same meaning under every status: invalid, revoked or expired tokens, and calls beyond our permissions. */
const CODES: ReadonlyMap<number, SendFailure> = new Map([
  [100, 'authentication'],
  [101, 'throttled'],
  [65_600, 'authentication'],
  [65_601, 'authentication'],
  [65_602, 'authentication'],
  [65_603, 'authentication'],
  [65_604, 'authentication'],
]);

/** A refusal before any call is made. */
export const notTried = (failure: SendFailure, providerCode: string): LinkedinRefusal => ({
  ok: false,
  failure,
  providerCode,
  retryAfterMs: null,
  said: null,
});

/** @param text the body, `{message, serviceErrorCode, status}` (LinkedIn, "Error handling"). */
export function refusalOf(status: number, headers: Headers, text: string): LinkedinRefusal {
  const fields = fieldsOf(jsonOf(text));
  const service = numberOf(fields, 'serviceErrorCode');
  const said = textOf(fields, 'message') ?? textOf(fields, 'error_description');
  const code = service ?? textOf(fields, 'code') ?? textOf(fields, 'error') ?? status;
  const failure = (service === null ? undefined : CODES.get(service)) ?? failureOf(status, said ?? '');
  return {
    ok: false,
    failure,
    providerCode: String(code).slice(0, 60),
    retryAfterMs: failure === 'throttled' ? retryAfterOf(headers) : null,
    said: said?.slice(0, SAID) ?? null,
  };
}

/** Most limits run until midnight UTC and give no time; the pipeline then uses its own backoff. */
function retryAfterOf(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * SECOND : null;
}

function failureOf(status: number, said: string): SendFailure {
  if (status === 401 || status === 403) return 'authentication';
  if (status === 404) return 'recipient_unreachable';
  if (status === 429) return 'throttled';
  if (status === 503) return 'transient';
  // Other 5xx may follow acceptance, so the outcome is unknown.
  if (status >= 500) return 'unconfirmed';
  if (/too long|exceeds? .*(?:length|characters)/i.test(said)) return 'too_long';
  return /recipient/i.test(said) ? 'recipient_unreachable' : 'rejected';
}
