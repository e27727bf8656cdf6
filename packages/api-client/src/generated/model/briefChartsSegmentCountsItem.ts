/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefChartsSegmentCountsItemSegment } from './briefChartsSegmentCountsItemSegment';

export type BriefChartsSegmentCountsItem = {
  segment: BriefChartsSegmentCountsItemSegment;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
};
