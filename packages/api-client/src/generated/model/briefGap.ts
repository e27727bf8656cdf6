/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefGapFigure } from './briefGapFigure';

/**
 * A figure that cannot be calculated yet, and why.
 */
export interface BriefGap {
  figure: BriefGapFigure;
  /** What is missing for it, in plain language. */
  missing: string;
}
