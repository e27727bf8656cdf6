/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The lifetime model, or silence alone where the model did not predict better.
 */
export type ChurnBasisUses = typeof ChurnBasisUses[keyof typeof ChurnBasisUses];


export const ChurnBasisUses = {
  model: 'model',
  silence: 'silence',
} as const;
