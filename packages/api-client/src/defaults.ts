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
  compare: sameAnswer,
} as const satisfies SWRConfiguration;
