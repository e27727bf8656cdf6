/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A graph that is being made anew.
 */
export const GraphRebuildValue = {
  /** It is under way, or was already. */
  isRebuilding: true,
} as const;
export type GraphRebuild = typeof GraphRebuildValue;
