/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A contact merged into another.
 */
export interface ContactMerge {
  /** A UUID. */
  id: string;
  /** The contact that was kept. */
  contactId: string;
  /**
     * Its current name; `null` if it no longer exists.
     * @nullable
     */
  contactName: string | null;
  /** A UUID. */
  otherId: string;
  otherName: string;
  /**
     * Number of messages moved.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  undoneAt: string | null;
  /** Whether it can be undone. Merges of the same contact are undone newest first. */
  canUndo: boolean;
}
