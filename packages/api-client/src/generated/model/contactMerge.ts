/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A contact that became part of another.
 */
export interface ContactMerge {
  /** A UUID. */
  id: string;
  /** The contact that was kept. */
  contactId: string;
  /**
     * Its name now; `null` when it is gone.
     * @nullable
     */
  contactName: string | null;
  /** A UUID. */
  otherId: string;
  otherName: string;
  /**
     * How many messages went over.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  undoneAt: string | null;
  /** Of several merges of one contact the last goes first. */
  canUndo: boolean;
}
