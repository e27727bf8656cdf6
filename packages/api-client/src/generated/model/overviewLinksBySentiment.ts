/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OverviewLinksBySentiment = {
  positive: string;
  neutral: string;
  negative: string;
  unknown: string;
};
