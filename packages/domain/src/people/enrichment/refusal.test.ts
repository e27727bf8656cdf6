import { expect, it } from 'vitest';
import { type EnrichmentFailure, enrichmentRefusal } from './refusal.js';

it.each<[EnrichmentFailure, string, string]>([
  [
    'no key',
    'PROVIDER_NOT_CONFIGURED',
    'There is no key for LinkedIn data. Enter the key of your RapidAPI account in the provider’s settings, or use Demo Mode.',
  ],
  [
    'broken key',
    'PROVIDER_NOT_CONFIGURED',
    'The key for LinkedIn data cannot be opened any more. Enter it again in the provider’s settings.',
  ],
  [
    401,
    'PROVIDER_NOT_CONFIGURED',
    'LinkedIn’s provider does not know the key (401). Enter it again in the provider’s settings.',
  ],
  [
    403,
    'NOT_SUBSCRIBED',
    'The account of the key is not subscribed to LinkedIn data (403). Subscribe to it at the provider.',
  ],
  [
    404,
    'PROVIDER_SUSPENDED',
    'LinkedIn’s provider answered 404: its services have been suspended, or its path is another one.',
  ],
  [429, 'QUOTA_EXCEEDED', 'LinkedIn’s provider was asked too often (429). Try again later.'],
  [
    'malformed',
    'PROVIDER_MALFORMED',
    'LinkedIn’s provider answered, but not with a list where one should be. Check the paths in its settings.',
  ],
  ['late', 'PROVIDER_TIMEOUT', 'LinkedIn’s provider did not answer in time. Try again.'],
  ['unreached', 'PROVIDER_FAILED', 'LinkedIn’s provider cannot be reached. Check the host in its settings.'],
  [500, 'PROVIDER_FAILED', 'LinkedIn’s provider returned 500. Try again later.'],
])('a provider in failure (%s) is refused with %s', (failure, code, message) => {
  expect(enrichmentRefusal('linkedin', failure)).toEqual({ code, message });
});
