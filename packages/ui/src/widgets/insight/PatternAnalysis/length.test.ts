import { expect, test } from 'vitest';
import { lengthOf } from './length';

test.each([
  [null, null],
  [0.4, { in: 'minutes', value: 0 }],
  [59.4, { in: 'minutes', value: 59 }],
  [59.6, { in: 'hours', value: 1 }],
  [138, { in: 'hours', value: 2.3 }],
])('%s minutes are written as %j', (minutes, length) => {
  expect(lengthOf(minutes)).toEqual(length);
});
