import {
  type EnrichmentFailure,
  type EnrichmentProviderId,
  type EnrichmentRefusalCode,
  enrichmentRefusal,
} from '@concordia/domain/enrichment';
import { DomainFailure, type FailureKind } from '../../../common/domain-failure.js';

const KINDS = {
  PROVIDER_NOT_CONFIGURED: 'conflict',
  NOT_SUBSCRIBED: 'forbidden',
  PROVIDER_SUSPENDED: 'not-found',
  QUOTA_EXCEEDED: 'too-many',
  PROVIDER_MALFORMED: 'bad-gateway',
  PROVIDER_FAILED: 'bad-gateway',
  PROVIDER_TIMEOUT: 'late',
} as const satisfies Record<EnrichmentRefusalCode, FailureKind>;

/** How long to wait when a provider does not say, and the longest that it is believed, in ms. */
const PAUSE = 60_000;
const LONGEST_PAUSE = 86_400_000;

/** A provider's trouble as a refusal. @param retryAfter the header, where a provider was asked too often. */
export function refusalOf(
  provider: EnrichmentProviderId,
  trouble: EnrichmentFailure,
  retryAfter: string | null = null,
): DomainFailure {
  const { code, message } = enrichmentRefusal(provider, trouble);
  const pause = code === 'QUOTA_EXCEEDED' ? pauseOf(retryAfter) : undefined;
  return new DomainFailure(KINDS[code], code, message, undefined, pause);
}

/** @param retryAfter seconds; a date is not believed, since clocks differ. */
function pauseOf(retryAfter: string | null): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return seconds === 0 ? PAUSE : Math.min(seconds * 1_000, LONGEST_PAUSE);
}
