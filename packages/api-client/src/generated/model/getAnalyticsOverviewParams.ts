/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AnalyticsRange } from './analyticsRange';

export type GetAnalyticsOverviewParams = {
/**
 * Only messages that came in or left by this account of a channel, and the waits that began at it.
 */
accountId?: string;
range?: AnalyticsRange;
};
