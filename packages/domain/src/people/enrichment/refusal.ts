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
        message: `There is no key for ${name} data. Enter the key of your RapidAPI account in the provider’s settings, or use Demo Mode.`,
      };
    case 'broken key':
      return {
        code: 'PROVIDER_NOT_CONFIGURED',
        message: `The key for ${name} data cannot be opened any more. Enter it again in the provider’s settings.`,
      };
    case 401:
      return {
        code: 'PROVIDER_NOT_CONFIGURED',
        message: `${name}’s provider does not know the key (401). Enter it again in the provider’s settings.`,
      };
    case 403:
      return {
        code: 'NOT_SUBSCRIBED',
        message: `The account of the key is not subscribed to ${name} data (403). Subscribe to it at the provider.`,
      };
    case 404:
      return {
        code: 'PROVIDER_SUSPENDED',
        message: `${name}’s provider answered 404: its services have been suspended, or its path is another one.`,
      };
    case 429:
      return { code: 'QUOTA_EXCEEDED', message: `${name}’s provider was asked too often (429). Try again later.` };
    case 'malformed':
      return {
        code: 'PROVIDER_MALFORMED',
        message: `${name}’s provider answered, but not with a list where one should be. Check the paths in its settings.`,
      };
    case 'late':
      return { code: 'PROVIDER_TIMEOUT', message: `${name}’s provider did not answer in time. Try again.` };
    case 'unreached':
      return {
        code: 'PROVIDER_FAILED',
        message: `${name}’s provider cannot be reached. Check the host in its settings.`,
      };
    default:
      return { code: 'PROVIDER_FAILED', message: `${name}’s provider answered ${failure}. Try again later.` };
  }
}
