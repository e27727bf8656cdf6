/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A created or rescheduled task.
 */
export interface QueueChange {
  /** A UUID. */
  taskId: string;
  isNew: boolean;
  /** Previous due time; `null` if the task had none or is new. */
  dueBefore: string | null;
}
