/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The message is on its way to us.
 */
export interface SimulatedReception {
  /** The provider’s id of the message. */
  id: string;
}
