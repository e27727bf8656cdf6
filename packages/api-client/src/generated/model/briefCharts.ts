/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefChartsEmailDaysItem } from './briefChartsEmailDaysItem';
import type { BriefChartsSegmentCountsItem } from './briefChartsSegmentCountsItem';
import type { ChartTheme } from './chartTheme';

/**
 * Two charts, and the same in words and figures.
 */
export interface BriefCharts {
  /** A PNG in base64, drawn at twice its size so that it is crisp. */
  emailPerformance: string;
  /** A PNG in base64, drawn at twice its size so that it is crisp. */
  segments: string;
  theme: ChartTheme;
  /**
     * In CSS pixels; the pictures have twice as many.
     * @minimum 1
     * @maximum 9007199254740991
     */
  width: number;
  /**
     * In CSS pixels.
     * @minimum 1
     * @maximum 9007199254740991
     */
  height: number;
  /** What the first chart shows, in words. */
  emailPerformanceText: string;
  /** What the second chart shows, in words. */
  segmentsText: string;
  /** What the first chart is drawn from, oldest day first. */
  emailDays: BriefChartsEmailDaysItem[];
  /** What the second chart is drawn from; empty while there are no customers. */
  segmentCounts: BriefChartsSegmentCountsItem[];
}
