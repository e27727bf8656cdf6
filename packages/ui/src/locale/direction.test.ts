import { expect, it } from 'vitest';
import { directionOf, turned } from './direction';

it.each([
  ['en-GB', 'ltr'],
  ['de', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['az-Arab', 'rtl'],
] as const)('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

it('keeps language and region when the text is turned, and what runs that way already', () => {
  expect(turned('en-GB', 'rtl')).toBe('en-Hebr-GB');
  expect(turned('ar-EG', 'ltr')).toBe('ar-Latn-EG');
  expect(turned('de-DE', 'ltr')).toBe('de-DE');
});
