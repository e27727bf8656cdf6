/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Today, or the next working day if nothing fits into the rest of today.
 */
export type OptimizedQueueDay = {
  /** Start of working hours, or now. */
  start: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
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
     * Number of tasks that do not fit.
     * @minimum 0
     * @maximum 9007199254740991
     */
  left: number;
};
