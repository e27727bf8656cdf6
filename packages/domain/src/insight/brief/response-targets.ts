import { HOUR } from '../../shared/time/units.js';
import type { WaitTally } from '../flow/day-tally.js';
import { sketchQuantile } from '../flow/sketch.js';

/** With fewer replies no target is given. */
const FEWEST_REPLIES = 10;

/** Within how many hours to reply. */
export interface ResponseTargets {
  /** For a person: a whole number of hours that beats half of the replies so far. */
  readonly recommendedHours: number;
  /** For an automation: the same for the fastest quarter. */
  readonly automationHours: number;
  /** How many replies the targets come from. */
  readonly replies: number;
}

/**
 * Targets taken from how soon people were answered: the median and the first quartile, rounded down to whole hours, so that meeting a target is at
 * least as fast as what it was taken from. An hour is the least.
 *
 * @returns `null` for too few replies.
 */
export function responseTargets({ answered, sketch }: Pick<WaitTally, 'answered' | 'sketch'>): ResponseTargets | null {
  if (answered < FEWEST_REPLIES) return null;
  const hoursAt = (share: number) => Math.max(1, Math.floor((sketchQuantile(sketch, share) ?? 0) / HOUR));
  return { recommendedHours: hoursAt(0.5), automationHours: hoursAt(0.25), replies: answered };
}
