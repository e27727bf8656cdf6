import { describe, expect, it } from 'vitest';
import { stepOf } from './steps';

describe('the step of a value', () => {
  it('tells a little from nothing', () => {
    expect(stepOf(0, 100)).toBe('least');
    expect(stepOf(1, 100)).toBe('low');
  });

  it('divides what is left in equal parts', () => {
    expect([25, 26, 50, 51, 75, 76, 100].map((value) => stepOf(value, 100))).toEqual([
      'low',
      'middle',
      'middle',
      'high',
      'high',
      'most',
      'most',
    ]);
  });

  it('has one step where nothing was counted, and for what lies below zero', () => {
    expect(stepOf(0, 0)).toBe('least');
    expect(stepOf(-3, 10)).toBe('least');
  });
});
