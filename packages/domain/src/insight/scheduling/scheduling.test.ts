/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { apparentTardinessOrder } from './apparent-tardiness.js';
import {
  type DueJob,
  earliestDueOrder,
  type Job,
  type Order,
  smithOrder,
  weightedCompletion,
  weightedTardiness,
} from './job.js';
import { knapsack } from './knapsack.js';
import { improveOrder } from './local-search.js';

/** Public benchmark data; not part of the repository. */
const DATA = new URL('../../../../../../shared/data/', import.meta.url);
const file = (name: string) => fileURLToPath(new URL(name, DATA));
const isThere = existsSync(file('wt40.txt')) && existsSync(file('wtopt40.txt'));
if (!isThere) process.stdout.write('Skipped the orders of wt40: ../shared/data is not there.\n');

const numbers = (name: string): number[] => readFileSync(file(name), 'utf8').trim().split(/\s+/).map(Number);

const JOBS = 40;

function wt40(): DueJob[][] {
  const all = numbers('wt40.txt');
  return Array.from({ length: all.length / (3 * JOBS) }, (_, instance) =>
    Array.from({ length: JOBS }, (_, job) => {
      const at = (row: number) => all[(3 * instance + row) * JOBS + job] ?? 0;
      return { time: at(0), weight: at(1), due: at(2) };
    }),
  );
}

describe.runIf(isThere)('wt40 of the OR-Library', () => {
  const instances = isThere ? wt40() : [];

  it('has the published costs of simple rules', () => {
    const [first = []] = instances;
    const cost = (rule: (jobs: readonly DueJob[]) => Order) => weightedTardiness(first, rule(first));
    expect([cost(earliestDueOrder), cost(smithOrder), cost(apparentTardinessOrder)]).toEqual([1588, 3066, 1154]);
    const completion = instances.reduce((sum, jobs) => sum + weightedCompletion(jobs, smithOrder(jobs)), 0);
    expect(completion).toBe(16_349_048);
  });

  it('is ordered at its optimum, in at least 122 of 125 instances', () => {
    const optima = numbers('wtopt40.txt');
    const found = instances.map((jobs, index) => {
      const order = improveOrder(jobs, apparentTardinessOrder(jobs), {
        steps: 5_000_000,
        chance: repeatableChance(index + 1),
      });
      return weightedTardiness(jobs, order);
    });
    expect(found.every((cost, index) => cost >= (optima[index] ?? 0))).toBe(true);
    expect(found.filter((cost, index) => cost === optima[index]).length).toBeGreaterThanOrEqual(122);
  }, 60_000);
});

const job = fc.record({
  time: fc.integer({ min: 1, max: 20 }),
  weight: fc.integer({ min: 0, max: 9 }),
  due: fc.integer({ min: -5, max: 60 }),
});

function orders(indexes: readonly number[]): number[][] {
  if (indexes.length < 2) return [[...indexes]];
  return indexes.flatMap((first) => orders(indexes.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

const cheapest = <Some extends Job>(jobs: readonly Some[], cost: (jobs: readonly Some[], order: Order) => number) =>
  Math.min(...orders(jobs.map((_, index) => index)).map((order) => cost(jobs, order)));

describe('orders', () => {
  it("by Smith's rule have the least weighted completion time of all", () => {
    fc.assert(
      fc.property(fc.array(job, { maxLength: 6 }), (jobs) => {
        expect(weightedCompletion(jobs, smithOrder(jobs))).toBe(cheapest(jobs, weightedCompletion));
      }),
      { numRuns: 40 },
    );
  });

  it('of a few jobs are searched down to the least weighted tardiness of all', () => {
    fc.assert(
      fc.property(fc.array(job, { maxLength: 6 }), (jobs) => {
        const order = improveOrder(jobs, apparentTardinessOrder(jobs), { steps: 20_000, chance: repeatableChance(1) });
        expect(order.toSorted((one, another) => one - another)).toEqual(jobs.map((_, index) => index));
        expect(weightedTardiness(jobs, order)).toBe(cheapest(jobs, weightedTardiness));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a knapsack', () => {
  it('is exact: p01', () => {
    const sizes = [23, 31, 29, 44, 53, 38, 63, 85, 89, 82];
    const values = [92, 57, 49, 68, 60, 43, 67, 84, 87, 72];
    const taken = knapsack(
      sizes.map((size, index) => ({ size, value: values[index] ?? 0 })),
      165,
    );
    expect(values.reduce((sum, value, index) => sum + (taken[index] === true ? value : 0), 0)).toBe(309);
    expect(sizes.reduce((sum, size, index) => sum + (taken[index] === true ? size : 0), 0)).toBeLessThanOrEqual(165);
  });
});
