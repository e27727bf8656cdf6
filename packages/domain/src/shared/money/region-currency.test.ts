import { expect, it } from 'vitest';
import { isCurrency } from './currency.js';
import { likelyCurrency } from './region-currency.js';

it.each([
  [['en-US', 'en'], 'USD'],
  [['de', 'de-AT'], 'EUR'],
  [['sv-SE'], 'SEK'],
  [['zh-Hant-TW'], 'TWD'],
  [['de-ch'], 'CHF'],
  [['de'], null],
  [['en-XX', 'nb-NO'], 'NOK'],
  [[], null],
])('of %j is %s', (tags, currency) => {
  expect(likelyCurrency(tags)).toBe(currency);
  expect(currency === null || isCurrency(currency)).toBe(true);
});
