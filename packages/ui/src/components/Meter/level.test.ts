import { describe, expect, it } from 'vitest';
import { levelOf } from './level';

describe('the level of a value', () => {
  it.each([
    [5, 'good'],
    [4, 'good'],
    [3.9, 'fair'],
    [2.5, 'fair'],
    [2.4, 'poor'],
    [0, 'poor'],
  ])('%d of 5 is %s', (value, level) => {
    expect(levelOf(value, { good: 4, fair: 2.5 })).toBe(level);
  });

  it.each([
    [0, 'good'],
    [0.1, 'good'],
    [0.25, 'fair'],
    [0.3, 'poor'],
  ])('a risk of %d is %s: less is better', (value, level) => {
    expect(levelOf(value, { good: 0.1, fair: 0.25 })).toBe(level);
  });
});
