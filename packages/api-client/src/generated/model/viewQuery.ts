/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { PriorityTier } from './priorityTier';

/**
 * A filter of the lists of messages; what is left out filters nothing.
 */
export interface ViewQuery {
  /**
     * What is searched for.
     * @minLength 1
     * @maxLength 200
     */
  q?: string;
  channel?: Channel;
  priority?: PriorityTier;
  /** A UUID. */
  projectId?: string;
  /** A UUID. */
  assigneeId?: string;
  urgent?: boolean;
  unread?: boolean;
  snoozed?: boolean;
  /**
     * Only messages of people whom this search finds, as it finds them when the list is asked for.
     * @maxLength 1000
     */
  people?: string;
}
