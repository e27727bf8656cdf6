/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IngestPipelineExtractorsItemId = typeof IngestPipelineExtractorsItemId[keyof typeof IngestPipelineExtractorsItemId];


export const IngestPipelineExtractorsItemId = {
  headers: 'headers',
  signatures: 'signatures',
  bodies: 'bodies',
  enrichment: 'enrichment',
} as const;
