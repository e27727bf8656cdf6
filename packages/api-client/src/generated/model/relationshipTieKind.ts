/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type RelationshipTieKind = typeof RelationshipTieKind[keyof typeof RelationshipTieKind];


export const RelationshipTieKind = {
  wrote_to: 'wrote_to',
  works_at: 'works_at',
} as const;
