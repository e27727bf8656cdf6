/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PatternsCadences } from './patternsCadences';
import type { PatternsChanged } from './patternsChanged';
import type { ResponseShare } from './responseShare';

/**
 * How often contacts write, and how soon they get a reply.
 */
export interface Patterns {
  cadences: PatternsCadences;
  /**
     * Replies of the last 90 days, fastest first.
     * @minItems 4
     * @maxItems 4
     */
  responses: ResponseShare[];
  /** Median wait for a reply, in minutes, accurate to 1%; `null` without replies. */
  medianResponseMinutes: number | null;
  /** Number of contacts whose class changed in the last seven days. */
  changed: PatternsChanged;
  /** Whether these are sample data because there are no messages yet. */
  isSample: boolean;
  /** Reference time of all figures: the start of the current minute. */
  now: string;
}
