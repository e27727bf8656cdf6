import { expect, test } from 'vitest';
import { counted, formatBytes, formatRate } from './amounts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1550, '1.6 kB'],
  [840_300, '840 kB'],
  [999_999, '1 MB'],
  [1_234_567_890, '1.2 GB'],
  [52_000_000_000, '52 GB'],
  [4e15, '4,000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  [1250.4, '1,250 per second'],
  [9.96, '10 per second'],
  [1.25, '1.3 per second'],
  [0.5, '30 per minute'],
  [0, '0 per minute'],
])('%d a second is %s', (rate, words) => {
  expect(formatRate(rate)).toBe(words);
});

test('one is one, and none are none', () => {
  expect([0, 1, 2100].map((count) => counted(count, 'message'))).toEqual(['0 messages', '1 message', '2,100 messages']);
  expect(counted(3, 'copy', 'copies')).toBe('3 copies');
});
