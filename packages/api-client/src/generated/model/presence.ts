/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PresenceState } from './presenceState';

/**
 * What a member is doing in a conversation.
 */
export interface Presence {
  /** `reading` when a conversation is opened, `writing` with each change. */
  state: PresenceState;
}
