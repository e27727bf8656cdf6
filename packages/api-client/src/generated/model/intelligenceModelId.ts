/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IntelligenceModelId = typeof IntelligenceModelId[keyof typeof IntelligenceModelId];


export const IntelligenceModelId = {
  segments: 'segments',
  lifetime: 'lifetime',
  spend: 'spend',
  risk: 'risk',
  intents: 'intents',
} as const;
