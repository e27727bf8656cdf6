import { useCallback } from 'react';
import { useStrings } from '../../../locale';
import { problemStrings } from '../../../strings/generated/problem';
import { problemWords } from './problemWords';

/** What went wrong, in words for the person in front of the screen: the server's own sentence where it gave one. The function is stable. */
export function useProblemWords(): (problem: unknown) => string {
  const words = useStrings(problemStrings);
  return useCallback((problem) => problemWords(problem, words), [words]);
}
