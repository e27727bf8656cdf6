import type { Allowance } from '../kit/rate-limiter.js';
import { type PeerAnswer, Refusal } from '../kit/refusal.js';

interface Problem {
  readonly status: number;
  /** The last part of the type; `null` for `about:blank`. */
  readonly type: string | null;
  readonly title: string;
  readonly detail: string;
}

const BASE = 'https://api.twitter.com/2/problems';

const bodyOf = ({ status, type, title, detail }: Problem) => ({
  title,
  type: type === null ? 'about:blank' : `${BASE}/${type}`,
  status,
  detail,
});

/** A problem+json response (RFC 9457) in X's format. */
export const problemAnswer = (problem: Problem, headers: Readonly<Record<string, string>> = {}): PeerAnswer => ({
  status: problem.status,
  headers: { ...headers, 'content-type': 'application/problem+json; charset=utf-8' },
  body: bodyOf(problem),
});

const refusal = (problem: Problem, headers?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(problemAnswer(problem, headers));

export const unauthorized = (): Refusal =>
  refusal({ status: 401, type: null, title: 'Unauthorized', detail: 'Unauthorized' });

/** The complete response to a token without the scope. */
export const forbiddenScope = (): Refusal =>
  refusal({ status: 403, type: null, title: 'Forbidden', detail: 'Forbidden' });

export const forbidden = (detail: string): Refusal => refusal({ status: 403, type: null, title: 'Forbidden', detail });

export const notFound = (): Refusal =>
  refusal({ status: 404, type: null, title: 'Not Found', detail: 'There is no such endpoint.' });

export const unavailable = (): Refusal =>
  refusal({ status: 503, type: null, title: 'Service Unavailable', detail: 'Service Unavailable' });

/** A request with one or more errors, each listed in `errors`. */
export function invalidRequest(messages: readonly string[]): Refusal {
  const detail = 'One or more parameters to your request was invalid.';
  const answer = problemAnswer({ status: 400, type: 'invalid-request', title: 'Invalid Request', detail });
  return new Refusal({ ...answer, body: { errors: messages.map((message) => ({ message })), ...bodyFields(detail) } });
}

const bodyFields = (detail: string) =>
  bodyOf({ status: 400, type: 'invalid-request', title: 'Invalid Request', detail });

/** A well-formed call for an unavailable object: X responds 200 with `errors`. */
export const notThere = (parameter: string, value: string): PeerAnswer => ({
  status: 200,
  body: {
    errors: [
      {
        value,
        parameter,
        resource_type: 'user',
        detail: `Could not find user with ${parameter}: [${value}].`,
        title: 'Not Found Error',
        type: `${BASE}/resource-not-found`,
      },
    ],
  },
});

const seconds = (ms: number): string => String(Math.ceil(ms / 1_000));

export const limitHeaders = (name: string, { limit, remaining, resetsAt }: Allowance): Record<string, string> => ({
  [`${name}-limit`]: String(limit),
  [`${name}-remaining`]: String(remaining),
  [`${name}-reset`]: seconds(resetsAt),
});

export const tooMany = (headers: Readonly<Record<string, string>>): Refusal =>
  refusal({ status: 429, type: null, title: 'Too Many Requests', detail: 'Too Many Requests' }, headers);

/** Throttled for a second, whatever the limits. */
export const throttledOnce = (now: number): Refusal =>
  tooMany({ 'x-rate-limit-limit': '15', 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': seconds(now + 1_000) });
