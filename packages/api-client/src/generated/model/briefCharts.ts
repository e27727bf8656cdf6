/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefChartsEmailDaysItem } from './briefChartsEmailDaysItem';
import type { BriefChartsSegmentCountsItem } from './briefChartsSegmentCountsItem';
import type { ChartTheme } from './chartTheme';

/**
 * Two charts, with the same content as text and figures.
 */
export interface BriefCharts {
  /** A PNG in base64 at twice its display size, so that it is sharp. */
  emailPerformance: string;
  /** A PNG in base64 at twice its display size, so that it is sharp. */
  segments: string;
  theme: ChartTheme;
  /**
     * Width in CSS pixels. The images have twice as many.
     * @minimum 1
     * @maximum 9007199254740991
     */
  width: number;
  /**
     * Height in CSS pixels.
     * @minimum 1
     * @maximum 9007199254740991
     */
  height: number;
  /** The first chart as text. */
  emailPerformanceText: string;
  /** The second chart as text. */
  segmentsText: string;
  /** Data for the first chart, oldest day first. */
  emailDays: BriefChartsEmailDaysItem[];
  /** Data for the second chart; empty if there are no customers. */
  segmentCounts: BriefChartsSegmentCountsItem[];
}
