/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The currency of the workspace’s deals, where deals are known; else the value of an average customer counts 1.
 */
export type BriefActionValueUnit = typeof BriefActionValueUnit[keyof typeof BriefActionValueUnit];


export const BriefActionValueUnit = {
  currency: 'currency',
  customer: 'customer',
} as const;
