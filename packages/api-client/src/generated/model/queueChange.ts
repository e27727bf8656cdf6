/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A task that was made or moved.
 */
export interface QueueChange {
  /** A UUID. */
  taskId: string;
  isNew: boolean;
  /** When it was due; `null` when it had no time or is new. */
  dueBefore: string | null;
}
