import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time/units.js';
import { counted, isoDay, listed, percentOf, spanOf } from './words.js';

it('counts with the word in its number', () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, 'reply', 'replies'))).toEqual([
    '0 replies',
    '1 reply',
    '2 replies',
    '1,200 replies',
  ]);
  expect(counted(3, 'message')).toBe('3 messages');
});

it.each([
  [20 * SECOND, 'less than 1 minute'],
  [5 * MINUTE, '5 minutes'],
  [5 * HOUR, 'about 5 hours'],
  [2 * DAY, '2 days'],
  [3.5 * 365 * DAY, 'over 3 years'],
  [350 * DAY + 364 * DAY, 'almost 2 years'],
])('says %d ms as %s', (span, words) => {
  expect(spanOf(span)).toBe(words);
});

it('rounds percents to a tenth, and shows none where it is 0', () => {
  expect([12.34, 12.36, 50, 49.96].map(percentOf)).toEqual(['12.3 %', '12.4 %', '50 %', '50 %']);
});

it('joins a list as a sentence does', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['', 'A', 'A and B', 'A, B and C']);
});

it('writes a day with all its digits', () => {
  expect(isoDay({ year: 987, month: 3, day: 9 })).toBe('0987-03-09');
  expect(isoDay({ year: 2026, month: 11, day: 20 })).toBe('2026-11-20');
});
