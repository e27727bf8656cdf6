/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IngestPipelineStepsItemId = typeof IngestPipelineStepsItemId[keyof typeof IngestPipelineStepsItemId];


export const IngestPipelineStepsItemId = {
  receive: 'receive',
  validate: 'validate',
  deduplicate: 'deduplicate',
  extract: 'extract',
  relate: 'relate',
  score: 'score',
} as const;
