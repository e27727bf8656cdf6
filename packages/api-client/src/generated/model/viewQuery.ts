/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { PriorityTier } from './priorityTier';

/**
 * A filter for message lists. Omitted fields filter nothing.
 */
export interface ViewQuery {
  /**
     * The search text.
     * @minLength 1
     * @maxLength 200
     */
  q?: string;
  channel?: Channel;
  /** An account of a channel. */
  accountId?: string;
  priority?: PriorityTier;
  /** A UUID. */
  projectId?: string;
  /** A UUID. */
  assigneeId?: string;
  urgent?: boolean;
  unread?: boolean;
  snoozed?: boolean;
  /**
     * Only messages of contacts that this search finds when the list is requested.
     * @maxLength 1000
     */
  people?: string;
}
