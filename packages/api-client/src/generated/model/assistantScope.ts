/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * What answers are made from.
 */
export interface AssistantScope {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /** The oldest message; `null` if there is none. */
  since: string | null;
  /** The channels that have messages. */
  channels: Channel[];
}
