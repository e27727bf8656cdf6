/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where it was found.
 */
export type NodeEvidenceSource = typeof NodeEvidenceSource[keyof typeof NodeEvidenceSource];


export const NodeEvidenceSource = {
  header: 'header',
  signature: 'signature',
  body: 'body',
  enrichment: 'enrichment',
  contact: 'contact',
  event: 'event',
} as const;
