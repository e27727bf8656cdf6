import { useMemo } from 'react';
import { useStrings } from '../../locale';
import { importStrings } from '../../strings/imports';
import { timeStrings } from '../../strings/time';
import type { RunWords } from './runWords';

/** The words that runs are told in. */
export function useRunWords(): RunWords {
  const imports = useStrings(importStrings);
  const { span } = useStrings(timeStrings);
  return useMemo(() => ({ imports, span }), [imports, span]);
}
