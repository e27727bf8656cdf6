import { HttpError } from '@concordia/api-client';
import { useCallback } from 'react';
import { useStrings } from '../../locale';
import { problemStrings } from '../../strings/problems';

/** What went wrong, in words for the person in front of the screen: the server's own sentence where it gave one. The function is stable. */
export function useProblemWords(): (problem: unknown) => string {
  const { unreachable } = useStrings(problemStrings);
  return useCallback(
    (problem) => {
      if (problem instanceof HttpError) return problem.apiError?.message ?? problem.message;
      if (problem instanceof TypeError) return unreachable;
      return problem instanceof Error ? problem.message : String(problem);
    },
    [unreachable],
  );
}
