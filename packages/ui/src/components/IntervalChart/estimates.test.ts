import { describe, expect, it } from 'vitest';
import { standingOf } from './estimates';

describe('an estimate beside a reference', () => {
  it('differs only if its interval leaves the reference out', () => {
    expect(standingOf({ low: 0.06, high: 0.09 }, 0.05)).toBe('above');
    expect(standingOf({ low: 0.01, high: 0.04 }, 0.05)).toBe('below');
    expect(standingOf({ low: 0.02, high: 0.09 }, 0.05)).toBe('undecided');
  });

  it('does not differ where the reference is its limit', () => {
    expect(standingOf({ low: 0.05, high: 0.09 }, 0.05)).toBe('undecided');
    expect(standingOf({ low: 0.01, high: 0.05 }, 0.05)).toBe('undecided');
  });
});
