import { expect, it } from 'vitest';
import { isCurrency, moneyText } from './currency.js';

it('writes an amount in its currency, whole from ten on', () => {
  expect([2400, 12.6, 9.96, 0.534, 0].map((value) => moneyText(value, 'USD'))).toEqual([
    '$2,400',
    '$13',
    '$10',
    '$0.53',
    '$0',
  ]);
  expect(moneyText(2400, 'EUR')).toBe('€2,400');
  expect(moneyText(2400.4, 'JPY')).toBe('¥2,400');
});

it('knows the codes of ISO 4217', () => {
  expect(['USD', 'EUR', 'SEK', 'usd', 'EURO', 'XYZ', ''].map(isCurrency)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
