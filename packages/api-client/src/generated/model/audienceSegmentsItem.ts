/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AudienceSegmentsItem = typeof AudienceSegmentsItem[keyof typeof AudienceSegmentsItem];


export const AudienceSegmentsItem = {
  champions: 'champions',
  loyalCustomers: 'loyalCustomers',
  potentialLoyalists: 'potentialLoyalists',
  newCustomers: 'newCustomers',
  promising: 'promising',
  needAttention: 'needAttention',
  aboutToSleep: 'aboutToSleep',
  atRisk: 'atRisk',
} as const;
