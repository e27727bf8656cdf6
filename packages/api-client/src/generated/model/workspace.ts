/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The workspace of the request.
 */
export interface Workspace {
  /** A UUID. */
  id: string;
  name: string;
  /** Addresses of the workspace. Messages from them are outbound. */
  ownAddresses: string[];
  /** Whether the workspace contains the demo data. */
  isDemo: boolean;
  /** Days to keep messages. Older ones are deleted every night; `null` keeps all. */
  retentionDays: number | null;
  /** The version of Concordia. */
  version: string;
}
