import type { EnrichmentProviderId } from '@concordia/domain/enrichment';

export type EnrichmentAlert = 'subscription' | 'configuration' | 'failed';

const NOT_SUBSCRIBED = /\b403\b|not subscribed/i;
const SUSPENDED = /\b404\b|suspended/i;

/** The alert for a failed search, by its error message (specification, section 8). The message starts with the status. */
export function alertOf(problem: unknown, provider: EnrichmentProviderId): EnrichmentAlert {
  const message = problem instanceof Error ? problem.message : '';
  if (NOT_SUBSCRIBED.test(message)) return 'subscription';
  return provider === 'linkedin' && SUSPENDED.test(message) ? 'configuration' : 'failed';
}
