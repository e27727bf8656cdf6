/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OverviewLinksByPriority = {
  high: string;
  medium: string;
  low: string;
};
