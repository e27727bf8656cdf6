import { roughSpan } from '@concordia/domain';
import { expect, it } from 'vitest';
import { speechOf } from '../locale';
import { timeStrings } from './time';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const words = timeStrings.english(speechOf('en-GB'));

it.each([
  [0, 'less than a minute'],
  [MINUTE, '1 minute'],
  [44 * MINUTE, '44 minutes'],
  [80 * MINUTE, 'about 1 hour'],
  [2 * DAY, '2 days'],
  [50 * DAY, 'about 2 months'],
  [500 * DAY, 'over 1 year'],
  [700 * DAY, 'almost 2 years'],
])('%d ms are %s', (span, said) => {
  expect(words.span(roughSpan(span))).toBe(said);
});

it('looks back and ahead', () => {
  expect(words.ago(roughSpan(2 * DAY))).toBe('2 days ago');
  expect(words.ahead(roughSpan(3 * MINUTE))).toBe('in 3 minutes');
});
