import type { ConnectionAuth } from '@concordia/api-client';
import { useFigure } from '../../../locale';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Lifetimes of tokens and the key set in words: "12 hours", "10 minutes". */
export function useSpans(auth: Pick<ConnectionAuth, 'expires_in_seconds' | 'jwks_cache_seconds'>) {
  const hours = useHours();
  const minutes = useFigure({ style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return { token: hours(auth.expires_in_seconds), jwks: minutes(auth.jwks_cache_seconds / MINUTE) };
}

export function useHours(): (seconds: number) => string {
  const hours = useFigure({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return (seconds) => hours(seconds / HOUR);
}
