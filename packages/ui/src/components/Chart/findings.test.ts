import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings';

describe('findingsOf', () => {
  it('finds the ends, the extremes and the change, and passes over what was not measured', () => {
    expect(findingsOf([null, 20, 5, null, 40, 30, 40])).toEqual({
      first: { value: 20, index: 1 },
      latest: { value: 40, index: 6 },
      highest: { value: 40, index: 4 },
      lowest: { value: 5, index: 2 },
      change: 1,
    });
  });

  it('tells no share of zero, and counts a rise from below zero as a rise', () => {
    expect(findingsOf([0, 5])?.change).toBeNull();
    expect(findingsOf([-10, -5])?.change).toBe(0.5);
  });

  it('finds nothing in nothing', () => {
    expect(findingsOf([null, null])).toBeNull();
    expect(findingsOf([])).toBeNull();
  });
});
