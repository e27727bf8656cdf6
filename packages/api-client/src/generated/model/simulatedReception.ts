/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The message is being delivered.
 */
export interface SimulatedReception {
  /** The provider’s ID of the message. */
  id: string;
}
