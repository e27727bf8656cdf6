import { HttpError } from '@concordia/api-client';
import type { TextOf } from '../../../locale';
import type { problemStrings } from '../../../strings/generated/problem';

type Words = TextOf<typeof problemStrings>;

/** A message by status, for responses without an API error: a proxy's page, an empty body. */
function wordsOfStatus(status: number, words: Words): string {
  if (status === 401 || status === 403) return words.notAllowed;
  if (status === 404 || status === 410) return words.gone;
  if (status === 408 || status === 429 || status === 502 || status === 503 || status === 504) return words.busy;
  return status >= 500 ? words.broken : words.refused;
}

/** The API's own message if there is one. Never the raw response text, which is not meant for users. */
export function problemWords(problem: unknown, words: Words): string {
  if (problem instanceof HttpError) return problem.apiError?.message ?? wordsOfStatus(problem.status, words);
  if (problem instanceof TypeError) return words.unreachable;
  if (problem instanceof SyntaxError) return words.broken;
  return problem instanceof Error ? problem.message : words.broken;
}
