/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AutomationNext } from './automationNext';
import type { AutomationStoppedBy } from './automationStoppedBy';

/**
 * Activity of an automation so far, and whether responses allow it to continue.
 */
export interface Automation {
  automationId: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sends: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unsubscribes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  complaints: number;
  /**
     * Number of its messages that were not sent.
     * @minimum 0
     * @maximum 9007199254740991
     */
  refused: number;
  /** Why it may not continue; `null` if it may. */
  stoppedBy: AutomationStoppedBy;
  /** Expected outcome of its next message now: the stage in which it would be sent, or why not. */
  next: AutomationNext;
  /** Until when it waits for responses to its canary, if it does. */
  waitsUntil: string | null;
  /** When the last decision about it was made. */
  lastAt: string;
}
