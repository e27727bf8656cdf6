/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One of eight segments.
 */
export type SegmentName = typeof SegmentName[keyof typeof SegmentName];


export const SegmentName = {
  champions: 'champions',
  loyalCustomers: 'loyalCustomers',
  potentialLoyalists: 'potentialLoyalists',
  newCustomers: 'newCustomers',
  promising: 'promising',
  needAttention: 'needAttention',
  aboutToSleep: 'aboutToSleep',
  atRisk: 'atRisk',
} as const;
