import { HOUR } from '../../shared/time/units.js';
import type { WaitTally } from '../flow/day-tally.js';
import { sketchQuantile } from '../flow/sketch.js';

/** With fewer replies there is no target. */
const FEWEST_REPLIES = 10;

export interface ResponseTargets {
  /** For people: a whole number of hours that beats half of the replies so far. */
  readonly recommendedHours: number;
  /** For automations: the same for the fastest quarter. */
  readonly automationHours: number;
  /** The number of replies behind the targets. */
  readonly replies: number;
}

/**
 * Derives targets from past reply times: the median and the first quartile, rounded down to whole hours, so that a target is at least as fast as its
 * source. The minimum is one hour.
 *
 * @returns `null` for too few replies.
 */
export function responseTargets({ answered, sketch }: Pick<WaitTally, 'answered' | 'sketch'>): ResponseTargets | null {
  if (answered < FEWEST_REPLIES) return null;
  const hoursAt = (share: number) => Math.max(1, Math.floor((sketchQuantile(sketch, share) ?? 0) / HOUR));
  return { recommendedHours: hoursAt(0.5), automationHours: hoursAt(0.25), replies: answered };
}
