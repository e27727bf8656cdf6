import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../shared/time/units.js';
import { sketchOf } from '../flow/sketch.js';
import { responseTargets } from './response-targets.js';

const targets = (...waited: number[]) => responseTargets({ answered: waited.length, sketch: sketchOf(waited) });

it('takes the targets from the median and the fastest quarter, in whole hours', () => {
  const hours = [0.5, 0.5, 0.7, 2.5, 2.5, 2.5, 5, 5, 30, 30];
  expect(targets(...hours.map((hour) => hour * HOUR))).toEqual({
    recommendedHours: 2,
    automationHours: 1,
    replies: 10,
  });
});

it('gives at least an hour, and nothing for too few replies', () => {
  expect(targets(...Array.from({ length: 10 }, () => 5 * MINUTE))).toMatchObject({
    recommendedHours: 1,
    automationHours: 1,
  });
  expect(targets(HOUR, 2 * HOUR)).toBeNull();
});
