import { MINUTE, SECOND } from '@concordia/domain';
import { fieldsOf, jsonOf, numberOf } from '../http/json.js';

/** In ms. WhatsApp allows one message per contact every six seconds in the long run; 131056 gives no wait. */
const PAIR_PAUSE = 6 * SECOND;

/** Maximum credible wait, in ms: access returns within a day. */
const LONGEST = 24 * 60 * MINUTE;

/** How long Meta asks us to wait, in ms; `null` if unstated. */
export function waitOf(headers: Headers, code: number | null, now: number): number | null {
  const wait = retryAfter(headers.get('retry-after'), now) ?? regainedAfter(headers.get('x-business-use-case-usage'));
  if (wait !== null) return Math.min(wait, LONGEST);
  return code === 131_056 ? PAIR_PAUSE : null;
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfter(value: string | null, now: number): number | null {
  if (value === null || value === '') return null;
  const at = /^\d+$/.test(value) ? now + Number(value) * SECOND : Date.parse(value);
  return Number.isFinite(at) ? Math.max(0, at - now) : null;
}

/** `{ "<account>": [{ "type", "call_count", "estimated_time_to_regain_access" }] }`, in minutes; the longest counts. */
function regainedAfter(value: string | null): number | null {
  const accounts = fieldsOf(jsonOf(value ?? ''));
  const waits = [...(accounts?.values() ?? [])]
    .flatMap((uses) => (Array.isArray(uses) ? uses : []))
    .map((use) => numberOf(fieldsOf(use), 'estimated_time_to_regain_access') ?? 0);
  const minutes = Math.max(0, ...waits);
  return minutes === 0 ? null : minutes * MINUTE;
}
