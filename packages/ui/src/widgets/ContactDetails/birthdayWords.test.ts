import { expect, test } from 'vitest';
import { birthdayWords } from './birthdayWords';

test('a birthday is a day and a month, in every time zone', () => {
  expect(birthdayWords('1985-03-14')).toBe('14 March');
  expect(birthdayWords('2000-02-29')).toBe('29 February');
});

test('what is no calendar day is shown as it is', () => {
  expect(birthdayWords('in spring')).toBe('in spring');
});
