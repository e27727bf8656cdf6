/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What the channel allows in a message.
 */
export interface ChannelLimits {
  /**
     * Maximum text length in UTF-16 code units; for SMS, in units of its encoding.
     * @minimum 1
     * @maximum 9007199254740991
     */
  maxLength: number;
  hasSubject: boolean;
  /** How long after their last message we may write, in hours; `null` for no limit. */
  windowHours: number | null;
  /** Whether we may start a conversation. */
  canStart: boolean;
}
