/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NeighbourRelationshipKind = typeof NeighbourRelationshipKind[keyof typeof NeighbourRelationshipKind];


export const NeighbourRelationshipKind = {
  wrote_to: 'wrote_to',
  works_at: 'works_at',
} as const;
