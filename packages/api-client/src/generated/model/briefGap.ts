/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefGapFigure } from './briefGapFigure';

/**
 * A figure that cannot be said yet, and why.
 */
export interface BriefGap {
  figure: BriefGapFigure;
  /** What is missing for it, in words. */
  missing: string;
}
