import { FileGoneError } from '@concordia/api-client';
import { useCallback } from 'react';
import { useStrings } from '../../../locale';
import { uploadStrings } from '../../../strings/generated/upload';
import { useProblemWords } from '../problems';

/** Why a file was not sent, for the user. Sending one that is gone again is of no use. The function is stable. */
export function useUploadProblem(): (problem: unknown) => { readonly description: string; readonly isFinal: boolean } {
  const words = useStrings(uploadStrings);
  const problemWords = useProblemWords();
  return useCallback(
    (problem) =>
      problem instanceof FileGoneError
        ? { description: words.gone, isFinal: true }
        : { description: problemWords(problem), isFinal: false },
    [words, problemWords],
  );
}
