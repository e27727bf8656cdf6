import { expect, it } from 'vitest';
import { type EnrichmentFailure, enrichmentRefusal } from './refusal.js';

it.each<[EnrichmentFailure, string, string]>([
  [
    'no key',
    'PROVIDER_NOT_CONFIGURED',
    'No key is set for LinkedIn data. Enter the key of your RapidAPI account in the provider’s settings, or use Demo Mode.',
  ],
  [
    'broken key',
    'PROVIDER_NOT_CONFIGURED',
    'The key for LinkedIn data can no longer be opened. Enter it again in the provider’s settings.',
  ],
  [
    401,
    'PROVIDER_NOT_CONFIGURED',
    'LinkedIn’s provider rejected the key (401). Enter it again in the provider’s settings.',
  ],
  [
    403,
    'NOT_SUBSCRIBED',
    'The key’s account is not subscribed to LinkedIn data (403). Subscribe to it at the provider.',
  ],
  [
    404,
    'PROVIDER_SUSPENDED',
    'LinkedIn’s provider returned 404: its services have been suspended, or the path in its settings is wrong.',
  ],
  [429, 'QUOTA_EXCEEDED', 'LinkedIn’s provider received too many requests (429). Try again later.'],
  [
    'malformed',
    'PROVIDER_MALFORMED',
    'LinkedIn’s provider responded, but not with a list where one is expected. Check the paths in its settings.',
  ],
  ['late', 'PROVIDER_TIMEOUT', 'LinkedIn’s provider did not respond in time. Try again.'],
  ['unreached', 'PROVIDER_FAILED', 'LinkedIn’s provider cannot be reached. Check the host in its settings.'],
  [500, 'PROVIDER_FAILED', 'LinkedIn’s provider returned 500. Try again later.'],
])('a provider in failure (%s) is refused with %s', (failure, code, message) => {
  expect(enrichmentRefusal('linkedin', failure)).toEqual({ code, message });
});
