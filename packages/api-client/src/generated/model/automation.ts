/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AutomationNext } from './automationNext';
import type { AutomationStoppedBy } from './automationStoppedBy';

/**
 * What one automation did so far, and whether people let it go on.
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
     * How many of its messages were not sent.
     * @minimum 0
     * @maximum 9007199254740991
     */
  refused: number;
  /** Why it may not go on, if it may not. */
  stoppedBy: AutomationStoppedBy;
  /** What would become of its next message now: in which stage it would be sent, or why not. */
  next: AutomationNext;
  /** Until when the answers to its canary are waited for, if they are. */
  waitsUntil: string | null;
  /** When something was last decided about it. */
  lastAt: string;
}
