import { retryAfterOf } from '@concordia/domain';
import { OutgoingFailure } from '../../../../outgoing/outgoing-failure.js';
import type { Posted } from '../../../../outgoing/post-client.js';

export interface Attempt {
  /** ms since the epoch. */
  readonly at: number;
  readonly statusCode: number | null;
  /** In ms. */
  readonly latency: number | null;
  /** Error, as a sentence; `null` on success. */
  readonly problem: string | null;
  /** Beginning of the response body. */
  readonly response: string;
  /** Delay that the receiver asked for, in ms; `null` if it gave none. */
  readonly retryAfter: number | null;
}

/** The receiver no longer exists. */
const GONE = 410;

/** The receiver, or a proxy in front of it, is overloaded. */
const THROTTLES: ReadonlySet<number | null> = new Set([429, 502, 504]);

export const isGone = ({ statusCode }: Attempt): boolean => statusCode === GONE;

export const isThrottled = ({ statusCode }: Attempt): boolean => THROTTLES.has(statusCode);

/** Makes one request and returns its result; never throws. */
export async function attempt(at: number, post: () => Promise<Posted>): Promise<Attempt> {
  try {
    const { status, latency, retryAfter, excerpt } = await post();
    return {
      at,
      statusCode: status,
      latency,
      problem: problemOf(status),
      response: excerpt,
      retryAfter: retryAfterOf(retryAfter, at),
    };
  } catch (error) {
    const problem = error instanceof OutgoingFailure ? error.message : 'The request could not be made.';
    return { at, statusCode: null, latency: null, problem, response: '', retryAfter: null };
  }
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The receiver returned ${status}. Redirects are not followed.`;
  return status === GONE ? 'The receiver returned 410 (Gone).' : `The receiver returned ${status}.`;
}
