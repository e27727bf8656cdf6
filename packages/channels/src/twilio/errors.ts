import type { SendFailure } from '@concordia/domain';
import { fieldsOf, jsonOf, numberOf, textOf } from '../http/json.js';
import type { Exchange } from '../http/request.js';
import { retryAfterOf } from '../http/retry-after.js';
import type { CheckResult, SendResult } from '../port/adapter.js';

/** Failures by Twilio code (Twilio documentation, "Error and warning dictionary"); other errors follow the HTTP status. */
const FAILURES: ReadonlyMap<number, SendFailure> = new Map([
  // Account, numbers and services.
  [20003, 'authentication'],
  [20005, 'authentication'],
  [21603, 'authentication'],
  [21606, 'authentication'],
  [21659, 'authentication'],
  [21660, 'authentication'],
  [21703, 'authentication'],
  [21705, 'authentication'],
  [30002, 'authentication'],
  [63007, 'authentication'],
  // Rate.
  [20429, 'throttled'],
  [14107, 'throttled'],
  [21611, 'throttled'],
  [30001, 'throttled'],
  [30022, 'throttled'],
  [63018, 'throttled'],
  // Recipient.
  [21211, 'recipient_unreachable'],
  [21214, 'recipient_unreachable'],
  [21217, 'recipient_unreachable'],
  [21408, 'recipient_unreachable'],
  [21604, 'recipient_unreachable'],
  [21608, 'recipient_unreachable'],
  [21612, 'recipient_unreachable'],
  [21614, 'recipient_unreachable'],
  [30003, 'recipient_unreachable'],
  [30004, 'recipient_unreachable'],
  [30005, 'recipient_unreachable'],
  [30006, 'recipient_unreachable'],
  [30008, 'recipient_unreachable'],
  [63003, 'recipient_unreachable'],
  [63024, 'recipient_unreachable'],
  [21610, 'opted_out'],
  // Message.
  [21617, 'too_long'],
  [30007, 'rejected'],
  [30034, 'rejected'],
  // Files: at what the address gave, at their type, their size, their number.
  [11200, 'rejected'],
  [11751, 'rejected'],
  [12300, 'rejected'],
  [21620, 'rejected'],
  [21623, 'rejected'],
  [63019, 'rejected'],
  // Templates: an unknown one, wrong values, the policy of WhatsApp; one that is not approved counts as free text.
  [20404, 'rejected'],
  [21655, 'rejected'],
  [21656, 'rejected'],
  [63013, 'rejected'],
  [63027, 'rejected'],
  [63028, 'rejected'],
  [63016, 'template_needed'],
]);

/** @param status the HTTP status, if the code came with a response. */
export function twilioFailure(code: number | null, status?: number): SendFailure {
  const known = code === null ? undefined : FAILURES.get(code);
  if (known !== undefined) return known;
  if (status === 401 || status === 403) return 'authentication';
  if (status === 429) return 'throttled';
  // 503 means not accepted; after other server errors the outcome is unknown.
  if (status === 503) return 'transient';
  return status !== undefined && status >= 500 ? 'unconfirmed' : 'rejected';
}

type Refused = Extract<SendResult, { ok: false }>;

/** The send result for a refused call, or one with an unknown outcome. */
export function sendRefusal(outcome: Exchange, now: number): Refused {
  if (outcome.kind === 'lost') return { ok: false, failure: outcome.failure, providerCode: null, retryAfterMs: null };
  // A success response without a usable body.
  if (outcome.status < 300) return { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };
  const code = numberOf(fieldsOf(jsonOf(outcome.text)), 'code');
  return {
    ok: false,
    failure: twilioFailure(code, outcome.status),
    providerCode: String(code ?? outcome.status),
    retryAfterMs: retryAfterOf(outcome.headers, now),
  };
}

export function checkRefusal(outcome: Exchange): Extract<CheckResult, { ok: false }> {
  if (outcome.kind === 'lost') return { ok: false, failure: 'transient', providerCode: null, said: null };
  const fields = fieldsOf(jsonOf(outcome.text));
  const code = numberOf(fields, 'code');
  const failure = outcome.status >= 500 ? 'transient' : twilioFailure(code, outcome.status);
  const said = textOf(fields, 'message')?.slice(0, 300) ?? null;
  return { ok: false, failure, providerCode: String(code ?? outcome.status), said };
}
