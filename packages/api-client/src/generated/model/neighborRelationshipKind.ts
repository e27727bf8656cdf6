/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NeighborRelationshipKind = typeof NeighborRelationshipKind[keyof typeof NeighborRelationshipKind];


export const NeighborRelationshipKind = {
  wrote_to: 'wrote_to',
  works_at: 'works_at',
} as const;
