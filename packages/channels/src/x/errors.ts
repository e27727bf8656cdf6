import { SECOND, type SendFailure } from '@concordia/domain';
import { fieldsOf, type JsonFields, jsonOf, listOf, numberOf, textOf } from '../http/json.js';

export interface XRefusal {
  readonly ok: false;
  readonly failure: SendFailure;
  /** The last part of the problem's type, such as `client-forbidden`; otherwise the old API's code, or the HTTP status. */
  readonly providerCode: string;
  readonly retryAfterMs: number | null;
  /** X's own message, at most 300 characters. */
  readonly said: string | null;
}

const SAID = 300;

/** Problems of docs.x.com, "Response codes and errors", with the same meaning under every status. */
const PROBLEMS: ReadonlyMap<string, SendFailure> = new Map([
  ['client-forbidden', 'authentication'],
  ['unsupported-authentication', 'authentication'],
  ['oauth1-permissions', 'authentication'],
  ['client-disconnected', 'transient'],
  ['resource-not-found', 'recipient_unreachable'],
  ['resource-unavailable', 'recipient_unreachable'],
  ['not-authorized-for-resource', 'recipient_unreachable'],
  ['usage-capped', 'throttled'],
  ['rate-limit-exceeded', 'throttled'],
]);

/** Codes of the older API, which v2 still returns in places. */
const OLD_CODES: ReadonlyMap<number, SendFailure> = new Map([
  [32, 'authentication'],
  [64, 'authentication'],
  [88, 'throttled'],
  [89, 'authentication'],
  [108, 'recipient_unreachable'],
  [130, 'transient'],
  [150, 'recipient_unreachable'],
  [186, 'too_long'],
  [187, 'rejected'],
  [326, 'authentication'],
  [349, 'recipient_unreachable'],
  [354, 'too_long'],
]);

/** Rate limit windows; each has its own headers. */
const WINDOWS = ['x-rate-limit', 'x-user-limit-24hour', 'x-app-limit-24hour'] as const;

/**
 * The wait that X asks for, in ms, from its headers; `null` if unstated.
 *
 * @param now ms since the epoch; X gives the end of a window in seconds.
 */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const waits = WINDOWS.map((window) => {
    const isSpent = Number(headers.get(`${window}-remaining`) ?? Number.NaN) <= 0;
    const reset = Number(headers.get(`${window}-reset`) ?? Number.NaN);
    return isSpent && Number.isFinite(reset) ? Math.max(SECOND, reset * SECOND - now) : Number.NaN;
  });
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const known = [...waits, seconds * SECOND].filter((wait) => wait >= 0);
  return known.length === 0 ? null : Math.max(...known);
}

/** @param text the body: problem+json, or a list of problems in `errors`. */
export function refusalOf(status: number, headers: Headers, text: string, now: number): XRefusal {
  const fields = fieldsOf(jsonOf(text));
  const refusal = problemOf(status, fields);
  return {
    ...refusal,
    retryAfterMs: status === 429 || refusal.failure === 'throttled' ? retryAfterOf(headers, now) : null,
  };
}

/** The problem in a body; falls back to the status if the problem is unknown. */
export function problemOf(status: number, fields: JsonFields | null): XRefusal {
  const inner = listOf(fields, 'errors')[0] ?? null;
  const said = [fields, inner]
    .map((from) => textOf(from, 'detail') ?? textOf(from, 'message'))
    .find((it) => it !== null);
  const words = textOf(inner, 'message') ?? textOf(inner, 'detail') ?? '';
  const old = numberOf(inner, 'code');
  const type = typeOf(fields) ?? typeOf(inner);
  return {
    ok: false,
    failure: failureOf(numberOf(inner, 'status') ?? status, type, old, `${said ?? ''} ${words}`),
    providerCode: type ?? (old === null ? String(status) : String(old)),
    retryAfterMs: null,
    said: said?.slice(0, SAID) ?? null,
  };
}

/** The name of a problem: the end of its type; `about:blank` names none. */
function typeOf(fields: JsonFields | null): string | null {
  const name = textOf(fields, 'type')?.split('/').at(-1) ?? '';
  return /^[a-z0-9-]{1,60}$/.test(name) ? name : null;
}

function failureOf(status: number, type: string | null, old: number | null, words: string): SendFailure {
  const known = (type === null ? undefined : PROBLEMS.get(type)) ?? (old === null ? undefined : OLD_CODES.get(old));
  if (known !== undefined) return known;
  if (status === 401) return 'authentication';
  if (status === 429) return 'throttled';
  if (status === 404) return 'recipient_unreachable';
  if (status === 503) return 'transient';
  // Other 5xx may follow acceptance, so the outcome is unknown.
  if (status >= 500) return 'unconfirmed';
  return byWords(words);
}

/** The sentence is all that distinguishes a 400 or 403. */
function byWords(words: string): SendFailure {
  if (/too long|maximum length|exceeds?.*(?:length|characters)/i.test(words)) return 'too_long';
  // The response to a token that lacks a scope is this one word.
  if (/^\s*forbidden\s*$/i.test(words)) return 'authentication';
  if (/suspended|temporarily locked/i.test(words)) return 'authentication';
  if (/participant|\bDMs?\b|direct message|message this user/i.test(words)) return 'recipient_unreachable';
  return 'rejected';
}
