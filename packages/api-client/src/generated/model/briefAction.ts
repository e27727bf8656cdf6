/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefActionCategory } from './briefActionCategory';
import type { BriefActionEffort } from './briefActionEffort';
import type { BriefActionImpact } from './briefActionImpact';
import type { BriefActionValueUnit } from './briefActionValueUnit';

/**
 * Something to do, with what it is expected to bring.
 */
export interface BriefAction {
  id: string;
  title: string;
  description: string;
  /** Its place among all actions of the day, by expected value. */
  impact: BriefActionImpact;
  /** Up to 5 minutes, up to 15, longer. */
  effort: BriefActionEffort;
  category: BriefActionCategory;
  /**
     * Expected value over expected minutes.
     * @minimum 0
     */
  impactPerMinute: number;
  /**
     * What the good outcome is worth, in `valueUnit`.
     * @minimum 0
     */
  value: number;
  /** The currency of the workspace’s deals, where deals are known; else the value of an average customer counts 1. */
  valueUnit: BriefActionValueUnit;
  /**
     * How much likelier that outcome is if it is done.
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
     * How long it takes.
     * @exclusiveMinimum 0
     */
  minutes: number;
  /** Whether these minutes are the workspace’s own; else they are the usual ones. */
  isTimed: boolean;
  /** Where probability and value come from, in words. */
  basis: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  messageId: string | null;
  conversationId: string | null;
}
