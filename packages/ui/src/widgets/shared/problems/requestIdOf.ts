import { HttpError } from '@concordia/api-client';

/** By which the server's log names the request that failed there; nothing for what was refused for a reason, which says itself what to do. */
export function requestIdOf(problem: unknown): string | undefined {
  if (!(problem instanceof HttpError) || problem.status < 500) return undefined;
  return problem.requestId ?? undefined;
}
