import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../shared/maths/testing.js';
import { allocate } from '../experiments/allocation.js';
import { TRIALS_BEFORE_WEIGHTING } from '../experiments/thompson.js';
import { isSurelyAbove } from '../guardrails/evidence.js';
import { canarySizeOf } from './canary-size.js';
import { fillVariant } from './fill.js';
import { eventsToStop } from './night-shift.js';
import { optimizationOf } from './optimization.js';
import { mostActive } from './states.js';

const variant = (id: string, trials: number, successes: number, isDropped = false) => ({
  id,
  name: id,
  trials,
  successes,
  complaints: 0,
  unsubscribes: 0,
  isDropped,
});

describe('a batch', () => {
  it('is divided by the shares, and nobody is left out', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        weights,
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (raw, size, start) => {
          const sum = raw.reduce((total, one) => total + one, 0);
          const shares = raw.map((one) => one / sum);
          const chosen = allocate(shares, size, () => start);
          expect(chosen).toHaveLength(size);
          for (const [k, share] of shares.entries()) {
            const got = chosen.filter((one) => one === k).length;
            expect(Math.abs(got - share * size)).toBeLessThan(1 + 1e-9);
          }
        },
      ),
    );
  });

  it('gives a small share its due over many batches', () => {
    const chance = chanceFrom(7);
    const all = Array.from({ length: 2000 }, () => allocate([0.99, 0.01], 20, chance)).flat();
    expect(all.filter((one) => one === 1).length / all.length).toBeCloseTo(0.01, 2);
  });
});

describe('an optimization', () => {
  it('divides equally until every variant was tried a hundred times, then half by the chance of being best', () => {
    const early = optimizationOf([variant('a', TRIALS_BEFORE_WEIGHTING, 40), variant('b', 99, 1)], {
      isDraft: false,
      perDay: 50,
    });
    expect(early.variants.map(({ share }) => share)).toEqual([0.5, 0.5]);
    expect(early.recommendation).toMatchObject({ winningVariant: null, recommendedAction: 'collect' });
    const late = optimizationOf([variant('a', 100, 9), variant('b', 100, 5)], { isDraft: false, perDay: 50 });
    // The paper's table: 5 of 100 against 9 of 100.
    expect(late.variants[0]?.confidence).toBeNull();
    expect(late.recommendation).toMatchObject({ winningVariant: null, expectedLift: null, confidenceLevel: null });
    expect(late.variants[0]?.share).toBeCloseTo((0.5 + 0.01 + 0.98 * 0.8585207) / 2, 6);
    expect(late.estimatedTimeToSignificance).toBeCloseTo(late.nextSampleSize / 50, 9);
  });

  it('gives nothing to a variant that was dropped, and says nothing before anything was tried', () => {
    const { variants } = optimizationOf([variant('a', 200, 20, true), variant('b', 200, 2)], {
      isDraft: false,
      perDay: 0,
    });
    expect(variants.map(({ share }) => share)).toEqual([0, 1]);
    const untried = optimizationOf([variant('a', 0, 0), variant('b', 0, 0)], { isDraft: true, perDay: 0 });
    expect(untried.recommendation).toEqual({
      winningVariant: null,
      expectedLift: null,
      liftInterval: null,
      confidenceLevel: null,
      recommendedAction: 'start',
    });
  });

  it('names a winner, its lift and how sure that is once one surely beats the other', () => {
    const { recommendation, variants } = optimizationOf([variant('a', 2000, 400), variant('b', 2000, 260)], {
      isDraft: false,
      perDay: 50,
    });
    expect(recommendation).toMatchObject({ winningVariant: 'a', recommendedAction: 'choose' });
    expect(recommendation.expectedLift).toBeCloseTo(400 / 260 - 1, 2);
    expect(recommendation.liftInterval?.low).toBeGreaterThan(0);
    expect(recommendation.confidenceLevel).toBeGreaterThan(0.95);
    expect(variants[0]?.confidence).toBeGreaterThan(0.99);
  });
});

describe('a canary', () => {
  it('is a share of the audience, never more, and somebody where there is anybody', () => {
    expect([canarySizeOf(0, 0.05), canarySizeOf(1, 0.05), canarySizeOf(200, 0.05), canarySizeOf(201, 0.05)]).toEqual([
      0, 1, 10, 11,
    ]);
  });

  it('bears only what is not surely too much', () => {
    const rates = fc.double({ min: 0.0005, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), rates, rates, (messages, stop_complaints, stop_unsub) => {
        const { complaintsToStop, unsubscribesToStop } = eventsToStop(messages, { stop_complaints, stop_unsub });
        for (const [events, rate] of [
          [complaintsToStop, stop_complaints],
          [unsubscribesToStop, stop_unsub],
        ] as const) {
          expect(isSurelyAbove({ trials: messages, successes: events - 1 }, rate)).toBe(false);
          expect(events > messages || isSurelyAbove({ trials: messages, successes: events }, rate)).toBe(true);
        }
      }),
    );
  });
});

it('fills the gaps of a text, reads nothing twice, and fills none by halves', () => {
  const facts = { contactName: '{company} Ada', company: 'Northwind', myName: null };
  expect(fillVariant('Hello {name} of {company}', facts)).toBe('Hello {company} Ada of Northwind');
  expect(fillVariant('Yours, {my_name}', facts)).toBeNull();
});

it('looks first at what runs, then at what changed last', () => {
  const campaigns = [
    { id: 'a', state: 'done', since: 9 },
    { id: 'b', state: 'running', since: 1 },
    { id: 'c', state: 'running', since: 2 },
    { id: 'd', state: 'draft', since: 10 },
  ] as const;
  expect(mostActive(campaigns)?.id).toBe('c');
  expect(mostActive([])).toBeNull();
});
