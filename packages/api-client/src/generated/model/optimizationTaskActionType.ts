/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OptimizationTaskActionType = typeof OptimizationTaskActionType[keyof typeof OptimizationTaskActionType];


export const OptimizationTaskActionType = {
  email: 'email',
  call: 'call',
} as const;
