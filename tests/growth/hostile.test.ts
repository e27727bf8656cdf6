import { afterAll, expect, test, vi } from 'vitest';
import { countSteps } from '../support/steps.ts';

const steps = await countSteps();
vi.resetModules();
const { HOSTILE } = await import('../support/hostile.ts');
afterAll(() => steps.stop());

const SIZE = 10_000;

/** What begins a reading, whatever its length. */
const ONCE = 5_000;

test('each block is counted, not each call alone', async () => {
  // This one looks at each character.
  const brackets = HOSTILE.find(({ name }) => name === 'mail of "("');
  expect(await steps.of(() => brackets?.read(SIZE))).toBeGreaterThan(SIZE);
});

test.each(HOSTILE)('$name: twice as much takes twice the work', async ({ read }) => {
  // What is made at first use is made now.
  read(SIZE);
  const one = await steps.of(() => read(SIZE));
  const two = await steps.of(() => read(2 * SIZE));
  expect(one).toBeGreaterThan(0);
  expect(two).toBeLessThan(2.2 * one + ONCE);
});
