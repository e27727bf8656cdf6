import { expect, test } from 'vitest';
import { birthdayWords } from './birthdayWords';

const dayAndMonth = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const british = dayAndMonth('en-GB');

test('a birthday is a day and a month, in every time zone', () => {
  expect(birthdayWords('1985-03-14', british)).toBe('14 March');
  expect(birthdayWords('2000-02-29', british)).toBe('29 February');
  expect(birthdayWords('1985-03-14', dayAndMonth('en-US'))).toBe('March 14');
});

test('what is no calendar day is shown as it is', () => {
  expect(birthdayWords('in spring', british)).toBe('in spring');
});
