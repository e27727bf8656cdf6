/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefChartsSegmentCountsItemSegment = typeof BriefChartsSegmentCountsItemSegment[keyof typeof BriefChartsSegmentCountsItemSegment];


export const BriefChartsSegmentCountsItemSegment = {
  champions: 'champions',
  loyalCustomers: 'loyalCustomers',
  potentialLoyalists: 'potentialLoyalists',
  newCustomers: 'newCustomers',
  promising: 'promising',
  needAttention: 'needAttention',
  aboutToSleep: 'aboutToSleep',
  atRisk: 'atRisk',
} as const;
