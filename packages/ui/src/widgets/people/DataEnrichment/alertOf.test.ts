import { describe, expect, it } from 'vitest';
import { alertOf } from './alertOf';

describe('alertOf', () => {
  it.each([
    ['403: {"code":"NOT_SUBSCRIBED"}', 'facebook', 'subscription'],
    ['You are not subscribed to this API.', 'linkedin', 'subscription'],
    ['404: {"code":"PROVIDER_SUSPENDED"}', 'linkedin', 'configuration'],
    ['Its services have been suspended', 'linkedin', 'configuration'],
    ['404: {"code":"PROVIDER_SUSPENDED"}', 'facebook', 'failed'],
    ['429: 4031 calls were made', 'linkedin', 'failed'],
  ] as const)('calls %j of %s %s', (message, provider, alert) => {
    expect(alertOf(new Error(message), provider)).toBe(alert);
  });
});
