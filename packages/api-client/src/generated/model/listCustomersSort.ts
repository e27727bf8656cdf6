/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListCustomersSort = typeof ListCustomersSort[keyof typeof ListCustomersSort];


export const ListCustomersSort = {
  risk: 'risk',
  value: 'value',
  recency: 'recency',
  engagement: 'engagement',
} as const;
