import { describe, expect, it } from 'vitest';
import { failureOfStatus, retryAfterOf } from './call.js';
import { addressWithPassword, verifyPassword } from './password.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);

describe('how long to wait', () => {
  it.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:30:07 GMT' }, 7_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:29:00 GMT' }, 0],
    [{ 'x-ratelimit-reset': String(NOW / 1_000 + 5) }, 5_000],
    [{ 'x-ratelimit-reset': String(NOW + 5_500) }, 5_500],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('is read of %o', (headers, wait) => {
    expect(retryAfterOf(new Headers(Object.entries(headers)), NOW)).toBe(wait);
  });
});

it.each([
  [401, 'authentication'],
  [403, 'authentication'],
  [413, 'too_long'],
  [422, 'rejected'],
  [429, 'throttled'],
  [500, 'unconfirmed'],
  [502, 'unconfirmed'],
  [503, 'transient'],
])('takes a bare %i for %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure);
});

describe('a password in the address', () => {
  const webhook = (authorization: string | undefined) =>
    ({ method: 'POST', url: 'https://a.test', headers: { authorization }, body: new Uint8Array() }) as const;
  const basic = (text: string) => webhook(`Basic ${Buffer.from(text).toString('base64')}`);

  it('lets in who has it, under any name', () => {
    expect(verifyPassword(basic('concordia:s3:cret'), 's3:cret')).toBe('genuine');
    for (const wrong of ['concordia:s3:cre', 'concordia:s3:cret ', 'concordia:', ':', 's3:cret', ''])
      expect(verifyPassword(basic(wrong), 's3:cret')).toBe('forged');
    expect(verifyPassword(webhook(undefined), 's3:cret')).toBe('forged');
    expect(verifyPassword(webhook('Bearer s3:cret'), 's3:cret')).toBe('forged');
  });

  it('lets nobody in while there is none', () => {
    expect(verifyPassword(basic('concordia:'), '')).toBe('forged');
    expect(verifyPassword(webhook(undefined), '')).toBe('forged');
  });

  it('survives being put into the address', () => {
    const url = new URL(addressWithPassword('https://a.test/hook', 'p@ss:/word?'));
    expect(decodeURIComponent(url.password)).toBe('p@ss:/word?');
    expect(url.host).toBe('a.test');
  });
});
