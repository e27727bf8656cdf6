/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IntelligenceFit } from './intelligenceFit';
import type { RetentionCohort } from './retentionCohort';
import type { RetentionCurve } from './retentionCurve';

/**
 * How long customers stay in touch.
 */
export interface Retention {
  /** Kaplan–Meier estimate. `null` before the first run. */
  curve: RetentionCurve | null;
  /** The last twelve full months, oldest first, without those in which nobody came. */
  cohorts: RetentionCohort[];
  fit: IntelligenceFit;
}
