import { roughSpan } from '@concordia/domain';
import { useCallback } from 'react';
import { useStrings } from '../../locale';
import { timeStrings } from '../../strings/time';

/** A length of time, in ms, in words: 'about 2 hours'. The function is stable. */
export function useSpanWords(): (ms: number) => string {
  const { span } = useStrings(timeStrings);
  return useCallback((ms) => span(roughSpan(ms)), [span]);
}
