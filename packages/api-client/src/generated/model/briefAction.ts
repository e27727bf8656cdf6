/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ActionAbout } from './actionAbout';
import type { BriefActionCategory } from './briefActionCategory';
import type { BriefActionEffort } from './briefActionEffort';
import type { BriefActionImpact } from './briefActionImpact';
import type { BriefActionValueUnit } from './briefActionValueUnit';

/**
 * A recommended action with its expected value.
 */
export interface BriefAction {
  id: string;
  /** What to do, in English. */
  title: string;
  /** Why, in English. */
  description: string;
  /** What `title` and `description` say, beside the contact; absent from older briefs. */
  about?: ActionAbout;
  /** Rank among all actions of the day, by expected value. */
  impact: BriefActionImpact;
  /** Up to 5 minutes, up to 15 minutes, or longer. */
  effort: BriefActionEffort;
  category: BriefActionCategory;
  /**
     * Expected value divided by expected minutes.
     * @minimum 0
     */
  impactPerMinute: number;
  /**
     * Value of the good outcome, in `valueUnit`.
     * @minimum 0
     */
  value: number;
  /** The currency of the workspace’s deals, if there are any. Otherwise, the value of an average customer counts as 1. */
  valueUnit: BriefActionValueUnit;
  /**
     * Increase in the probability of that outcome if the action is done.
     * @minimum 0
     * @maximum 1
     */
  probability: number;
  /**
     * `probability` · `value`.
     * @minimum 0
     */
  expectedValue: number;
  /**
     * Expected duration, in minutes.
     * @exclusiveMinimum 0
     */
  minutes: number;
  /** Whether the minutes were measured in this workspace; otherwise they are defaults. */
  isTimed: boolean;
  /** Basis of the probability and value, in plain language. */
  basis: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  messageId: string | null;
  conversationId: string | null;
}
