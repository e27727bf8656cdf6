import { useCallback } from 'react';
import { useStrings } from '../../../locale';
import { problemStrings } from '../../../strings/generated/problem';
import { problemWords } from './problemWords';

/** The error's message for the user: the server's own if it gave one. The function is stable. */
export function useProblemWords(): (problem: unknown) => string {
  const words = useStrings(problemStrings);
  return useCallback((problem) => problemWords(problem, words), [words]);
}
