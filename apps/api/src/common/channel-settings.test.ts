import { expect, test } from 'vitest';
import { readProviderOrigins, readPublicUrl } from './channel-settings.js';

test('the public address is https, or on this machine', () => {
  expect(readPublicUrl(undefined)).toBeNull();
  expect(readPublicUrl('https://hub.example/concordia/')).toBe('https://hub.example/concordia');
  expect(readPublicUrl('http://127.0.0.1:4600')).toBe('http://127.0.0.1:4600');
  for (const bad of [
    'http://hub.example',
    'hub.example',
    'https://me:secret@hub.example',
    'https://hub.example/?a=1',
  ]) {
    expect(() => readPublicUrl(bad)).toThrow(/CONCORDIA_PUBLIC_URL must (?:be an|use) https/);
  }
});

test('providers are led to this machine alone: credentials go there', () => {
  expect(readProviderOrigins('twilio=http://127.0.0.1:5001, telegram=http://localhost:5002/')).toEqual({
    twilio: 'http://127.0.0.1:5001',
    telegram: 'http://localhost:5002',
  });
  expect(readProviderOrigins(undefined)).toEqual({});
  for (const bad of [
    'twilio=http://10.0.0.1',
    'twilio=https://api.twilio.com',
    'pigeon=http://127.0.0.1:1',
    'twilio',
  ]) {
    expect(() => readProviderOrigins(bad)).toThrow('CONCORDIA_PROVIDER_ORIGINS');
  }
});
