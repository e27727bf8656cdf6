/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AnalyticsRange } from './analyticsRange';

export type GetAnalyticsOverviewParams = {
range?: AnalyticsRange;
};
