import { describe, expect, it } from 'vitest';
import { trendOf } from './trendOf';

describe('the trend of a period', () => {
  it('is its change against the one before', () => {
    expect(trendOf([4, 8], [5, 5])).toEqual({ total: 12, change: 0.2 });
    expect(trendOf([0, 0], [5, 5])).toEqual({ total: 0, change: -1 });
  });

  it('is unknown without a period before, and has no share of nothing', () => {
    expect(trendOf([4], null).change).toBe('unknown');
    expect(trendOf([4], [0]).change).toBe('from none');
    expect(trendOf([0], [0]).change).toBe(0);
  });
});
