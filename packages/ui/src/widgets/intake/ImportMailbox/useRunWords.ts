import { useMemo } from 'react';
import { useSpanWords } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';
import type { RunWords } from './runWords';

export function useRunWords(): RunWords {
  const imports = useStrings(importStrings);
  const span = useSpanWords();
  return useMemo(() => ({ imports, span }), [imports, span]);
}
