/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PriorityReason } from './priorityReason';

/**
 * Reply to a message.
 */
export interface AboutAnswer {
  code: 'answer';
  /** The subject, or the beginning of the text. */
  label: string;
  isUrgent: boolean;
  /**
     * The most distinctive ones, strongest first.
     * @maxItems 2
     */
  reasons: PriorityReason[];
  /** How long it had waited when the brief was made. */
  waitingMinutes: number;
}
