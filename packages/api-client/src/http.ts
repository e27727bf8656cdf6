import type { ApiError } from './generated/model';
import { rememberPage } from './page';
import { noted } from './reachability';
import { shownBody } from './shown';

/** Identifies the request in the server's log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * A call that the server rejected, or that never reached it.
 *
 * The message is the status, a colon, a space, and the body's text or, if the body is empty, the status text: screens match on this form.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /**
   * @param status the HTTP status.
   * @param apiError the body as an ApiError; `null` if something else responded, for example a proxy.
   * @param requestId identifies the request in the server's log; `null` if the response had none.
   */
  constructor(
    readonly status: number,
    bodyOrStatusText: string,
    readonly apiError: ApiError | null,
    readonly requestId: string | null = null,
  ) {
    super(`${status}: ${bodyOrStatusText}`);
  }
}

/** The error type named by the generated hooks. */
export type ErrorType<_Body> = HttpError;

const early = new Map<string, Promise<Response>>();

/** URLs that screens fetched before the first prefetch; `null` afterwards. */
let askedByScreens: Set<string> | null = new Set();

/**
 * Prefetches URLs: a screen's first call of the same URL takes this response. `forgetEarly` discards unused ones when data changes. URLs that a
 * screen already fetched are skipped: a leftover response would pass for a newer one.
 *
 * @returns when all have responded. Never rejects: the caller that takes a response gets its error.
 */
export async function askEarly(urls: readonly string[]): Promise<void> {
  const wanted = urls.filter((url) => askedByScreens?.has(url) !== true);
  askedByScreens = null;
  const answers = wanted.map((url) => {
    const answer = fetch(url, { method: 'GET', credentials: 'include' });
    early.set(url, answer);
    return answer;
  });
  await Promise.allSettled(answers);
}

export const forgetEarly = (): void => early.clear();

function answerTo(url: string, init: RequestInit): Promise<Response> {
  const isReading = init.method === undefined || init.method === 'GET';
  // Our own write makes prefetched responses outdated.
  if (isReading) askedByScreens?.add(url);
  else forgetEarly();
  const asked = early.get(url);
  early.delete(url);
  return noted(asked ?? fetch(url, { ...init, credentials: 'include' }));
}

/**
 * The only access to the server; the generated client calls nothing else.
 *
 * @param url path and query, as the generated client built them.
 * @returns the body. `pageOf` returns a list's total and next cursor.
 * @throws HttpError for every response that is not 2xx; errors of `fetch` itself (offline, aborted) pass through.
 */
export async function http<Body>(url: string, init: RequestInit = {}): Promise<Body> {
  const response = await answerTo(url, init);
  if (!response.ok) {
    const requestId = response.headers.get(REQUEST_ID_HEADER);
    throw httpErrorOf(response.status, await response.text(), response.statusText, requestId);
  }
  // Unchecked, as with `response.json()`: the server guarantees the type.
  const body = shownBody<Body>(await response.text());
  rememberPage(body, response.headers);
  return body;
}

/** The error for a response that is not 2xx, from any transport. */
export function httpErrorOf(
  status: number,
  text: string,
  statusText: string,
  requestId: string | null = null,
): HttpError {
  return new HttpError(status, text || statusText, apiErrorOf(text), requestId);
}

function apiErrorOf(text: string): ApiError | null {
  try {
    const body: unknown = JSON.parse(text);
    return isApiError(body) ? body : null;
  } catch {
    return null;
  }
}

function isApiError(body: unknown): body is ApiError {
  return (
    typeof body === 'object' &&
    body !== null &&
    'statusCode' in body &&
    typeof body.statusCode === 'number' &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
