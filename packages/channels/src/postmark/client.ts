import type { SendFailure } from '@concordia/domain';
import { numberOf, textOf } from '../http/json.js';
import { callMailProvider, type MailAnswer, type MailCall, type ReadProblem } from '../mail-message/index.js';
import type { ProviderTools } from '../port/connect.js';

export interface PostmarkAccount {
  readonly tools: ProviderTools;
  readonly token: string;
  readonly stream: string;
}

/** `ErrorCode` of postmarkapp.com/developer/api/overview, "API error codes"; other errors follow the HTTP status. */
const FAILURES: ReadonlyMap<number, SendFailure> = new Map([
  [10, 'authentication'],
  [100, 'transient'],
  [300, 'rejected'],
  [400, 'authentication'],
  [401, 'authentication'],
  [402, 'rejected'],
  [403, 'rejected'],
  // Out of credits: nothing is sent until somebody pays.
  [405, 'authentication'],
  [406, 'recipient_unreachable'],
  [409, 'rejected'],
  [411, 'too_long'],
  [412, 'authentication'],
  [413, 'authentication'],
  [429, 'throttled'],
  [701, 'rejected'],
]);

/** Errors are `{"ErrorCode": 406, "Message": "…"}`. */
const problemOf: ReadProblem = (_status, body) => {
  const code = numberOf(body, 'ErrorCode');
  const said = textOf(body, 'Message');
  return { failure: failureOf(code, said ?? ''), code: code === null ? null : String(code), said };
};

function failureOf(code: number | null, said: string): SendFailure | null {
  // One code covers all invalid emails; the sentence says whose address it is.
  if (code === 300 && /'To'/i.test(said)) return 'recipient_unreachable';
  if (code === 300 && /'From'/i.test(said)) return 'authentication';
  if (code === 300 && /size|too large|length/i.test(said)) return 'too_long';
  return code === null ? null : (FAILURES.get(code) ?? null);
}

/** Makes one call with a server token. A 200 with an `ErrorCode` other than 0 is a refusal too. */
export async function callPostmark(
  { tools, token }: PostmarkAccount,
  { method, path, json }: { readonly method: MailCall['method']; readonly path: string; readonly json?: object },
  signal: AbortSignal,
): Promise<MailAnswer> {
  const call = {
    method,
    url: `${tools.origin ?? 'https://api.postmarkapp.com'}${path}`,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-postmark-server-token': token },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  };
  const answer = await callMailProvider(tools, call, problemOf, signal);
  const code = answer.ok ? (numberOf(answer.fields, 'ErrorCode') ?? 0) : 0;
  if (!answer.ok || code === 0) return answer;
  const said = textOf(answer.fields, 'Message');
  const failure = failureOf(code, said ?? '') ?? 'rejected';
  return { ok: false, failure, providerCode: String(code), retryAfterMs: null, said };
}
