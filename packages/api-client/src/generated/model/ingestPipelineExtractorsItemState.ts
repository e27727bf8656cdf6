/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * active: it has found something. waiting: it has found nothing yet. off: it has nothing to read.
 */
export type IngestPipelineExtractorsItemState = typeof IngestPipelineExtractorsItemState[keyof typeof IngestPipelineExtractorsItemState];


export const IngestPipelineExtractorsItemState = {
  active: 'active',
  waiting: 'waiting',
  off: 'off',
} as const;
