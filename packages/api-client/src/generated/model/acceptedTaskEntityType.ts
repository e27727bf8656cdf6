/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AcceptedTaskEntityType = typeof AcceptedTaskEntityType[keyof typeof AcceptedTaskEntityType];


export const AcceptedTaskEntityType = {
  Person: 'Person',
  Company: 'Company',
} as const;
