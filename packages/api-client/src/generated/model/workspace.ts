/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The workspace that the request belongs to.
 */
export interface Workspace {
  /** A UUID. */
  id: string;
  name: string;
  /** The addresses that are ours: what comes from them is outbound. */
  ownAddresses: string[];
  /** Filled with the demo world. */
  isDemo: boolean;
  /** Messages that are older are removed every night; `null` keeps them all. */
  retentionDays: number | null;
  /** The version of the program. */
  version: string;
}
