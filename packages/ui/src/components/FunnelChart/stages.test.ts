import { describe, expect, it } from 'vitest';
import { largestLoss, passagesOf } from './stages';

const stages = (...values: number[]) => values.map((value, index) => ({ name: `Stage ${index + 1}`, value }));

describe('the stages of a funnel', () => {
  it('have a share of the first and of the one before', () => {
    expect(passagesOf(stages(200, 100, 25))).toEqual([
      { ofFirst: 1, ofPrevious: null },
      { ofFirst: 0.5, ofPrevious: 0.5 },
      { ofFirst: 0.125, ofPrevious: 0.25 },
    ]);
  });

  it('have none where nobody was', () => {
    expect(passagesOf(stages(0, 0))).toEqual([
      { ofFirst: null, ofPrevious: null },
      { ofFirst: null, ofPrevious: null },
    ]);
  });

  it('lose most where the smallest part goes on, not the smallest number', () => {
    expect(largestLoss(stages(1_000, 600, 60))).toEqual({ index: 2, lost: 0.9 });
    expect(largestLoss(stages(10, 10))).toBeNull();
    // A stage may gain: who replies on another channel was never sent this one.
    expect(largestLoss(stages(10, 12))).toBeNull();
  });
});
