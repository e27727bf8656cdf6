/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IngestPipelineStepsItemState = typeof IngestPipelineStepsItemState[keyof typeof IngestPipelineStepsItemState];


export const IngestPipelineStepsItemState = {
  idle: 'idle',
  working: 'working',
  failing: 'failing',
} as const;
