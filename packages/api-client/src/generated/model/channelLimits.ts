/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What the channel lets one message be.
 */
export interface ChannelLimits {
  /**
     * The longest text, in UTF-16 units; on SMS in units of its encoding.
     * @minimum 1
     * @maximum 9007199254740991
     */
  maxLength: number;
  hasSubject: boolean;
  /** For how long after their last message we may write; `null` without such. */
  windowHours: number | null;
  /** Whether we may write first. */
  canStart: boolean;
}
