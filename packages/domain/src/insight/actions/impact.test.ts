import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActionCandidate, rankActions, USUAL_MINUTES } from './impact.js';

describe('actions', () => {
  it('are ranked by expected value for each minute', () => {
    const ranked = rankActions([
      { id: 'call', kind: 'call', chance: 0.5, value: 400, minutes: null },
      { id: 'offer', kind: 'save_offer', chance: 0.2, value: 900, minutes: 6 },
      { id: 'look', kind: 'review', chance: 0.1, value: 30, minutes: null },
    ]);
    expect(ranked.map(({ id, impactPerMinute, impact, isTimed }) => [id, impactPerMinute, impact, isTimed])).toEqual([
      ['offer', 30, 'medium', true],
      ['call', 10, 'high', false],
      ['look', 1, 'low', false],
    ]);
    expect(ranked[1]?.minutes).toBe(USUAL_MINUTES.call);
  });

  it('keep an order that does not depend on how they came', () => {
    const candidate = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('answer' as const, 'call' as const),
      chance: fc.double({ min: 0, max: 1, noNaN: true }),
      value: fc.nat(5),
      minutes: fc.constantFrom(null, 1, 5),
    });
    const unique = fc.uniqueArray(candidate, { selector: ({ id }: ActionCandidate) => id, maxLength: 12 });
    fc.assert(
      fc.property(unique, (candidates) => {
        const ranked = rankActions(candidates);
        expect(rankActions(candidates.toReversed())).toEqual(ranked);
        ranked.forEach(({ impactPerMinute }, i) =>
          expect(impactPerMinute).toBeGreaterThanOrEqual(ranked[i + 1]?.impactPerMinute ?? 0),
        );
      }),
    );
  });
});
