import { expect, test } from 'vitest';
import { languageOf, localeOf } from './locale';

test.each([
  [['de-AT', 'en-US', 'en'], 'de', 'de-AT'],
  [['fr', 'en-US'], 'en', 'en-US'],
  [['fr'], 'en', 'en-GB'],
  [['de'], 'de', 'de'],
  [[], 'en', 'en-GB'],
] as const)('%j reads %s, with the dates of %s', (tags, language, locale) => {
  expect(languageOf(tags)).toBe(language);
  expect(localeOf(language, tags)).toBe(locale);
});

test('a chosen language has its own dates where the browser does not name it', () => {
  expect(localeOf('de', ['en-US', 'en'])).toBe('de-DE');
  expect(localeOf('en', ['de-DE', 'en-AU'])).toBe('en-AU');
});
