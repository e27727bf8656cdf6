import { expect, it } from 'vitest';
import { directionOf } from './direction';

it.each([
  [0.12, 'up'],
  [-0.03, 'down'],
  [0, 'unchanged'],
  [0.0004, 'unchanged'],
  [-0.0004, 'unchanged'],
  [0.0005, 'up'],
])('a change of %d is %s', (change, direction) => {
  expect(directionOf(change)).toBe(direction);
});
