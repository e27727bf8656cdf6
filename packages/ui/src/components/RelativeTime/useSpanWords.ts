import { roughSpan } from '@concordia/domain';
import { useCallback } from 'react';
import { useStrings } from '../../locale';
import { timeStrings } from '../../strings/time';

/** Formats a duration in ms, such as 'about 2 hours'. The returned function is stable. */
export function useSpanWords(): (ms: number) => string {
  const { span } = useStrings(timeStrings);
  return useCallback((ms) => span(roughSpan(ms)), [span]);
}
