import { expect, test } from 'vitest';
import { localeOf } from './locale';

test.each([
  [['de-DE', 'en-US', 'en'], 'en-US'],
  [['fr'], 'en-GB'],
  [['en'], 'en'],
  [[], 'en-GB'],
])('%j writes dates as %s', (languages, locale) => {
  expect(localeOf(languages)).toBe(locale);
});
