/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChangedConversations } from './changedConversations';
import type { ChangeTopic } from './changeTopic';

/**
 * The data of one `change` event.
 */
export interface ChangeEvent {
  /**
     * Increases with every change; use it as the event ID when reconnecting.
     * @minimum 0
     * @maximum 9007199254740991
     */
  seq: number;
  topics: ChangeTopic[];
  /** What the topics `messages` and `stats` are about. Missing if any message may have changed. */
  conversations?: ChangedConversations;
}
