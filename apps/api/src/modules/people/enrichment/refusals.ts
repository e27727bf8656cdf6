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

/** Default and maximum delay before the next call, in ms. */
const PAUSE = 60_000;
const LONGEST_PAUSE = 86_400_000;

/** Converts a provider's failure to an API error. @param retryAfter the header of a rate-limited response. */
export function refusalOf(
  provider: EnrichmentProviderId,
  failure: EnrichmentFailure,
  retryAfter: string | null = null,
): DomainFailure {
  const { code, message } = enrichmentRefusal(provider, failure);
  const pause = code === 'QUOTA_EXCEEDED' ? pauseOf(retryAfter) : undefined;
  return new DomainFailure(KINDS[code], code, message, undefined, pause);
}

/** @param retryAfter in seconds. Dates are ignored, because clocks differ. */
function pauseOf(retryAfter: string | null): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return seconds === 0 ? PAUSE : Math.min(seconds * 1_000, LONGEST_PAUSE);
}
