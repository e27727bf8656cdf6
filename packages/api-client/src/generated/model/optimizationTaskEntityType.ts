/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OptimizationTaskEntityType = typeof OptimizationTaskEntityType[keyof typeof OptimizationTaskEntityType];


export const OptimizationTaskEntityType = {
  Person: 'Person',
  Company: 'Company',
} as const;
