/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HoldoutEffect } from './holdoutEffect';

/**
 * Customers with an offer against those held out at random.
 */
export interface HoldoutComparison {
  /**
     * Customers with an offer whose window has ended.
     * @minimum 0
     * @maximum 9007199254740991
     */
  offered: number;
  /**
     * Customers held out whose window has ended.
     * @minimum 0
     * @maximum 9007199254740991
     */
  heldOut: number;
  /**
     * Customers needed in each group.
     * @minimum 0
     * @maximum 9007199254740991
     */
  needed: number;
  /** Earned per customer in the window, beyond the holdout, with a 95 % interval that holds at every look. `null` before enough windows have ended. */
  effect: HoldoutEffect | null;
}
