/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The area under the curve: how well the model separates customers who left from those who stayed.
 */
export type HeldOutScoreMeasure = typeof HeldOutScoreMeasure[keyof typeof HeldOutScoreMeasure];


export const HeldOutScoreMeasure = {
  auc: 'auc',
} as const;
