/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Today, or the next working day when nothing fits into what is left of it.
 */
export type OptimizedQueueDay = {
  /** When working hours begin, or now. */
  start: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  end: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  usedMinutes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  availableMinutes: number;
  /**
     * How many tasks do not fit.
     * @minimum 0
     * @maximum 9007199254740991
     */
  left: number;
};
