import { useCallback } from 'react';
import type { Problem } from '../../../components/WidgetFrame';
import { requestIdOf } from './requestIdOf';
import { useProblemWords } from './useProblemWords';

/** What a widget says about a failure: the sentence, and by what the server's log names it. */
export type DescribeProblem = (problem: unknown) => Omit<Problem, 'title'>;

/** The same for every widget; the title is the widget's own. The function is stable. */
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
