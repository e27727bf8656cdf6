/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An emoji reaction to a message.
 */
export interface Reaction {
  emoji: string;
  /** Handle that reacted. */
  from: string;
  /**
     * Name of the contact with this handle; `null` if there is none.
     * @nullable
     */
  name: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  at: string;
  /** Whether a member reacted; omitted otherwise. */
  isOurs?: true;
}
