import type { ApiError } from './generated/model';
import { rememberPage } from './page';
import { noted } from './reachability';
import { shownBody } from './shown';

/** By which the server's log names a request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * A call that the server refused, or that never reached it.
 *
 * The message is the status, a colon, a space, and the body's text or, when the body is empty, the status text: the form that the
 * screens match on.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /**
   * @param status the HTTP status.
   * @param apiError the body as an ApiError, or `null` when something else answered, say a proxy.
   * @param requestId by which the server's log names this request; `null` where it named none.
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

/** What the generated hooks name as the type of their errors. */
export type ErrorType<_Body> = HttpError;

/** Answers that were asked for before the screen that shows them was there, by their URL. */
const early = new Map<string, Promise<Response>>();

/** What screens have asked by themselves while nothing was asked early yet; `null` from then on. */
let askedByScreens: Set<string> | null = new Set();

/**
 * Asks now for what a screen will ask in a moment: its first call of the same URL takes this answer instead of asking again. What nobody has
 * taken by the time that something changes is thrown away with `forgetEarly`. A screen that was quicker asks only itself: an answer that is
 * left over would be taken for a newer one.
 *
 * @returns when all have answered. Never rejects: whoever takes an answer hears of its failure.
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

/** From now on every call asks the server. */
export const forgetEarly = (): void => early.clear();

function answerTo(url: string, init: RequestInit): Promise<Response> {
  const isReading = init.method === undefined || init.method === 'GET';
  // After a change of ours, what was asked before it is old.
  if (isReading) askedByScreens?.add(url);
  else forgetEarly();
  const asked = early.get(url);
  early.delete(url);
  return noted(asked ?? fetch(url, { ...init, credentials: 'include' }));
}

/**
 * The one way to the server; the generated client calls nothing else.
 *
 * @param url path and query, as the generated client built them.
 * @returns the body. Pages of lists can be asked for their total and next cursor with `pageOf`.
 * @throws HttpError for every answer that is not 2xx; what `fetch` itself throws (offline, aborted) passes through.
 */
export async function http<Body>(url: string, init: RequestInit = {}): Promise<Body> {
  const response = await answerTo(url, init);
  if (!response.ok) {
    const requestId = response.headers.get(REQUEST_ID_HEADER);
    throw httpErrorOf(response.status, await response.text(), response.statusText, requestId);
  }
  // As with `response.json()`, that the body is what the contract says is the server's promise.
  const body = shownBody<Body>(await response.text());
  rememberPage(body, response.headers);
  return body;
}

/** The error for an answer that is not 2xx, by whatever means it came. */
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
