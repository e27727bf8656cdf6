import { ENRICHMENT_NAMES, type EnrichmentProviderId } from './fields.js';

/** Why a provider returned nothing: its HTTP status, or another failure. */
export type EnrichmentFailure = number | 'no key' | 'broken key' | 'malformed' | 'late' | 'unreached';

export type EnrichmentRefusalCode =
  | 'PROVIDER_NOT_CONFIGURED'
  | 'NOT_SUBSCRIBED'
  | 'PROVIDER_SUSPENDED'
  | 'QUOTA_EXCEEDED'
  | 'PROVIDER_MALFORMED'
  | 'PROVIDER_FAILED'
  | 'PROVIDER_TIMEOUT';

export interface EnrichmentRefusal {
  readonly code: EnrichmentRefusalCode;
  /** A sentence that the user can act on. Screens recognize some by the words `not subscribed` and `suspended`. */
  readonly message: string;
}

/** Describes a provider failure. Repeats nothing from the provider, which might contain the key. */
export function enrichmentRefusal(provider: EnrichmentProviderId, failure: EnrichmentFailure): EnrichmentRefusal {
  const name = ENRICHMENT_NAMES[provider];
  switch (failure) {
    case 'no key':
      return {
        code: 'PROVIDER_NOT_CONFIGURED',
        message: `No key is set for ${name} data. Enter the key of your RapidAPI account in the provider’s settings, or use Demo Mode.`,
      };
    case 'broken key':
      return {
        code: 'PROVIDER_NOT_CONFIGURED',
        message: `The key for ${name} data can no longer be opened. Enter it again in the provider’s settings.`,
      };
    case 401:
      return {
        code: 'PROVIDER_NOT_CONFIGURED',
        message: `${name}’s provider rejected the key (401). Enter it again in the provider’s settings.`,
      };
    case 403:
      return {
        code: 'NOT_SUBSCRIBED',
        message: `The key’s account is not subscribed to ${name} data (403). Subscribe to it at the provider.`,
      };
    case 404:
      return {
        code: 'PROVIDER_SUSPENDED',
        message: `${name}’s provider returned 404: its services have been suspended, or the path in its settings is wrong.`,
      };
    case 429:
      return {
        code: 'QUOTA_EXCEEDED',
        message: `${name}’s provider received too many requests (429). Try again later.`,
      };
    case 'malformed':
      return {
        code: 'PROVIDER_MALFORMED',
        message: `${name}’s provider responded, but not with a list where one is expected. Check the paths in its settings.`,
      };
    case 'late':
      return { code: 'PROVIDER_TIMEOUT', message: `${name}’s provider did not respond in time. Try again.` };
    case 'unreached':
      return {
        code: 'PROVIDER_FAILED',
        message: `${name}’s provider cannot be reached. Check the host in its settings.`,
      };
    default:
      return { code: 'PROVIDER_FAILED', message: `${name}’s provider returned ${failure}. Try again later.` };
  }
}
