import { useCallback } from 'react';
import type { Problem } from '../../../components/WidgetFrame';
import { requestIdOf } from './requestIdOf';
import { useProblemWords } from './useProblemWords';

/** Describes an error: a message, and the request id in the server's log. */
export type DescribeProblem = (problem: unknown) => Omit<Problem, 'title'>;

/** Shared by all widgets; each adds its own title. The function is stable. */
export function useProblem(): DescribeProblem {
  const words = useProblemWords();
  return useCallback(
    (problem) => {
      const reference = requestIdOf(problem);
      return { description: words(problem), ...(reference !== undefined && { reference }) };
    },
    [words],
  );
}
