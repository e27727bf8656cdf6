/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IntelligencePhaseId = typeof IntelligencePhaseId[keyof typeof IntelligencePhaseId];


export const IntelligencePhaseId = {
  facts: 'facts',
  segments: 'segments',
  lifetime: 'lifetime',
  risk: 'risk',
  value: 'value',
  intents: 'intents',
  offers: 'offers',
} as const;
