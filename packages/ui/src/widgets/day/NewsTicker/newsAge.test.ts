import { DAY, HOUR } from '@concordia/domain';
import { expect, test } from 'vitest';
import { speechOf } from '../../../locale/speech';
import { tickerStrings } from '../../../strings/generated/ticker';
import { newsAge } from './newsAge';

const words = tickerStrings.english(speechOf('en-GB'));

test.each([
  [-HOUR, 'Just now'],
  [0, 'Just now'],
  [HOUR - 1, 'Just now'],
  [HOUR, '1 hour ago'],
  [2 * HOUR, '2 hours ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [3 * DAY + HOUR, '3 days ago'],
])('what is %d ms old is %s', (age, said) => {
  expect(newsAge(age, words)).toBe(said);
});
