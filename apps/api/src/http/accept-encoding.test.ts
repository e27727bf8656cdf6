import { expect, test } from 'vitest';
import { encodingFor } from './accept-encoding.js';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', null],
  ['*', 'zstd'],
  ['*;q=0.1, gzip;q=0.5', 'gzip'],
  ['zstd;q=0, *', 'br'],
  ['identity', null],
  ['identity;q=1, gzip;q=0.5', null],
  ['deflate', null],
  ['brotli, xbr', null],
  ['br;q=high', null],
  ['br;q=7', null],
])('%s gets %s', (header, expected) => {
  expect(encodingFor(header, ['zstd', 'br', 'gzip'])).toBe(expected);
});
