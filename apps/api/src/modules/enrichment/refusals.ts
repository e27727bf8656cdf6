import { ENRICHMENT_NAMES, type EnrichmentProviderId } from '@concordia/domain/enrichment';
import { DomainFailure } from '../../common/domain-failure.js';

/** How long to wait when a provider does not say, and the longest that it is believed, in ms. */
const PAUSE = 60_000;
const LONGEST_PAUSE = 86_400_000;

/** What a provider's refusal is in our words; the words of the catalogue are `not subscribed` and `suspended`. */
export function refusalOf(provider: EnrichmentProviderId, status: number, retryAfter: string | null): DomainFailure {
  const name = ENRICHMENT_NAMES[provider];
  switch (status) {
    case 401:
      return new DomainFailure(
        'conflict',
        'PROVIDER_NOT_CONFIGURED',
        `${name}’s provider does not know the key (401). Enter it again in the provider’s settings.`,
      );
    case 403:
      return new DomainFailure(
        'forbidden',
        'NOT_SUBSCRIBED',
        `The account of the key is not subscribed to ${name} data (403). Subscribe to it at the provider.`,
      );
    case 404:
      return new DomainFailure(
        'not-found',
        'PROVIDER_SUSPENDED',
        `${name}’s provider answered 404: its services have been suspended, or its path is another one.`,
      );
    case 429:
      return new DomainFailure(
        'too-many',
        'QUOTA_EXCEEDED',
        `${name}’s provider was asked too often (429). Try again later.`,
        undefined,
        pauseOf(retryAfter),
      );
    default:
      return new DomainFailure(
        'bad-gateway',
        'PROVIDER_FAILED',
        `${name}’s provider answered ${status}. Try again later.`,
      );
  }
}

/** @param retryAfter seconds; a date is not believed, since clocks differ. */
function pauseOf(retryAfter: string | null): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return seconds === 0 ? PAUSE : Math.min(seconds * 1_000, LONGEST_PAUSE);
}
