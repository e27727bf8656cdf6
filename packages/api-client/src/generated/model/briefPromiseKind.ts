/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether they promised it or the other side asked for it; absent from older briefs, which have promises only.
 */
export type BriefPromiseKind = typeof BriefPromiseKind[keyof typeof BriefPromiseKind];


export const BriefPromiseKind = {
  promise: 'promise',
  request: 'request',
} as const;
