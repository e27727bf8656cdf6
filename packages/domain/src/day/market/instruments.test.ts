import { expect, it } from 'vitest';
import { crossRate } from './instruments.js';

it.each([
  ['EUR', 'USD', 1.1],
  ['USD', 'EUR', 0.909091],
  ['GBP', 'USD', 1.29412],
  ['USD', 'JPY', 147.273],
  ['EUR', 'EUR', 1],
  ['USD', 'SEK', null],
  ['SEK', 'USD', null],
])('from %s to %s the rate is %s', (base, quote, rate) => {
  const perEuro = new Map([
    ['USD', 1.1],
    ['GBP', 0.85],
    ['JPY', 162],
  ]);
  expect(crossRate(perEuro, base, quote)).toBe(rate);
});
