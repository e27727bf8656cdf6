import { HttpError } from '@concordia/api-client';

/** What went wrong, in words for the person in front of the screen. */
export function problemWords(problem: unknown): string {
  if (problem instanceof HttpError) return problem.apiError?.message ?? problem.message;
  if (problem instanceof TypeError) return 'The server could not be reached. Is Concordia still running?';
  return problem instanceof Error ? problem.message : String(problem);
}
