import type { SWRConfiguration } from 'swr';
import { sameAnswer } from './compare';

/**
 * Fetches data once, and again only on request (an interval, a change event, a user). Never refetches on focus, reconnection or staleness, and never
 * retries silently.
 */
export const swrDefaults = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // Concurrent calls are shared anyway. A longer interval is harmful: SWR treats finished calls as pending within it, so a list that was evicted and
  // mounted again would wait for a response that never comes.
  dedupingInterval: 0,
  compare: sameAnswer,
} as const satisfies SWRConfiguration;
