import type { EnrichmentProviderId } from '@concordia/domain/enrichment';

/** Which alert says that enrichment failed. */
export type EnrichmentAlert = 'subscription' | 'configuration' | 'failed';

const NOT_SUBSCRIBED = /\b403\b|not subscribed/i;
const SUSPENDED = /\b404\b|suspended/i;

/** The alert for a failed search, by what its error says (specification, section 8). The message of a call begins with its status. */
export function alertOf(problem: unknown, provider: EnrichmentProviderId): EnrichmentAlert {
  const message = problem instanceof Error ? problem.message : '';
  if (NOT_SUBSCRIBED.test(message)) return 'subscription';
  return provider === 'linkedin' && SUSPENDED.test(message) ? 'configuration' : 'failed';
}
