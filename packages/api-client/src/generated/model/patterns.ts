/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PatternsCadences } from './patternsCadences';
import type { PatternsChanged } from './patternsChanged';
import type { ResponseShare } from './responseShare';

/**
 * How often people write, and how soon they are answered.
 */
export interface Patterns {
  cadences: PatternsCadences;
  /**
     * The last 90 days, fastest first.
     * @minItems 4
     * @maxItems 4
     */
  responses: ResponseShare[];
  /** Half of those who were answered waited no longer, within 1 %; `null` when nobody was. */
  medianResponseMinutes: number | null;
  /** How many people came into another class since then, seven days ago. */
  changed: PatternsChanged;
  /** Whether there is no message yet, and these are the figures of an example. */
  isSample: boolean;
  /** What all of this was counted back from: the beginning of this minute. */
  now: string;
}
