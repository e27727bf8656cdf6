import { HttpError } from '@concordia/api-client';

/** The request id of a server error, for support. `undefined` for client errors, whose message says what to do. */
export function requestIdOf(problem: unknown): string | undefined {
  if (!(problem instanceof HttpError) || problem.status < 500) return undefined;
  return problem.requestId ?? undefined;
}
