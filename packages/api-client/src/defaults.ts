import type { SWRConfiguration } from 'swr';
import { sameAnswer } from './compare';

/**
 * How data is read unless a call says otherwise: once, and again only when somebody asks for it (an interval, a change event, a person).
 * Nothing is read again on focus, on reconnection or because it is old, and nothing is retried behind the person's back.
 */
export const swrDefaults = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // Calls under way are shared all the same. A longer time would only do harm: within it SWR believes a finished call to be under way, and a
  // list that was forgotten and is looked at again waits for an answer that never comes.
  dedupingInterval: 0,
  compare: sameAnswer,
} as const satisfies SWRConfiguration;
