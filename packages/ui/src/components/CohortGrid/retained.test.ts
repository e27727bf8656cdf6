import { describe, expect, it } from 'vitest';
import { retainedOf } from './retained';

const cohort = (size: number, ...values: (number | null)[]) => ({ name: 'A month', size, values });

describe('what is left of the cohorts', () => {
  it('weighs each cohort by its size', () => {
    const cohorts = [cohort(30, 1, 0.5), cohort(10, 1, 0.9)];
    expect(retainedOf(cohorts)).toEqual({ period: 1, people: 40, share: (30 * 0.5 + 10 * 0.9) / 40 });
  });

  it('looks at the last period that half of them have come to', () => {
    const cohorts = [cohort(10, 1, 0.8, 0.2), cohort(10, 1, 0.6), cohort(10, 1, 0.7), cohort(10, 1)];
    expect(retainedOf(cohorts)?.period).toBe(1);
    expect(retainedOf([...cohorts.slice(0, 1), cohort(10, 1, 0.5)])?.period).toBe(2);
  });

  it('says nothing before a period has passed, and of nobody', () => {
    expect(retainedOf([cohort(10, 1, null)])).toBeNull();
    expect(retainedOf([cohort(0, 1, 0.5)])).toBeNull();
    expect(retainedOf([])).toBeNull();
  });
});
