/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The currency of the workspace’s deals, if there are any. Otherwise, the value of an average customer counts as 1.
 */
export type BriefActionValueUnit = typeof BriefActionValueUnit[keyof typeof BriefActionValueUnit];


export const BriefActionValueUnit = {
  currency: 'currency',
  customer: 'customer',
} as const;
