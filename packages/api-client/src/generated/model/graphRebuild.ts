/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A graph that is being rebuilt.
 */
export const GraphRebuildValue = {
  /** A rebuild was started or was already in progress. */
  isRebuilding: true,
} as const;
export type GraphRebuild = typeof GraphRebuildValue;
